import { type CivilDate, notFuture, validDate } from "../../rules/civil-date.ts";
import { addMonths } from "../../rules/civil-span.ts";
import { firstIssue, type Issue, issuesIn } from "../../rules/issue.ts";
import { lineIssue } from "../../rules/line.ts";
import { oneOf, required } from "../../rules/plain.ts";
import { plainText } from "../../rules/plain-text.ts";
import type { RightToRentRules } from "./rule-set.ts";

/** A letting is exempt on a ground of the closed list (table A3), with evidence and a second reviewer. A person is never exempt. */

export interface GivenExemption {
  readonly ground: string;
  /** The reason in a reviewer's words, such as the institution that runs the hall. */
  readonly words: string;
  readonly confirmedBy: string;
  readonly confirmedOn: string;
  /** The file that shows it. */
  readonly uploadId: string;
}

const LONGEST_WORDS = 500;

export const exemptionIssues = (
  { ground, words, confirmedBy, confirmedOn, uploadId }: GivenExemption,
  { rules, today }: { readonly rules: RightToRentRules; readonly today: CivilDate },
): Readonly<Record<string, Issue>> =>
  issuesIn({
    ground: oneOf(rules.exemptions.map((rule) => rule.ground))(ground),
    words: firstIssue<string>(required(), plainText(LONGEST_WORDS))(words.trim()),
    confirmedBy: lineIssue(confirmedBy),
    confirmedOn: firstIssue<string>(required(), validDate(), notFuture(today))(confirmedOn),
    uploadId: required("rightToRent.validations.file")(uploadId),
  });

export const exemptionStates = ["proposed", "in_force", "refused", "to_ask_again", "ended"] as const;
export type ExemptionState = (typeof exemptionStates)[number];

export interface ExemptionFacts {
  /** null: no second reviewer has answered. */
  readonly agrees: boolean | null;
  readonly isEnded: boolean;
  readonly recordedOn: CivilDate;
}

/** The day from which it has to be asked again whether the ground holds. */
export const askedAgainOn = (recordedOn: CivilDate, { dates }: RightToRentRules): CivilDate =>
  addMonths(recordedOn, dates.exemption.months);

/** An exemption counts until its ground is asked about again, or until a reviewer says that it does not hold any more. */
export const exemptionState = (
  { agrees, isEnded, recordedOn }: ExemptionFacts,
  rules: RightToRentRules,
  today: CivilDate,
): ExemptionState => {
  if (agrees === null) return "proposed";
  if (!agrees) return "refused";
  if (isEnded) return "ended";
  return today >= askedAgainOn(recordedOn, rules) ? "to_ask_again" : "in_force";
};
