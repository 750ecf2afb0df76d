import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { condition } from "../testing/conditions.ts";
import {
  aGuarantor,
  anIncome,
  anIncomeFile,
  answerIncome,
  aSource,
  incomeContext,
  SOURCE,
} from "../testing/incomes.ts";
import { fewSeededRuns } from "../testing/seeded-runs.ts";
import type { StoredItem } from "../wizard/section.ts";
import { mayComplete, walk } from "../wizard/walk.ts";
import { incomeFlow } from "./flow.ts";
import { type IncomeSectionFacts, incomeSection } from "./section.ts";
import { storedSource } from "./source.ts";
import { type IncomeValues, incomeValues } from "./values.ts";

const context = { ...incomeContext, konfirEnabled: true, conditions: [condition("KONFIR", true)] };

const walkOf = (values: IncomeValues) => walk({ flow: incomeFlow, values, context });

/** Walks until the end: a skipped step of the provider is no longer on the path. */
const answered = (numbers: readonly number[]) => {
  const seen = new Set<string>();
  const values = numbers.reduce((before, random) => {
    const { path, state } = walkOf(before);
    for (const step of path) seen.add(step);
    return state === "ended" ? before : answerIncome(before, path.at(-1)!, random);
  }, anIncome(undefined));
  return { values, seen: [...seen] };
};

const itemOf = (
  values: IncomeValues,
  ...answerLayers: readonly unknown[]
): StoredItem<IncomeSectionFacts> => {
  const { sources, source, guarantor, upload: documents } = values;
  const { meetsAffordabilityCriteria, someoneElsePaysForRent, konfirCompleted } = values;
  const { email, konfirEnabled, openBankingEnabled, taxLinkEnabled } = context;
  const outcome = { meetsAffordabilityCriteria, someoneElsePaysForRent, konfirCompleted };
  const offered = { email, konfirEnabled, openBankingEnabled, taxLinkEnabled };
  return {
    variant: "INCOME_DEFAULT",
    facts: {
      ...{ uuid: source?.uuid, sources: sources.map(storedSource), guarantor, documents },
      ...outcome,
      ...offered,
    },
    answerLayers,
  };
};

const isToldByFacts = ({ withoutDocument, withoutEmployer }: IncomeValues): boolean =>
  withoutDocument === undefined && withoutEmployer === undefined;

const completing = (values: IncomeValues, seen: readonly string[]) =>
  incomeSection.completing(itemOf(values), context, seen);

describe("FRM-265 FRM-355 a client without answers completes income", () => {
  test("by the way that it took, as far as the facts tell it", () => {
    let completed = 0;
    fc.assert(
      fc.property(fc.array(fc.nat(99), { minLength: 30, maxLength: 30 }), (numbers) => {
        const { values: all, seen } = answered(numbers);
        const { incomeUploadSuccess: _read, ...values } = all;
        const { path } = walkOf(values);
        fc.pre(isToldByFacts(values) && mayComplete({ flow: incomeFlow, values, context }));
        const item = itemOf(values);
        const said = completing(values, seen);
        const { uuid, ...facts } = item.facts;
        expect(walkOf(incomeValues(facts, uuid, said)).path).toEqual(path);
        expect(incomeSection.mayComplete({ ...item, answerLayers: [said] }, context)).toBe(true);
        completed += 1;
      }),
      fewSeededRuns,
    );
    expect(completed).toBeGreaterThan(20);
  });

  const job = aSource("T_EMPLOYED_PERM");
  const manual = ["whoIsPaying", "incomeType", "yourSalary", "openBanking", "feedback", "documents"];

  test("a reason and a bonus that it cannot say stay unsaid", () => {
    const values = anIncome(job, { upload: [anIncomeFile("BANK_STATEMENT")] });
    const said = completing(values, manual);
    expect(said).toMatchObject({
      openBanking: "manual",
      documents: "BANK_STATEMENT",
      notSaid: ["yourSalary", "feedback"],
    });
    expect(said).not.toHaveProperty("feedback");
    expect(said).not.toHaveProperty("bonus");
  });

  test("not without a file, a bank or a notice that there is none", () => {
    expect(completing(anIncome(job), manual)).toBeUndefined();
    expect(completing(anIncome(job), [...manual, "noDocumentsNotice"])).toMatchObject({ documents: "none" });
    expect(completing(anIncome({ ...job, bank: "connected" }), [...manual, "success"])).toBeUndefined();
  });

  test("not with a fact that is missing", () => {
    const values = anIncome({ ...job, companyName: null }, { upload: [anIncomeFile("BANK_STATEMENT")] });
    expect(completing(values, manual)).toBeUndefined();
  });

  test("with the guarantor that it named", () => {
    const values = anIncome(undefined, { guarantor: aGuarantor });
    const seen = ["whoIsPaying", "someoneElse", "yourGuarantor", "guarantorConfirmation"];
    expect(completing(values, seen)).toEqual({ guarantorConfirmation: "acknowledged" });
    expect(completing(values, seen.slice(0, -1))).toBeUndefined();
  });

  test("the source of the record alone counts", () => {
    const values = anIncome(job, { upload: [{ ...anIncomeFile("BANK_STATEMENT"), incomeUuid: null }] });
    expect(values.source?.uuid).toBe(SOURCE);
    expect(completing(values, manual)).toBeUndefined();
  });
});
