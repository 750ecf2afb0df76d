import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import type { ConditionOutcome } from "@latchkey/domain/review/condition-outcome.ts";
import type { DecisionInputs, UsedIncome } from "@latchkey/domain/review/decision-inputs.ts";
import type { ToldCourse } from "@latchkey/domain/review/home-course.ts";
import { outsideSources, type UsedOutside } from "@latchkey/domain/review/outside-result.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Kysely } from "kysely";
import { readLanguage } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { StaffNames } from "../platform/config/config.ts";
import type { Schema } from "../platform/db/schema.ts";
import { readToldCheck, type ToldCheck } from "../right-to-rent/told-check.ts";
import { contestUntil, decidedOn } from "./contest.ts";
import { readToldCourse } from "./home-course.ts";
import { type DecisionRow, readDecisions } from "./read-decisions.ts";

/**
 * The decision as its applicant sees it: reasons, evidence and own figures. It contains no amounts of other
 * people and no internal notes, and reviewers' names only as the provider configures.
 */
export interface ToldDecision
  extends Pick<
    DecisionRow,
    "outcome" | "reasons" | "conditions" | "metBy" | "words" | "wordsLanguage" | "policyVersion"
  > {
  /** Prepared words, in the applicant's language. */
  readonly cannedWords: readonly string[];
  readonly decidedOn: string;
  readonly people: readonly string[];
  readonly guarantor: string | null;
  readonly used: readonly ToldEvidence[];
  readonly outside: readonly ToldOutside[];
  readonly income: UsedIncome | null;
  readonly householdMet: boolean | null;
  readonly homeCourse: ToldCourse | null;
  /** null unless accepted, in England, to live there. */
  readonly rightToRent: ToldCheck | null;
  readonly contestUntil: string;
  readonly recordedConditions: ToldConditions | null;
  readonly secondLook: ToldSecondLook | null;
}

export interface ToldEvidence {
  readonly section: SectionName;
  /** A document type; otherwise `reference` has the kind and the referee. */
  readonly document: string | null;
  readonly reference: ReferenceKind | null;
  readonly name: string | null;
  readonly count: number;
}

/** Names the source, so that the applicant can ask for a copy and a correction. */
export interface ToldOutside extends Pick<UsedOutside, "kind" | "title" | "provider" | "madeOn"> {
  /** The decision rests on it. */
  readonly countsAgainst: boolean;
}

export interface ToldConditions {
  readonly outcome: ConditionOutcome;
  readonly on: string;
}

export interface ToldSecondLook {
  readonly askedOn: string;
  readonly text: string;
  readonly isOpen: boolean;
}

/** "Priya Nair" → "P. N." */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => `${[...word][0]?.toLocaleUpperCase("en")}.`)
    .join(" ");

const shownName = (names: StaffNames, { name }: { readonly name: string }): string =>
  names === "full" ? name : initialsOf(name);

const documentsUsed = ({ documents }: DecisionInputs): readonly ToldEvidence[] => {
  const counted = new Map<string, ToldEvidence>();
  for (const { section, type, verdict } of documents) {
    if (verdict === "do_not_use") continue;
    const key = `${section}/${type}`;
    const before = counted.get(key)?.count ?? 0;
    counted.set(key, { section, document: type, reference: null, name: null, count: before + 1 });
  }
  return [...counted.values()];
};

const referencesUsed = ({ references }: DecisionInputs): readonly ToldEvidence[] =>
  references
    .filter(({ state }) => state === "answered")
    .map(({ kind, name }) => ({
      section: kind === "rental" ? "RESIDENCE" : "INCOME",
      document: null,
      reference: kind,
      name,
      count: 1,
    }));

const outsideUsed = ({ inputs, reasons }: DecisionRow): readonly ToldOutside[] => {
  const sources = outsideSources(reasons, inputs);
  return (inputs.outside ?? [])
    .filter(({ isTooOld }) => !isTooOld)
    .map((result) => ({
      kind: result.kind,
      title: result.title,
      provider: result.provider,
      madeOn: result.madeOn,
      countsAgainst: sources.includes(result),
    }));
};

const secondLookOf = (decisions: readonly DecisionRow[]): ToldSecondLook | null => {
  const asked = decisions.find(({ secondLook }) => secondLook !== null);
  if (!asked?.secondLook) return null;
  return {
    askedOn: londonDate(Date.parse(asked.secondLook.askedAt)),
    text: asked.secondLook.text,
    isOpen: asked === decisions[0],
  };
};

const cannedWordsOf = async (
  db: Kysely<Schema>,
  party: PartyKey,
  { canned }: DecisionRow,
): Promise<readonly string[]> => {
  if (canned.length === 0) return [];
  const language = await readLanguage(db, party);
  return canned.map(({ texts }) => texts[language]);
};

export const readToldDecision = async (
  db: Kysely<Schema>,
  party: PartyKey,
  { names, today }: { readonly names: StaffNames; readonly today: CivilDate },
): Promise<ToldDecision | undefined> => {
  const decisions = (await readDecisions(db, party)).filter(({ state }) => state === "final");
  const [latest] = decisions;
  if (!latest) return undefined;
  const { inputs, proposedBy, secondBy, recorded, outcome } = latest;
  return {
    ...latest,
    cannedWords: await cannedWordsOf(db, party, latest),
    decidedOn: decidedOn(latest),
    people: [proposedBy, ...(secondBy ? [secondBy] : [])].map((person) => shownName(names, person)),
    guarantor: outcome === "accepted_with_guarantor" ? (inputs.guarantor?.name ?? null) : null,
    used: [...documentsUsed(inputs), ...referencesUsed(inputs)],
    outside: outsideUsed(latest),
    income: inputs.income,
    householdMet: inputs.householdMet,
    homeCourse: await readToldCourse(db, { ...party, outcome }),
    rightToRent: outcome === "declined" ? null : ((await readToldCheck(db, party, today)) ?? null),
    contestUntil: contestUntil(latest),
    recordedConditions: recorded && {
      outcome: recorded.outcome,
      on: londonDate(Date.parse(recorded.at)),
    },
    secondLook: secondLookOf(decisions),
  };
};
