import { describe, expect, test } from "vitest";
import type { AffordabilityOutcome } from "../affordability/assess.ts";
import { assessHousehold } from "../affordability/assess.ts";
import { defaultCriteria } from "../affordability/criteria.ts";
import { assessedSource } from "../testing/assessed-sources.ts";
import { calculatedOutcome } from "./calculated-outcome.ts";

const salary = (pence: number) => assessedSource("T_EMPLOYED_PERM", pence / 100);

describe("what the sums say", () => {
  const household = (incomes: {
    readonly tenant: number;
    readonly other: number;
    readonly guarantor?: number;
  }) =>
    assessHousehold(
      {
        rentPence: 200_000,
        tenants: [
          { id: "tenant", sharePence: 100_000, sources: [salary(incomes.tenant)] },
          { id: "other", sharePence: 100_000, sources: [salary(incomes.other)] },
        ],
        guarantors:
          incomes.guarantor === undefined
            ? []
            : [{ id: "guarantor", guarantees: ["tenant"], sources: [salary(incomes.guarantor)] }],
      },
      defaultCriteria,
    );
  const says = (
    outcome: AffordabilityOutcome,
    person: Partial<Parameters<typeof calculatedOutcome>[0]> = {},
  ) =>
    calculatedOutcome(
      { id: "tenant", role: "tenant", guarantorId: null, asksForIncome: true, ...person },
      outcome,
    );

  test("by one's own income, at the very amount", () => {
    expect(says(household({ tenant: 3_000_000, other: 0 }))).toBe("accepted");
    expect(says(household({ tenant: 2_999_999, other: 0 }))).toBe("declined");
  });

  test("by the others' where the household is assessed together", () => {
    expect(says(household({ tenant: 1_000_000, other: 5_000_000 }))).toBe("accepted");
  });

  test("by a guarantor who has enough, and only by one's own", () => {
    const sums = household({ tenant: 1_000_000, other: 3_000_000, guarantor: 3_600_000 });
    expect(says(sums, { guarantorId: "guarantor" })).toBe("accepted_with_guarantor");
    const poor = household({ tenant: 1_000_000, other: 3_000_000, guarantor: 3_599_999 });
    expect(says(poor, { guarantorId: "guarantor" })).toBe("declined");
  });

  test("of a guarantor by their own multiple", () => {
    const sums = household({ tenant: 0, other: 0, guarantor: 3_600_000 });
    expect(says(sums, { id: "guarantor", role: "guarantor" })).toBe("accepted");
    const poor = household({ tenant: 0, other: 0, guarantor: 3_599_999 });
    expect(says(poor, { id: "guarantor", role: "guarantor" })).toBe("declined");
  });

  test("nothing of who pays no rent, and where no income was asked for", () => {
    const sums = household({ tenant: 0, other: 0 });
    expect(says(sums, { role: "occupier" })).toBeUndefined();
    expect(says(sums, { asksForIncome: false })).toBeUndefined();
  });
});
