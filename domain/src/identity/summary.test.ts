import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TODAY } from "../testing/civil-days.ts";
import {
  answerAtRandom,
  anUpload,
  everydayAnswers,
  identityContext,
  noFacts,
  someFacts,
} from "../testing/identities.ts";
import { fewSeededRuns } from "../testing/seeded-runs.ts";
import { stepNames } from "../wizard/flow.ts";
import type { SummaryRow } from "../wizard/summary.ts";
import { walk } from "../wizard/walk.ts";
import type { AnyIdentityStep, IdentityVariant } from "./any-flow.ts";
import { factsSteps } from "./facts-flow.ts";
import { identityFlowOf, identitySection } from "./section.ts";
import { identitySummary } from "./summary.ts";
import { type IdentityFacts, identityValues } from "./values.ts";

const summaryOf = (
  variant: IdentityVariant,
  facts: IdentityFacts,
  ...answerLayers: readonly unknown[]
): readonly SummaryRow[] =>
  identitySection.summary(
    { variant, facts, answerLayers: [everydayAnswers, ...answerLayers] },
    { today: TODAY, conditions: [] },
  );

/** The rows after those of the first steps. */
const evidenceIn = (rows: readonly SummaryRow[]) => rows.slice(factsSteps.length);

const uploaded = (...types: readonly string[]) => someFacts({ documents: types.map(anUpload) });

test("the facts come first, in the order of the walk", () => {
  const facts = someFacts({ middleName: "Ngozi" });
  expect(summaryOf("IDENTITY_DEFAULT", facts).slice(0, 3)).toEqual([
    { step: "name", answer: [[{ kind: "name", names: ["Amara", "Ngozi", "Okoye"] }]] },
    { step: "birthdate", answer: [[{ kind: "date", value: "1990-05-17" }]] },
    { step: "nationality", answer: [[{ kind: "country", value: "DE" }]] },
  ]);
});

test("a summary ends where the answers end", () => {
  expect(summaryOf("IDENTITY_DEFAULT", noFacts)).toEqual([]);
  const steps = summaryOf("IDENTITY_DEFAULT", someFacts({ birthdate: null })).map(({ step }) => step);
  expect(steps).toEqual(["name"]);
});

describe("the standard variant", () => {
  test("a passport: the choice and its file", () => {
    expect(
      evidenceIn(summaryOf("IDENTITY_DEFAULT", uploaded("PASSPORT"), { documents: "PASSPORT" })),
    ).toEqual([
      { step: "documents", answer: [[{ kind: "choice", list: "answer", value: "PASSPORT" }]] },
      { step: "upload", answer: [[{ kind: "file", name: "PASSPORT.png" }]] },
    ]);
  });

  const sides = ["DRIVING_LICENCE_FRONT", "DRIVING_LICENCE_BACK"];
  const licence = { documents: "DRIVING_LICENCE", docSignposting: sides };

  test("a document with two sides has a row for each, and none for its guidance", () => {
    expect(evidenceIn(summaryOf("IDENTITY_DEFAULT", uploaded(...sides), licence))).toEqual([
      { step: "documents", answer: [[{ kind: "choice", list: "answer", value: "DRIVING_LICENCE" }]] },
      { step: "upload", answer: [[{ kind: "file", name: "DRIVING_LICENCE_FRONT.png" }]] },
      { step: "uploadBack", answer: [[{ kind: "file", name: "DRIVING_LICENCE_BACK.png" }]] },
    ]);
  });

  test("a side that the person does not have is told with the reason, unless a file is there", () => {
    const without = {
      ...licence,
      withoutDocument: { DRIVING_LICENCE_FRONT: "lost", DRIVING_LICENCE_BACK: "lost" },
    };
    const rows = summaryOf("IDENTITY_DEFAULT", uploaded("DRIVING_LICENCE_FRONT"), without);
    expect(rows.slice(-2)).toEqual([
      { step: "upload", answer: [[{ kind: "file", name: "DRIVING_LICENCE_FRONT.png" }]] },
      { step: "uploadBack", answer: [[{ kind: "without", reason: "lost" }]] },
    ]);
  });

  test("answers off the path are not told", () => {
    const given = { ...licence, documents: "PASSPORT", none: "acknowledged", primaryDocument: "UK_PASSPORT" };
    const rows = summaryOf("IDENTITY_DEFAULT", uploaded("PASSPORT", ...sides), given);
    expect(evidenceIn(rows).map(({ answer }) => answer)).toEqual([
      [[{ kind: "choice", list: "answer", value: "PASSPORT" }]],
      [[{ kind: "file", name: "PASSPORT.png" }]],
    ]);
  });
});

describe("right to rent", () => {
  const answers = { primaryDocument: "SHARE_CODE", secondaryDocumentOne: "PASSPORT" };

  test("with a share code", () => {
    const facts = { ...uploaded("PASSPORT"), shareCode: "R1234ABCD" };
    expect(evidenceIn(summaryOf("IDENTITY_RTR", facts, answers))).toEqual([
      { step: "primaryDocument", answer: [[{ kind: "choice", list: "answer", value: "SHARE_CODE" }]] },
      { step: "secondaryDocumentOne", answer: [[{ kind: "choice", list: "answer", value: "PASSPORT" }]] },
      { step: "uploadSecondary", answer: [[{ kind: "file", name: "PASSPORT.png" }]] },
      { step: "shareCode", answer: [[{ kind: "secret", value: "R1234ABCD" }]] },
    ]);
  });

  test("a person who has none says so", () => {
    const rows = summaryOf("IDENTITY_RTR", uploaded("PASSPORT"), { ...answers, withoutShareCode: "yes" });
    expect(rows.at(-1)).toEqual({
      step: "shareCode",
      answer: [[{ kind: "choice", list: "answer", value: "withoutShareCode" }]],
    });
  });
});

test("a request tells only what it asked for", () => {
  const rows = identitySection.summary(
    {
      variant: "IDENTITY_DEFAULT",
      facts: uploaded("BIRTH_ADOPTION"),
      answerLayers: [{ documents: "PASSPORT" }, {}],
      request: { start: "genericUpload", end: "genericUpload", documentType: "BIRTH_ADOPTION" },
    },
    { today: TODAY, conditions: [] },
  );
  expect(rows).toEqual([{ step: "genericUpload", answer: [[{ kind: "file", name: "BIRTH_ADOPTION.png" }]] }]);
});

/** Notices and guidance: nothing to tell. A new step without a row has to be added here, or it fails below. */
const explainingOnly: readonly AnyIdentityStep[] = [
  "none",
  "documentSignposting",
  "documentSignpostingBack",
  "documentSignpostingSecondary",
  "documentSignpostingSecondaryBack",
  "documentSignpostingSecondaryTwo",
  "documentSignpostingSecondaryTwoBack",
  "biometricEducation",
  "expiredVisa",
  "livePhotoSignposting",
  "livePhotoPermissions",
  "missingInformation",
];

/** Belongs to requests alone, which have their own test above. */
const REQUESTED: AnyIdentityStep = "genericUpload";

describe.each(["IDENTITY_DEFAULT", "IDENTITY_RTR"] as const)("in random walks of %s", (variant) => {
  const flow = identityFlowOf(variant);
  const context = { ...identityContext, idvtEnabled: true };
  const told = new Set<string>();
  for (const randoms of fc.sample(fc.array(fc.nat(99), { maxLength: 25, size: "max" }), {
    ...fewSeededRuns,
    numRuns: 4_000,
  })) {
    let values = identityValues(noFacts);
    for (const random of randoms) {
      const { path, state } = walk({ flow, values, context });
      if (state !== "open") break;
      values = { ...values, ...answerAtRandom(variant, path.at(-1)!)(values, random, path) };
    }
    for (const { step } of identitySummary({ flow, values, context }, undefined)) told.add(step);
  }

  test("every step either has a row or only explains", () => {
    const silent = stepNames(flow).filter((step) => !told.has(step) && step !== REQUESTED);
    expect(silent.toSorted()).toEqual(
      stepNames(flow)
        .filter((step) => explainingOnly.includes(step))
        .toSorted(),
    );
  });
});
