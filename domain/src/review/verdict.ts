import { type Issue, issuesIn } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";
import { remedialReasons, type ToldReason } from "../vocabulary/reasons.ts";
import type { SectionName } from "../vocabulary/sections.ts";

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
}

const asksFor = ({ verdict }: Judgement): boolean => verdict === "ask_again";

const reasonsIssue = (judgement: Judgement, section: SectionName): Issue | undefined => {
  if (!asksFor(judgement)) return undefined;
  const { reasons } = judgement;
  const offered: readonly string[] = reasonsToAskAgain(section);
  if (reasons.length === 0) return { code: "validation.required" };
  return reasons.every((reason) => offered.includes(reason))
    ? undefined
    : { code: "validation.please_select_an_option" };
};

const needsNote = (judgement: Judgement): boolean =>
  judgement.verdict === "do_not_use" || (asksFor(judgement) && judgement.reasons.includes("OTHER"));

const noteIssue = (judgement: Judgement): Issue | undefined =>
  (needsNote(judgement) ? required()(judgement.note) : undefined) ??
  plainText(LONGEST_VERDICT_NOTE)(judgement.note.trim());

export const judgementIssues = (
  judgement: Judgement,
  section: SectionName,
): Readonly<Record<string, Issue>> =>
  issuesIn({ reasons: reasonsIssue(judgement, section), note: noteIssue(judgement) });

/** The stored form: reasons only for asking again, each once, in the order of the list; a note or none. */
export const keptJudgement = (
  judgement: Judgement,
): { readonly reasons: readonly string[]; readonly note: string | null } => ({
  reasons: asksFor(judgement) ? remedialReasons.filter((reason) => judgement.reasons.includes(reason)) : [],
  note: judgement.note.trim() || null,
});
