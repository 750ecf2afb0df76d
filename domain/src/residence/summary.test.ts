import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TODAY } from "../testing/civil-days.ts";
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
import { stepNames } from "../wizard/flow.ts";
import type { SectionRequest } from "../wizard/request.ts";
import { walk } from "../wizard/walk.ts";
import { type ResidenceStep, residenceFlow } from "./flow.ts";
import type { Residence } from "./residence.ts";
import { residenceSection } from "./section.ts";
import { type ResidenceFile, withReasonFor } from "./values.ts";

interface Given {
  readonly homes: readonly Residence[];
  readonly files?: readonly ResidenceFile[];
  readonly layers: readonly unknown[];
  readonly request?: SectionRequest;
  readonly bank?: boolean;
}

const summaryOf = ({ homes, files = [], layers, request, bank = false }: Given) =>
  residenceSection.summary(
    {
      variant: "RESIDENCE_DEFAULT",
      facts: { residences: homes, documents: files, email: "amara@example.com", connectedOpenBanking: bank },
      answerLayers: layers,
      request,
    },
    { today: TODAY, conditions: residenceContext.conditions },
  );

const text = (value: string) => ({ kind: "text", value });
const choice = (value: string) => [[{ kind: "choice", list: "answer", value }]];
const span = (from: string, to: string | null = null) => ({ kind: "monthSpan", from, to });
const at = (address: Residence["address"]) => ({ kind: "address", address });

const leeds = at(aHome().address);
const inUk = { "in-uk": "yes" };

test("a rented flat: the history, the rent, the landlord and the files", () => {
  const home = aHome({ ...withRent, ...withLandlord });
  const old = aHome({ address: hafenstrasse, start: "2012-03-01", end: "2016-10-31" });
  const answers = {
    ...inUk,
    docSignposting: ["TENANCY_AGREEMENT"],
    thanks: "read",
    documents: "OTHER",
    withoutDocument: { OTHER: "lost" },
  };
  const rows = summaryOf({
    homes: [old, home],
    files: [aProof("TENANCY_AGREEMENT", home)],
    layers: [answers],
  });
  expect(rows).toEqual([
    { step: "in-uk", answer: choice("yes") },
    {
      step: "uk-residential-history",
      answer: [
        [leeds, span("2016-11")],
        [at(hafenstrasse), span("2012-03", "2016-10")],
      ],
    },
    {
      step: "rental-details",
      answer: [
        [
          { kind: "money", minor: 115_000, currency: "GBP", every: "MONTHLY" },
          { kind: "date", value: "2026-11-01" },
        ],
      ],
    },
    {
      step: "landlordDetails",
      answer: [
        [
          { kind: "name", names: ["Joanne", "Pryce"] },
          { kind: "choice", list: "landlordType", value: "AGENT" },
          text("office@harbourstreet.example"),
          text("+441134960188"),
        ],
      ],
    },
    { step: "uploadForTenancyAgreement", answer: [[{ kind: "file", name: "TENANCY_AGREEMENT.pdf" }]] },
    { step: "documents", answer: choice("OTHER") },
    { step: "upload", answer: [[{ kind: "without", reason: "lost" }]] },
  ]);
});

test("nobody to ask: the reason takes the landlord's place", () => {
  const home = aHome(withRent);
  const toldWith = (given: Parameters<typeof withReasonFor>[2]) =>
    summaryOf({ homes: [home], layers: [{ ...inUk, ...withReasonFor({}, home, given) }] }).at(-1);
  expect(toldWith({ reason: "abroad" })).toEqual({ step: "landlordDetails", answer: choice("abroad") });
  expect(toldWith({ reason: "something_else", words: "They have died" })).toEqual({
    step: "landlordDetails",
    answer: [[{ kind: "choice", list: "answer", value: "something_else", words: "They have died" }]],
  });
});

test("gaps are told with the reason that was given, and without gaps no reason", () => {
  const layers = [{ ...inUk, gaps: "travelling" }];
  const short = aHome({ residenceType: "FAMILY_HOME", start: "2026-01-01" });
  expect(summaryOf({ homes: [short], layers })).toContainEqual({
    step: "uk-residential-history",
    answer: [
      [leeds, span("2026-01")],
      [span("2023-11", "2025-12"), { kind: "choice", list: "gap", value: "travelling" }],
    ],
  });
  const inWords = { ...inUk, gaps: "something_else", gapsWords: "On a boat,\nwithout a berth" };
  expect(summaryOf({ homes: [short], layers: [inWords] })).toContainEqual({
    step: "uk-residential-history",
    answer: [
      [leeds, span("2026-01")],
      [
        span("2023-11", "2025-12"),
        { kind: "choice", list: "gap", value: "something_else", words: "On a boat,\nwithout a berth" },
      ],
    ],
  });
  expect(summaryOf({ homes: [aHome()], layers })).toContainEqual({
    step: "uk-residential-history",
    answer: [[leeds, span("2016-11")]],
  });
});

test("drafts are not told, and a summary ends where the answers end", () => {
  expect(summaryOf({ homes: [], layers: [] })).toEqual([]);
  const draft = aHome({ draft: true });
  expect(summaryOf({ homes: [draft], layers: [inUk] }).map(({ step }) => step)).toEqual(["in-uk"]);
  const rows = summaryOf({ homes: [aHome(), draft], layers: [inUk] });
  expect(rows.at(-1)).toEqual({ step: "uk-residential-history", answer: [[leeds, span("2016-11")]] });
});

test("the home that was chosen", () => {
  const [one, two] = [aHome({ residenceType: "FAMILY_HOME" }), aHome({ address: hafenstrasse })];
  const rows = summaryOf({ homes: [one, two], layers: [{ ...inUk, "select-address": one.uuid }] });
  expect(rows.at(-1)).toEqual({ step: "select-address", answer: [[leeds]] });
});

test("a request tells only what it asked for", () => {
  const home = aHome({ residenceType: "FAMILY_HOME" });
  const rows = summaryOf({
    homes: [home],
    files: [aProof("UTILITY_BILL", home)],
    layers: [{ ...inUk, documents: "OTHER" }, {}],
    request: { start: "genericUpload", end: "genericUpload", documentType: "UTILITY_BILL" },
  });
  expect(rows).toEqual([{ step: "genericUpload", answer: [[{ kind: "file", name: "UTILITY_BILL.pdf" }]] }]);
});

/** Notices and guidance: nothing to tell. A new step without a row has to be added here, or it fails below. */
const explainingOnly: readonly ResidenceStep[] = [
  "none",
  "thanks",
  "documentSignposting",
  "documentSignpostingForTenancyAgreement",
  "placeholder",
  "missingInformation",
];

/** Belongs to requests alone, which have their own test above. */
const REQUESTED: ResidenceStep = "genericUpload";

describe("in random walks", () => {
  const told = new Set<string>();
  for (const bank of [false, true]) {
    const context = { ...residenceContext, connectedOpenBanking: bank };
    for (const randoms of fc.sample(fc.array(fc.nat(99), { maxLength: 25, size: "max" }), {
      ...fewSeededRuns,
      numRuns: 500,
    })) {
      let values = aResidence();
      for (const random of randoms) {
        const { path, state } = walk({ flow: residenceFlow, values, context });
        const step = path.at(-1);
        if (state !== "open" || !step || step === "placeholder") break;
        values = { ...values, ...residenceAnswerAtRandom(step)(values, random) };
      }
      const { residences: homes, upload: files, ...answers } = values;
      for (const { step } of summaryOf({ homes, files, layers: [answers], bank })) told.add(step);
    }
  }

  test("every step either has a row or only explains", () => {
    const silent = stepNames(residenceFlow).filter((step) => !told.has(step) && step !== REQUESTED);
    expect(silent.toSorted()).toEqual(explainingOnly.toSorted());
  });
});
