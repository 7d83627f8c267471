"""How well counts fit chances."""

from math import exp, inf

import pytest

from holotable.stats.chi_square import fit_of, p_value, pooled


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [  # from printed tables
        (3.841459, 1, 0.05),
        (18.307038, 10, 0.05),
        (55.758479, 40, 0.05),
        (73.401957, 40, 0.001),
        (149.449253, 100, 0.001),
        (2.558212, 10, 0.99),
    ],
)
def test_p_values_are_those_of_the_tables(statistic, freedom, p):
    assert p_value(statistic, freedom) == pytest.approx(p, rel=1e-5)


@pytest.mark.parametrize("statistic", [0.1, 1.0, 3.9, 4.1, 50.0, 500.0])
def test_with_two_degrees_of_freedom_p_is_exponential(statistic):
    assert p_value(statistic, 2) == pytest.approx(exp(-statistic / 2), rel=1e-12)


def test_a_perfect_fit_has_nothing_to_explain():
    fit = fit_of([250, 250, 500], [0.25, 0.25, 0.5])

    assert (fit.counted, fit.statistic, fit.freedom, fit.p) == (1000, 0, 2, 1)


def test_pearsons_sum_is_taken_over_all_cells():
    fit = fit_of([44, 56], [0.5, 0.5])

    assert fit.statistic == pytest.approx(36 / 50 + 36 / 50)
    assert fit.freedom == 1
    assert fit.p == pytest.approx(0.230139, rel=1e-5)


def test_cells_that_expect_little_are_counted_together():
    assert pooled([(2.0, 3), (50.0, 48), (4.0, 6)]) == [(6.0, 9), (50.0, 48)]
    assert pooled([(2.0, 3), (50.0, 48), (60.0, 61)]) == [(52.0, 51), (60.0, 61)]


def test_what_cannot_happen_fits_nothing():
    fit = fit_of([10, 1], [1.0, 0.0])

    assert (fit.statistic, fit.p) == (inf, 0)


def test_what_cannot_happen_and_does_not_is_no_cell():
    assert fit_of([50, 50, 0], [0.5, 0.5, 0.0]).freedom == 1
