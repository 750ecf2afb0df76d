import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { condition } from "../testing/conditions.ts";
import {
  aHome,
  aProof,
  aResidence,
  hafenstrasse,
  residenceAnswerAtRandom,
  residenceContext,
  withLandlord,
  withRent,
} from "../testing/residences.ts";
import { fewSeededRuns } from "../testing/seeded-runs.ts";
import { walk } from "../wizard/walk.ts";
import type { ResidenceContext } from "./context.ts";
import { residenceFlow } from "./flow.ts";
import { residenceSection } from "./section.ts";
import { type ResidenceValues, residenceValues } from "./values.ts";

const skipping = [...residenceContext.conditions, condition("SKIP_IN_UK_QUESTION", true)];
const contexts: readonly (readonly [string, ResidenceContext])[] = [
  ["by default", { ...residenceContext, conditions: [condition("REQUIRED_ADDRESS_MONTHS", 0)] }],
  ["without the question about the UK", { ...residenceContext, conditions: skipping }],
  ["with a connected bank", { ...residenceContext, connectedOpenBanking: true }],
];

const answered = (context: ResidenceContext, numbers: readonly number[]): ResidenceValues => {
  let values = aResidence();
  for (const random of numbers) {
    const { path, state } = walk({ flow: residenceFlow, values, context });
    if (state === "ended") return values;
    values = { ...values, ...residenceAnswerAtRandom(path.at(-1)!)(values, random) };
  }
  return values;
};

const itemOf = (values: ResidenceValues, context: ResidenceContext, ...answerLayers: readonly unknown[]) => ({
  variant: "RESIDENCE_DEFAULT" as const,
  facts: {
    residences: values.residences,
    documents: values.upload,
    email: context.email,
    connectedOpenBanking: context.connectedOpenBanking,
  },
  answerLayers,
});

/** The reasons for a gap, a missing file and a missing referee are answers of their own. */
const withoutReasons = ({ gaps: _gaps, gapsWords: _words, ...values }: ResidenceValues): ResidenceValues =>
  values;
const isToldByFacts = ({ withoutDocument, withoutReference }: ResidenceValues): boolean =>
  withoutDocument === undefined && withoutReference === undefined;

const completing = (
  values: ResidenceValues,
  seen: readonly string[],
  context: ResidenceContext = residenceContext,
) => residenceSection.completing(itemOf(values, context), context, seen);

/** Without rent, referee or a file nothing says which of two homes was selected. */
const isSelectionTold = (values: ResidenceValues): boolean => {
  const uuid = values["select-address"];
  const home = values.residences.find((one) => one.uuid === uuid);
  return (
    uuid === undefined ||
    (home?.rentMinor ?? null) !== null ||
    values.upload.some(({ residenceUuid }) => residenceUuid === uuid)
  );
};

describe.each(contexts)(
  "FRM-265 FRM-355 a client without answers completes residence %s",
  (_name, context) => {
    test("by the way that it took, as far as the facts tell it", () => {
      let completed = 0;
      fc.assert(
        fc.property(fc.array(fc.nat(99), { minLength: 25, maxLength: 25 }), (numbers) => {
          const values = withoutReasons(answered(context, numbers));
          const { path, state } = walk({ flow: residenceFlow, values, context });
          fc.pre(state === "ended" && isToldByFacts(values) && isSelectionTold(values));
          const item = itemOf(values, context);
          const said = completing(values, path, context);
          const derived = residenceValues(item.facts, said);
          expect(walk({ flow: residenceFlow, values: derived, context }).path).toEqual(path);
          expect(residenceSection.mayComplete({ ...item, answerLayers: [said] }, context)).toBe(true);
          completed += 1;
        }),
        fewSeededRuns,
      );
      expect(completed).toBeGreaterThan(5);
    });
  },
);

describe("what the facts tell", () => {
  const flat = aHome({ ...withRent, ...withLandlord });
  const files = [aProof("TENANCY_AGREEMENT", flat), aProof("UTILITY_BILL", flat)];
  const seen = [
    "uk-residential-history",
    "rental-details",
    "landlordDetails",
    "thanks",
    "documents",
    "upload",
  ];

  test("the country of today where no history was seen", () => {
    const values = aResidence({ residences: [flat], upload: files });
    expect(completing(values, ["thanks"])).toMatchObject({ "in-uk": "yes", documents: "UTILITY_BILL" });
    const abroad = aHome({ residenceType: "FAMILY_HOME", address: hafenstrasse });
    const there = aResidence({ residences: [abroad], upload: [aProof("UTILITY_BILL", abroad)] });
    expect(completing(there, ["have-you-ever"])).toMatchObject({ "in-uk": "no", "have-you-ever": "no" });
  });

  test("the agreement is the proof of the address only where there is no other", () => {
    const values = (upload: typeof files) => aResidence({ residences: [flat], upload });
    expect(completing(values(files), seen)).toMatchObject({ documents: "UTILITY_BILL" });
    expect(completing(values(files.slice(0, 1)), seen)).toMatchObject({ documents: "TENANCY_AGREEMENT" });
    expect(completing(values(files.slice(0, 1)), [...seen, "none"])).toMatchObject({ documents: "none" });
  });

  test("the selected home is the one that rent and files are about", () => {
    const family = aHome({ residenceType: "FAMILY_HOME" });
    const values = aResidence({ residences: [family, flat], upload: files });
    expect(completing(values, seen)).toMatchObject({ "select-address": flat.uuid });
    expect(completing(aResidence({ residences: [family, aHome()] }), [...seen, "none"])).toBeUndefined();
  });

  test("not a reason for a gap, nor a file", () => {
    const short = { ...flat, start: "2026-01-01" };
    expect(completing(aResidence({ residences: [short], upload: files }), seen)).toBeUndefined();
    expect(completing(aResidence({ residences: [flat] }), seen)).toBeUndefined();
  });
});
