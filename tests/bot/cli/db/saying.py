"""What commands say."""


def complaint(done):
    """What a command that failed complains of, in one line and in nothing else."""
    code, out, err = done
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith("petteia: ")
    return err.removeprefix("petteia: ").removesuffix("\n")
