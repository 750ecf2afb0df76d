import type { OpenReference } from "../references/references.graphql.ts";
import { aDossier, aReference } from "./fake-case.ts";

const EMPTY = {
  __typename: "ComparedValue",
  yes: null,
  text: null,
  minor: null,
  currency: null,
  every: null,
  from: null,
  to: null,
} as const;

type Value = OpenReference["comparison"][number]["said"];

export const aValue = (given: Partial<Value> & Pick<Value, "kind">) => ({ ...EMPTY, ...given });

type Line = OpenReference["comparison"][number];

export const aLine = (given: Partial<Line> & Pick<Line, "question">) => ({
  __typename: "ComparedLine",
  declared: [],
  said: aValue({ kind: "YES_NO", yes: false }),
  mark: "NONE" as const,
  ...given,
});

/** As the list of a party's references has it. */
export const anOpenReference = (given: Partial<OpenReference> = {}) => ({
  ...aReference(),
  openedAt: "2026-03-11T18:36:00Z",
  remindOn: null,
  comparison: [],
  ...given,
});

export const aViewedReference = (
  given: Partial<OpenReference> = {},
  party: Parameters<typeof aDossier>[0] = {},
) => {
  const { dossier } = aDossier(party);
  return {
    reference: {
      __typename: "ViewedReference",
      id: "reference-1",
      application: dossier.application,
      party: dossier.party,
      references: [anOpenReference(given)],
    },
  };
};

type Call = OpenReference["calls"][number];

export const aCall = (given: Partial<Call> = {}) => ({
  __typename: "ReferenceCall",
  id: "1",
  channel: "PHONE" as const,
  calledAt: "2026-03-11T14:05",
  contact: "+441134960112",
  source: "WEBSITE" as const,
  sourceNote: null,
  isReached: true,
  spokeTo: "Letting manager",
  said: "Paid in time.",
  isCorrected: false,
  corrects: null,
  by: "Priya Nair",
  at: "2026-03-11T14:20:00Z",
  ...given,
});
