import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnyIdentityStep } from "../identity/any-flow.ts";
import { askableIdentity } from "../identity/askable.ts";
import { identityFlowOf } from "../identity/section.ts";
import { answersOf, type IdentityValues, identityValues, plainFacts } from "../identity/values.ts";
import { askableIncome } from "../income/askable.ts";
import { incomeFlow } from "../income/flow.ts";
import { storedSource } from "../income/source.ts";
import { type IncomeValues, incomeAnswersOf, incomeValues } from "../income/values.ts";
import { askableResidence } from "../residence/askable.ts";
import { residenceFlow } from "../residence/flow.ts";
import { type ResidenceValues, residenceAnswersOf, residenceValues } from "../residence/values.ts";
import { anIdentity, answerAtRandom, anUpload, identityContext, noFacts } from "../testing/identities.ts";
import { anIncome, answerIncome, aSource, incomeContext } from "../testing/incomes.ts";
import { aProof, aResidence, residenceAnswerAtRandom, residenceContext } from "../testing/residences.ts";
import { seededRuns } from "../testing/seeded-runs.ts";
import type { AskableStart } from "../wizard/askable.ts";
import type { Flow, Path } from "../wizard/flow.ts";
import { requestMayComplete, type SectionRequest } from "../wizard/request.ts";
import { walk } from "../wizard/walk.ts";

/** A section as people answer it, at first and when a reviewer asks again. */
interface Answered<Values, Context, Name extends string> {
  readonly flow: Flow<Values, Context, Name>;
  readonly empty: () => Values;
  readonly answer: (values: Values, step: Name, random: number, path: Path) => Values;
  readonly contextOf: (request: SectionRequest | undefined) => Context;
  /** What a request begins with: the facts, and the choices of the first round without its files. */
  readonly inherited: (values: Values) => Values;
  readonly starts: (values: Values, context: Context) => readonly AskableStart<Name>[];
  /** Without what is kept nowhere. */
  readonly stored?: (values: Values) => Values;
}

const bounds = <Name extends string>(end: Name) => ({ start: "missingInformation" as Name, end });

/** Whoever answers what is asked, whatever it is, is done, and the server agrees. */
const checkRequests = <Values, Context, Name extends string>(
  section: Answered<Values, Context, Name>,
  {
    throws,
    taken,
    chosen,
  }: { readonly throws: readonly number[]; readonly taken: number; readonly chosen: number },
): void => {
  const { flow, answer, contextOf, starts, stored = (values) => values } = section;
  const first = contextOf(undefined);
  let values = section.empty();
  for (const random of throws.slice(0, taken)) {
    const { path } = walk({ flow, values, context: first });
    values = answer(values, path.at(-1)!, random, path);
  }
  const before = section.inherited(values);
  const offered = starts(before, first).flatMap(({ step, ends }) =>
    ends.map((end) => ({ start: step, end })),
  );
  fc.pre(offered.length > 0);
  const asked = offered[chosen % offered.length]!;
  const request = { ...asked, documentType: "OTHER" } as const;
  const context = contextOf(request);
  const walkOf = (now: Values) => walk({ flow, values: now, context }, bounds(asked.end));
  let now = before;
  // Whoever is sent back to a choice chooses something else in the end.
  for (let turn = 0; walkOf(now).state !== "ended"; turn += 1) {
    expect(turn, `${asked.start} to ${asked.end}: ${JSON.stringify(before)}`).toBeLessThan(60);
    const { path } = walkOf(now);
    now = answer(now, path.at(-1)!, turn + (throws[turn % throws.length] ?? 0), path);
  }
  const { path } = walkOf(now);
  expect(path.slice(0, 2)).toEqual(["missingInformation", asked.start]);
  if (asked.start === asked.end) expect(path).toHaveLength(2);
  expect(requestMayComplete({ flow, values: stored(now), context }, request)).toBe(true);
};

const identity = (
  variant: "IDENTITY_DEFAULT" | "IDENTITY_RTR",
): Answered<IdentityValues, typeof identityContext, AnyIdentityStep> => {
  const flow = identityFlowOf(variant);
  return {
    flow,
    empty: () => identityValues(noFacts),
    answer: (values, step, random, path) =>
      step === "genericUpload"
        ? { ...values, upload: [anUpload("OTHER")] }
        : { ...values, ...answerAtRandom(variant, step)(values, random, path) },
    contextOf: (request) => ({
      ...identityContext,
      idvtEnabled: true,
      request: request && { start: request.start, documentType: request.documentType ?? undefined },
    }),
    inherited: (values) => {
      const { name, birthdate, nationality, shareCode } = values;
      const known = Object.fromEntries(plainFacts.map((fact) => [fact, null]));
      const facts = {
        ...noFacts,
        ...known,
        firstName: name.first_name || null,
        lastName: name.last_name || null,
        birthdate: birthdate || null,
        nationality: nationality || null,
        shareCode,
      };
      return identityValues(facts, answersOf(values), {});
    },
    starts: (values, context) => askableIdentity({ variant, flow, values, context }),
  };
};

const income: Answered<IncomeValues, typeof incomeContext, keyof typeof incomeFlow.steps> = {
  flow: incomeFlow,
  empty: () => anIncome(undefined),
  answer: (values, step, random) =>
    step === "genericUpload"
      ? { ...values, upload: [{ ...answerIncome(values, step, random).upload[0]!, type: "OTHER" }] }
      : answerIncome(values, step, random),
  contextOf: (request) => ({
    ...incomeContext,
    request: request && { start: request.start, documentType: request.documentType ?? undefined },
  }),
  inherited: (values) => {
    const { sources, source, guarantor, meetsAffordabilityCriteria, someoneElsePaysForRent } = values;
    const facts = {
      sources: sources.map(storedSource),
      guarantor,
      documents: [],
      meetsAffordabilityCriteria,
      someoneElsePaysForRent,
      konfirCompleted: values.konfirCompleted,
    };
    return incomeValues(facts, source?.uuid, incomeAnswersOf(values), {});
  },
  starts: (values, context) => askableIncome({ uuid: values.source?.uuid, values, context }),
  stored: ({ incomeUploadSuccess: _read, ...values }) => values,
};

const residence: Answered<ResidenceValues, typeof residenceContext, keyof typeof residenceFlow.steps> = {
  flow: residenceFlow,
  empty: () => aResidence(),
  answer: (values, step, random) => {
    if (step !== "genericUpload") return { ...values, ...residenceAnswerAtRandom(step)(values, random) };
    return { ...values, upload: [aProof("OTHER", { uuid: "any" })] };
  },
  contextOf: (request) => ({
    ...residenceContext,
    request: request && { start: request.start, documentType: request.documentType ?? undefined },
  }),
  inherited: (values) =>
    residenceValues({ residences: values.residences, documents: [] }, residenceAnswersOf(values), {}),
  starts: (values, context) => askableResidence({ values, context }),
};

const anything = fc.record({
  throws: fc.array(fc.nat(99), { minLength: 20, maxLength: 60, size: "max" }),
  taken: fc.nat(20),
  chosen: fc.nat(999),
});

describe("every request that is offered can be answered, whatever was answered before and is answered now", () => {
  test("identity", () => {
    fc.assert(
      fc.property(anything, (given) => checkRequests(identity("IDENTITY_DEFAULT"), given)),
      seededRuns,
    );
  });

  test("right to rent", () => {
    fc.assert(
      fc.property(anything, (given) => checkRequests(identity("IDENTITY_RTR"), given)),
      seededRuns,
    );
  });

  test("income", () => {
    fc.assert(
      fc.property(anything, (given) => checkRequests(income, given)),
      seededRuns,
    );
  });

  test("residence", () => {
    fc.assert(
      fc.property(anything, (given) => checkRequests(residence, given)),
      seededRuns,
    );
  });
});

const storedPension = aSource("T_PENSION");

const stepsOf = (starts: readonly AskableStart[]) => starts.map(({ step }) => step);

describe("what is offered", () => {
  const asked = (values: IdentityValues) =>
    askableIdentity({
      variant: "IDENTITY_DEFAULT",
      flow: identityFlowOf("IDENTITY_DEFAULT"),
      values,
      context: identityContext,
    });

  test("a side only of a document that has it", () => {
    const passport = asked(anIdentity({ documents: "PASSPORT" }));
    expect(stepsOf(passport)).toEqual([
      "name",
      "birthdate",
      "nationality",
      "documents",
      "upload",
      "genericUpload",
    ]);
    expect(passport.find(({ step }) => step === "upload")?.ends).toEqual(["upload"]);
    expect(passport.find(({ step }) => step === "documents")?.ends).toEqual([
      "documents",
      "upload",
      "uploadBack",
    ]);
    const licence = asked(anIdentity({ documents: "DRIVING_LICENCE" }));
    expect(licence.find(({ step }) => step === "upload")?.ends).toEqual(["upload", "uploadBack"]);
  });

  test("no upload without a chosen document, no choice of one without a nationality", () => {
    expect(stepsOf(asked(anIdentity({ documents: "none" })))).not.toContain("upload");
    expect(stepsOf(asked(identityValues(noFacts)))).toEqual([
      "name",
      "birthdate",
      "nationality",
      "genericUpload",
    ]);
  });

  test("of income what its type has, and a proof", () => {
    const pension = anIncome({ ...storedPension });
    const starts = askableIncome({ uuid: storedPension.uuid, values: pension, context: incomeContext });
    expect(stepsOf(starts)).toEqual([
      "pensionDetails",
      "pensionAmount",
      "openBanking",
      "documents",
      "genericUpload",
    ]);
  });

  test("who pays, only while nobody has an income", () => {
    const offered = (values: IncomeValues) =>
      stepsOf(askableIncome({ uuid: undefined, values, context: incomeContext }));
    expect(offered(anIncome(undefined))).toContain("whoIsPaying");
    expect(offered(anIncome(storedPension))).not.toContain("whoIsPaying");
  });
});
