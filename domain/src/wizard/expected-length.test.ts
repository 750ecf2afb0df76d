import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnyIdentityStep, IdentityVariant } from "../identity/any-flow.ts";
import type { IdentityContext } from "../identity/context.ts";
import { identityFlowOf } from "../identity/section.ts";
import { type IdentityValues, identityValues } from "../identity/values.ts";
import type { IncomeContext } from "../income/context.ts";
import { incomeFlow } from "../income/flow.ts";
import type { IncomeValues } from "../income/values.ts";
import { type ResidenceStep, residenceFlow } from "../residence/flow.ts";
import type { ResidenceValues } from "../residence/values.ts";
import { anIdentity, answerAtRandom, identityContext, noFacts } from "../testing/identities.ts";
import { anIncome, answerIncome, aSource, incomeContext, withoutBank } from "../testing/incomes.ts";
import {
  aHome,
  aResidence,
  residenceAnswerAtRandom,
  residenceContext,
  withLandlord,
  withRent,
} from "../testing/residences.ts";
import { fewSeededRuns } from "../testing/seeded-runs.ts";
import { expectedLength } from "./expected-length.ts";
import type { WalkBounds } from "./walk.ts";
import { walk } from "./walk.ts";

type Said = readonly [number: number, total: number, isCertain: boolean];

const inIdentity = (
  variant: IdentityVariant,
  values: IdentityValues,
  context: IdentityContext = identityContext,
  bounds: WalkBounds<AnyIdentityStep> = {},
): Said => {
  const flow = identityFlowOf(variant);
  const { path } = walk({ flow, values, context }, bounds);
  const { total, isCertain } = expectedLength({ flow, values, context }, { path, end: bounds.end });
  return [path.filter((step) => step !== "missingInformation").length, total, isCertain];
};

const inResidence = (values: ResidenceValues): Said => {
  const { path } = walk({ flow: residenceFlow, values, context: residenceContext });
  const { total, isCertain } = expectedLength(
    { flow: residenceFlow, values, context: residenceContext },
    { path },
  );
  return [path.filter((step) => step !== "missingInformation").length, total, isCertain];
};

const inIncome = (values: IncomeValues, context: IncomeContext = incomeContext): Said => {
  const { path } = walk({ flow: incomeFlow, values, context });
  const { total, isCertain } = expectedLength({ flow: incomeFlow, values, context }, { path });
  return [path.filter((step) => step !== "missingInformation").length, total, isCertain];
};

describe("how long a section is", () => {
  const photographed = { ...identityContext, idvtEnabled: true };
  const briton = anIdentity({ nationality: "GB", documents: "PASSPORT", understood: ["front"] });

  test.each<[string, Said, Said]>([
    ["identity, at its start", inIdentity("IDENTITY_DEFAULT", identityValues(noFacts)), [1, 8, false]],
    ["which document", inIdentity("IDENTITY_DEFAULT", anIdentity()), [4, 8, false]],
    [
      "a residence permit",
      inIdentity("IDENTITY_DEFAULT", anIdentity({ documents: "RESIDENCE_PERMIT" })),
      [5, 8, true],
    ],
    [
      "the upload of a passport",
      inIdentity("IDENTITY_DEFAULT", anIdentity({ documents: "PASSPORT" })),
      [5, 5, true],
    ],
    ["two sides", inIdentity("IDENTITY_DEFAULT", anIdentity({ documents: "DRIVING_LICENCE" })), [5, 8, true]],
    ["no document", inIdentity("IDENTITY_DEFAULT", anIdentity({ documents: "none" })), [5, 5, true]],
    ["a photo follows", inIdentity("IDENTITY_DEFAULT", briton, photographed), [5, 9, false]],
    ["right to rent, at its start", inIdentity("IDENTITY_RTR", identityValues(noFacts)), [1, 9, false]],
    ["residence, at its start", inResidence(aResidence()), [1, 10, false]],
    [
      "a family home",
      inResidence(aResidence({ residences: [aHome({ residenceType: "FAMILY_HOME" })], "in-uk": "yes" })),
      [3, 5, false],
    ],
    ["a rented flat", inResidence(aResidence({ residences: [aHome()], "in-uk": "yes" })), [3, 10, false]],
    [
      "its landlord",
      inResidence(aResidence({ residences: [aHome({ ...withRent })], "in-uk": "yes" })),
      [4, 10, false],
    ],
    [
      "its last document",
      inResidence(
        aResidence({
          residences: [aHome({ ...withRent, ...withLandlord })],
          "in-uk": "yes",
          docSignposting: ["TENANCY_AGREEMENT", "UTILITY_BILL"],
          withoutDocument: { TENANCY_AGREEMENT: "lost" },
          thanks: "read",
          documents: "UTILITY_BILL",
        }),
      ),
      [10, 10, true],
    ],
  ])("%s", (_what, said, expected) => {
    expect(said).toEqual(expected);
  });

  test("what a reviewer says before a request is not counted", () => {
    const request = { start: "documents" } as const;
    const context = { ...identityContext, request };
    const bounds = { start: "missingInformation", end: "upload" } as const;
    expect(inIdentity("IDENTITY_DEFAULT", anIdentity(), context, bounds)).toEqual([1, 3, false]);
  });
});

describe("on every walk", () => {
  const randoms = fc.array(fc.nat(99), { maxLength: 30 });
  /** No answer adds more than this: a document with two sides, a guarantor, a second document. */
  const MOST_ADDED = 2;
  /** A former home in the UK may have been rented. */
  const MOST_ADDED_BY_HOME = 3;

  /** The counter at each step of a walk that only goes on. */
  const isSteady = (said: readonly Said[], mostAdded = MOST_ADDED): void => {
    for (const [index, [number, total]] of said.entries()) {
      expect(total).toBeGreaterThanOrEqual(number);
      const [before, totalBefore, wasCertain] = said[index - 1] ?? [number, total, false];
      if (before >= number) continue;
      expect(total - totalBefore).toBeLessThanOrEqual(wasCertain ? 0 : mostAdded);
      if (wasCertain) expect(total).toBe(totalBefore);
    }
  };

  test.each(["IDENTITY_DEFAULT", "IDENTITY_RTR"] as const)(
    "of %s it is never less than was seen, and never rises far",
    (variant) => {
      const flow = identityFlowOf(variant);
      fc.assert(
        fc.property(randoms, fc.boolean(), (taken, idvtEnabled) => {
          const context = { ...identityContext, idvtEnabled };
          let values = identityValues(noFacts);
          const said: Said[] = [];
          for (const random of taken) {
            const { path, state } = walk({ flow, values, context });
            if (state !== "open") break;
            said.push(inIdentity(variant, values, context));
            values = { ...values, ...answerAtRandom(variant, path.at(-1)!)(values, random, path) };
          }
          isSteady(said);
        }),
        fewSeededRuns,
      );
    },
  );

  test("of residence", () => {
    fc.assert(
      fc.property(randoms, (taken) => {
        let values = aResidence();
        const said: Said[] = [];
        for (const random of taken) {
          const { path, state } = walk({ flow: residenceFlow, values, context: residenceContext });
          if (state !== "open") break;
          said.push(inResidence(values));
          const step: ResidenceStep = path.at(-1)!;
          values = { ...values, ...residenceAnswerAtRandom(step)(values, random) };
        }
        isSteady(said, MOST_ADDED_BY_HOME);
      }),
      fewSeededRuns,
    );
  });

  test("of income", () => {
    const contexts = fc.constantFrom(incomeContext, withoutBank);
    fc.assert(
      fc.property(randoms, fc.boolean(), contexts, (taken, meetsAffordabilityCriteria, context) => {
        let values = anIncome(undefined, { meetsAffordabilityCriteria });
        const said: Said[] = [];
        for (const random of taken) {
          const { path, state } = walk({ flow: incomeFlow, values, context });
          if (state !== "open") break;
          said.push(inIncome(values, context));
          values = { ...answerIncome(values, path.at(-1)!, random), meetsAffordabilityCriteria };
        }
        isSteady(said);
      }),
      fewSeededRuns,
    );
  });
});

const pension = anIncome(aSource("T_PENSION"), { whoIsPaying: "me", meetsAffordabilityCriteria: true });
const withBank = anIncome(aSource("T_PENSION", { bank: "connected" }), {
  whoIsPaying: "me",
  meetsAffordabilityCriteria: true,
});

test.each<[string, Said, Said]>([
  ["income, at its start", inIncome(anIncome(undefined)), [1, 11, false]],
  ["a pension", inIncome(pension), [5, 10, false]],
  ["a pension, with documents", inIncome({ ...pension, openBanking: "manual" }), [6, 10, false]],
  ["a pension, with a bank", inIncome(withBank), [6, 6, true]],
  [
    "the upload of its statement",
    inIncome({
      ...pension,
      openBanking: "manual",
      feedback: "technical_difficulties",
      documents: "BANK_STATEMENT",
      docSignposting: ["BANK_STATEMENT"],
    }),
    [9, 10, false],
  ],
])("%s", (_what, said, expected) => {
  expect(said).toEqual(expected);
});
