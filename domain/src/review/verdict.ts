import { type Issue, issuesIn } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";
import { remedialReasons, type ToldReason } from "../vocabulary/reasons.ts";
import type { SectionName } from "../vocabulary/sections.ts";
import { type DocumentFindingId, documentFindingIds } from "./document-findings.ts";

export const documentVerdicts = ["accept", "ask_again", "do_not_use"] as const;
export type DocumentVerdict = (typeof documentVerdicts)[number];

/** Code points. */
export const LONGEST_VERDICT_NOTE = 500;

const ofAnyDocument: readonly ToldReason[] = [
  "IRRELEVANT_DOCUMENT_UPLOADED",
  "EXPIRED_DOCUMENT",
  "PARTIAL_CROPPED_BLURRY_DOCUMENT",
  "DOCUMENT_OUT_OF_DATE",
  "BLACK_AND_WHITE_DOCUMENT",
  "NO_ADVERSE_META_DATA",
];

const ofSection: Readonly<Record<SectionName, readonly ToldReason[]>> = {
  IDENTITY: [],
  INCOME: ["SOURCE_DOES_NOT_SHOW_INCOME"],
  RESIDENCE: ["PROOF_OF_ADDRESS_NOT_CORRECT"],
};

export const reasonsToAskAgain = (section: SectionName): readonly ToldReason[] => [
  ...ofAnyDocument,
  ...ofSection[section],
  "OTHER",
];

export interface Judgement {
  readonly verdict: DocumentVerdict;
  readonly reasons: readonly string[];
  readonly note: string;
  /** The findings of level `bad` that the reviewer has looked into, and which the note explains. */
  readonly explained: readonly string[];
  /** The yearly figure that an income paper shows, in minor units of the source's currency; null: not read yet. */
  readonly shownMinor: number | null;
}

export interface JudgedSubject {
  readonly section: SectionName;
  /** The ids of its findings of level `bad`. */
  readonly badFindings: readonly string[];
  /** A paper of a stated income, on which a yearly figure is read. */
  readonly isPaper: boolean;
}

const MOST_SHOWN_MINOR = 100_000_000_000;

const asksFor = ({ verdict }: Pick<Judgement, "verdict">): boolean => verdict === "ask_again";

const accepts = ({ verdict }: Pick<Judgement, "verdict">): boolean => verdict === "accept";

const reasonsIssue = (judgement: Judgement, section: SectionName): Issue | undefined => {
  if (!asksFor(judgement)) return undefined;
  const { reasons } = judgement;
  const offered: readonly string[] = reasonsToAskAgain(section);
  if (reasons.length === 0) return { code: "validation.required" };
  return reasons.every((reason) => offered.includes(reason))
    ? undefined
    : { code: "validation.please_select_an_option" };
};

type Explaining = Pick<Judgement, "verdict" | "reasons" | "explained">;

export const needsNote = (judgement: Explaining): boolean =>
  judgement.verdict === "do_not_use" ||
  (asksFor(judgement) && judgement.reasons.includes("OTHER")) ||
  (accepts(judgement) && judgement.explained.length > 0);

const noteIssue = (judgement: Judgement): Issue | undefined =>
  (needsNote(judgement) ? required()(judgement.note) : undefined) ??
  plainText(LONGEST_VERDICT_NOTE)(judgement.note.trim());

/** A document that is not accepted counts for nothing, so that its findings need no words of their own. */
const explainedIssue = (judgement: Judgement, { badFindings }: JudgedSubject): Issue | undefined => {
  const { explained } = judgement;
  if (!accepts(judgement)) return undefined;
  if (explained.some((id) => !badFindings.includes(id)))
    return { code: "validation.please_select_an_option" };
  return badFindings.every((id) => explained.includes(id)) ? undefined : { code: "validation.required" };
};

const shownIssue = (judgement: Judgement, { isPaper }: JudgedSubject): Issue | undefined => {
  const { shownMinor } = judgement;
  if (shownMinor === null || !accepts(judgement)) return undefined;
  const isAmount = Number.isSafeInteger(shownMinor) && shownMinor >= 0 && shownMinor <= MOST_SHOWN_MINOR;
  return isPaper && isAmount ? undefined : { code: "validation.amount" };
};

export const judgementIssues = (
  judgement: Judgement,
  subject: JudgedSubject,
): Readonly<Record<string, Issue>> =>
  issuesIn({
    reasons: reasonsIssue(judgement, subject.section),
    explained: explainedIssue(judgement, subject),
    shownMinor: shownIssue(judgement, subject),
    note: noteIssue(judgement),
  });

export type KeptJudgement = Pick<Judgement, "reasons" | "explained" | "shownMinor"> & {
  readonly note: string | null;
};

/**
 * The stored form: reasons only for asking again, explained findings and a figure only for an acceptance; each once,
 * in the order of the list; a note or none.
 */
export const keptJudgement = (judgement: Judgement): KeptJudgement => ({
  reasons: asksFor(judgement) ? remedialReasons.filter((reason) => judgement.reasons.includes(reason)) : [],
  explained: accepts(judgement) ? documentFindingIds.filter((id) => judgement.explained.includes(id)) : [],
  shownMinor: accepts(judgement) ? judgement.shownMinor : null,
  note: judgement.note.trim() || null,
});

/** Findings of level `bad` that the newest verdict does not deal with. */
export const unexplainedOf = (
  badFindings: readonly DocumentFindingId[],
  verdict: { readonly verdict: DocumentVerdict; readonly explained: readonly string[] } | null,
): readonly DocumentFindingId[] =>
  verdict === null || verdict.verdict === "accept"
    ? badFindings.filter((id) => !verdict?.explained.includes(id))
    : [];
