"""No test of the engine depends on the wall clock."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "unhurried", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("unhurried")
