# Petteia in a container:
#
#   docker build -t petteia .
#   docker run -p 127.0.0.1:8080:8080 -v petteia:/data -e PETTEIA_WEB__INVITATION='a long secret' petteia
#
# The chat is then reached from this machine alone; put a proxy with HTTPS before it to let others in.
# A configuration is mounted, as in -v ./config.toml:/data/config.toml:ro.
#
# Inside a container the web chat must listen on all addresses to be reached, so it needs an
# invitation of at least 12 characters, or a file that holds one (PETTEIA_WEB__INVITATION_FILE).

# By digest, so that each build has the same base; `make pin-image` takes the tag's newest one.
ARG BASE=python:3.11-slim-trixie@sha256:3c1dfceb3f1267d4d378e7883cddf35c58757bab98d70bba30b6e02e808fa21d

FROM ${BASE} AS build
WORKDIR /src
COPY requirements/run.txt requirements/run.txt
COPY scripts/setup scripts/setup
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY render render
COPY bot bot
RUN scripts/setup run --venv /opt/petteia --copy

FROM ${BASE}
LABEL org.opencontainers.image.title="Petteia" \
    org.opencontainers.image.description="Soldier games of the Greeks and Romans, to play with friends in a chat" \
    org.opencontainers.image.licenses="MIT"
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin petteia && \
    install -d -m 0700 -o petteia /data
COPY --from=build /opt/petteia /opt/petteia
ENV PATH=/opt/petteia/bin:$PATH \
    PETTEIA_WEB__HOST=0.0.0.0 \
    PETTEIA_OPERATING__PORT=9464 \
    PETTEIA_DATABASE__URL=sqlite:////data/petteia.db
USER petteia
WORKDIR /data
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
# The page for operators is reached from inside the container alone, unless its host is set.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['PETTEIA_OPERATING__PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["petteia"]
CMD ["run"]
