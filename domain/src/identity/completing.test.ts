import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { condition } from "../testing/conditions.ts";
import { answerAtRandom, anUpload, identityContext, noFacts, someFacts } from "../testing/identities.ts";
import { fewSeededRuns } from "../testing/seeded-runs.ts";
import { inputsOf } from "../wizard/question.ts";
import type { PartyContext } from "../wizard/section.ts";
import { type Walk, walk } from "../wizard/walk.ts";
import type { AnyIdentityStep } from "./any-flow.ts";
import { identityQuestions } from "./questions.ts";
import { identityFlowOf, identitySection } from "./section.ts";
import { type IdentityFacts, type IdentityValues, identityValues } from "./values.ts";

const variants = ["IDENTITY_DEFAULT", "IDENTITY_RTR"] as const;
type Variant = (typeof variants)[number];

const partyContext: PartyContext = {
  today: identityContext.today,
  conditions: [condition("LIVE_PHOTO", true)],
};
const context = { ...identityContext, idvtEnabled: true };

const walkOf = (variant: Variant, values: IdentityValues): Walk<AnyIdentityStep> =>
  walk({ flow: identityFlowOf(variant), values, context });

/** Answers until the walk ends, or as often as there are numbers. */
const answered = (variant: Variant, numbers: readonly number[]): IdentityValues => {
  let values = identityValues(noFacts);
  for (const random of numbers) {
    const { path, state } = walkOf(variant, values);
    if (state === "ended") return values;
    values = { ...values, ...answerAtRandom(variant, path.at(-1)!)(values, random, path) };
  }
  return values;
};

const factsOf = (values: IdentityValues): IdentityFacts => ({
  ...noFacts,
  ...Object.assign({}, ...identityQuestions.map(({ step }) => inputsOf(identityQuestions, step, values))),
  documents: values.upload.map((file) => ({ ...file, expiresOn: values.expiry?.[file.type] ?? null })),
});

/** A reason for a missing document or share code is an answer of its own. */
const isToldByFacts = ({ withoutDocument, withoutShareCode }: IdentityValues): boolean =>
  withoutDocument === undefined && withoutShareCode === undefined;

const completing = (variant: Variant, facts: IdentityFacts, seen: readonly string[]) => {
  const item = { variant, facts, answerLayers: [] };
  const said = identitySection.completing(item, partyContext, seen);
  return said && { said, path: walkOf(variant, identityValues(facts, said)).path };
};

describe.each(variants)("FRM-265 FRM-355 a client without answers completes %s", (variant) => {
  test("by the way that it took, as far as the facts tell it", () => {
    let completed = 0;
    fc.assert(
      fc.property(fc.array(fc.nat(99), { minLength: 30, maxLength: 30 }), (numbers) => {
        const values = answered(variant, numbers);
        const { path, state } = walkOf(variant, values);
        fc.pre(state === "ended" && isToldByFacts(values));
        const facts = factsOf(values);
        const item = { variant, facts, answerLayers: [] };
        expect(identitySection.mayComplete(item, partyContext)).toBe(false);
        const found = completing(variant, facts, path);
        expect(found?.path).toEqual(path);
        expect(identitySection.mayComplete({ ...item, answerLayers: [found?.said] }, partyContext)).toBe(
          true,
        );
        completed += 1;
      }),
      fewSeededRuns,
    );
    expect(completed).toBeGreaterThan(20);
  });
});

describe("the choice of a document", () => {
  const seen = ["name", "birthdate", "nationality", "documents", "upload"];

  test("is the stored one, even if guidance was not seen", () => {
    const facts = someFacts({ documents: [anUpload("PASSPORT")] });
    expect(completing("IDENTITY_DEFAULT", facts, seen)?.said).toMatchObject({ documents: "PASSPORT" });
  });

  test("is the complete one of two", () => {
    const documents = ["PASSPORT", "NATIONAL_ID_FRONT"].map(anUpload);
    expect(completing("IDENTITY_DEFAULT", someFacts({ documents }), seen)?.said).toMatchObject({
      documents: "PASSPORT",
    });
  });

  test("is not known without a file, and not that there is none", () => {
    expect(completing("IDENTITY_DEFAULT", someFacts(), seen)).toBeUndefined();
    expect(completing("IDENTITY_DEFAULT", someFacts(), [...seen, "none"])?.said).toEqual({
      documents: "none",
      none: "acknowledged",
    });
  });

  test("does not replace a missing fact", () => {
    const facts = someFacts({ birthdate: null, documents: [anUpload("PASSPORT")] });
    expect(completing("IDENTITY_DEFAULT", facts, seen)).toBeUndefined();
  });
});

test("a visa status that nobody said stays unsaid, unless its letter is stored", () => {
  const seen = ["primaryDocument", "status", "secondaryDocumentOne", "uploadSecondary", "shareCode"];
  const passport = anUpload("PASSPORT");
  const facts = someFacts({ nationality: "DE", shareCode: "R1234ABCD", documents: [passport] });
  const said = completing("IDENTITY_RTR", facts, seen)?.said;
  expect(said).toMatchObject({ primaryDocument: "none", notSaid: ["status"] });
  expect(said).not.toHaveProperty("status");
  const letter = { ...facts, documents: [anUpload("UK_VISA_APPLICATION_LETTER")] };
  expect(completing("IDENTITY_RTR", letter, seen)?.said).toMatchObject({
    status: "ongoing_visa_application",
    secondaryDocumentOne: "UK_VISA_APPLICATION_LETTER",
  });
});
