#!/usr/bin/env python3
"""Affordability by the rule book (rules.md), section by section.

Reads a case {"criteria": …, "facts": …} from each line of standard input, and writes its outcome as a line of standard output.
"""

import json
import sys
from fractions import Fraction
from math import ceil, floor

# Section 4: the rule of each kind.
RULES = {
    "T_EMPLOYED_PERM": "gross_pay_as_stated",
    "T_EMPLOYED_ZH": "gross_pay_as_stated",
    "T_SELFEMPLOYED": "profit_as_stated",
    "T_PENSION": "pension_in_full",
    "T_BENFITS": "benefits_in_full",
    "T_SCHOLARSHIP_LOANS": "annual_value_of_loan",
    "T_SAVINGS": "savings",
    "T_EMPLOYED_EXP": "not_counted",
    "T_EMPLOYED_PB": "not_counted",
    "T_EMPLOYED_TEMP": "not_counted",
    "T_GUARANTOR": "not_counted",
    "T_NOINCOME": "not_counted",
    "T_ZERO_PERCENT_RENT_SHARE": "not_counted",
}


class Means:
    """The exact income of a year and the exact savings of one or several persons, in pence."""

    def __init__(self, income=Fraction(0), savings=Fraction(0)):
        self.income = income
        self.savings = savings

    def __add__(self, other):
        return Means(self.income + other.income, self.savings + other.savings)


class Assessment:
    def __init__(self, criteria, facts):
        self.criteria = criteria
        self.facts = facts

    # Section 4: one source.

    def amount(self, source):
        if self.facts["basis"] == "declared":
            return source["declaredMinor"]
        return min(source["declaredMinor"], source.get("evidencedMinor", 0))

    def rate(self, source):
        return self.criteria["rates"]["tenThousandths"][source["currency"]]

    def percent(self, source):
        if RULES[source["incomeType"]] == "not_counted":
            return 100
        return self.criteria.get("counted", {}).get(source["incomeType"], 100)

    def counted(self, source):
        if RULES[source["incomeType"]] == "not_counted":
            return Fraction(0)
        by_rate = Fraction(self.amount(source) * self.rate(source), 10_000)
        return by_rate * self.percent(source) / 100

    def line(self, source):
        line = {
            "uuid": source["uuid"],
            "rule": RULES[source["incomeType"]],
            "currency": source["currency"],
            "declaredMinor": source["declaredMinor"],
            "countedPence": floor(self.counted(source)),
        }
        if "evidencedMinor" in source:
            line["evidencedMinor"] = source["evidencedMinor"]
        if self.percent(source) < 100:
            line["percent"] = self.percent(source)
        if source["currency"] != "GBP":
            line["rate"] = {"tenThousandths": self.rate(source), "date": self.criteria["rates"]["date"]}
        return line

    # Section 5: a sum.

    def sum(self, means, rent, multiple):
        savings_multiple = self.criteria["savings"]
        covers = means.income / multiple + means.savings / savings_multiple
        missing = rent - covers
        result = {
            "rentPence": rent,
            "incomeMultiple": multiple,
            "savingsMultiple": savings_multiple,
            "incomePence": floor(means.income),
            "savingsPence": floor(means.savings),
            "affordablePence": floor(covers),
            "isMet": missing <= 0,
        }
        if missing > 0:
            result["gap"] = {
                "rent": ceil(missing),
                "income": ceil(missing * multiple),
                "savings": ceil(missing * savings_multiple),
            }
        return result

    # Section 6: persons.

    def means(self, person):
        means = Means()
        for source in person["sources"]:
            counted = self.counted(source)
            if RULES[source["incomeType"]] == "savings":
                means += Means(savings=counted)
            else:
                means += Means(income=counted)
        return means

    def person(self, person, rent, multiple):
        return {
            "id": person["id"],
            "sources": [self.line(source) for source in person["sources"]],
            "sum": self.sum(self.means(person), rent, multiple),
        }

    def tenant(self, tenant):
        trace = self.person(tenant, tenant["sharePence"], self.criteria["tenantIncome"])
        trace["guarantorIncomePence"] = self.criteria["guarantorIncome"] * tenant["sharePence"]
        return trace

    def shares_of(self, ids):
        return sum(tenant["sharePence"] for tenant in self.facts["tenants"] if tenant["id"] in ids)

    def guarantor(self, guarantor):
        rent = self.shares_of(guarantor["guarantees"])
        trace = self.person(guarantor, rent, self.criteria["guarantorIncome"])
        trace["guarantees"] = guarantor["guarantees"]
        return trace

    # Section 7: the outcome.

    def household(self, covered):
        means = Means()
        for tenant in self.facts["tenants"]:
            means += self.means(tenant)
        left = max(0, self.facts["rentPence"] - self.shares_of(covered))
        return self.sum(means, left, self.criteria["tenantIncome"])

    def outcome(self):
        tenants = [self.tenant(one) for one in sorted(self.facts["tenants"], key=lambda one: one["id"])]
        guarantors = [self.guarantor(one) for one in sorted(self.facts["guarantors"], key=lambda one: one["id"])]
        covered = {id for one in guarantors if one["sum"]["isMet"] for id in one["guarantees"]}
        outcome = {
            "criteria": {key: self.criteria[key] for key in ("name", "version", "date")},
            "basis": self.facts["basis"],
            "assessment": self.criteria["assessment"],
            "tenants": tenants,
            "guarantors": guarantors,
        }
        if self.criteria["assessment"] == "household":
            outcome["household"] = self.household(covered)
            outcome["isMet"] = outcome["household"]["isMet"]
        else:
            outcome["isMet"] = all(one["sum"]["isMet"] or one["id"] in covered for one in tenants)
        return outcome


def main():
    for line in sys.stdin.buffer:
        case = json.loads(line)
        print(json.dumps(Assessment(case["criteria"], case["facts"]).outcome()))


if __name__ == "__main__":
    main()
