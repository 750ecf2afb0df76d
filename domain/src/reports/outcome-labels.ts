import { type AgencyOutcome, agencyOutcomes } from "../applications/agencys-view.ts";
import type { Issue } from "../rules/issue.ts";
import { lineIssue } from "../rules/line.ts";
import { recordWith } from "../rules/records.ts";
import { tidy } from "../rules/tidy.ts";

export type OutcomeLabels = Readonly<Partial<Record<AgencyOutcome, string>>>;

const STANDARD: Readonly<Record<AgencyOutcome, string>> = {
  ACCEPTED: "Accepted",
  ACCEPTED_CONDITIONS: "Accepted with conditions",
  ACCEPTED_GUARANTOR: "Accepted with guarantor",
  NOT_ACCEPTED_CRITERIA: "Criteria not met",
  NOT_COMPLETED: "Not completed",
};

export const outcomeLabel = (labels: OutcomeLabels, outcome: AgencyOutcome): string =>
  labels[outcome] ?? STANDARD[outcome];

interface OwnLabel {
  readonly outcome: AgencyOutcome;
  readonly label: string;
}

/** As a list: the outcomes for which the agency has a word of its own. */
export const ownLabels = (labels: OutcomeLabels): readonly OwnLabel[] =>
  agencyOutcomes.flatMap((outcome) => {
    const label = labels[outcome];
    return label === undefined ? [] : [{ outcome, label }];
  });

export const LONGEST_LABEL = 40;

/** Words that accuse a person, or tell of the right to rent. */
const ACCUSES =
  /\b(?:frauds?|fraudulent|high[\s-]*risk|fail(?:s|ed|ure)?[\s-]*rtr|rtr|right[\s-]*to[\s-]*rent|fake|forged|criminal|liar)\b/i;

const labelIssue = (label: string): Issue | undefined => {
  if (label.trim() === "") return undefined;
  if (tidy(label).length > LONGEST_LABEL)
    return { code: "validation.max_length", params: { max: LONGEST_LABEL } };
  return ACCUSES.test(label) ? { code: "agency.validations.accusing" } : lineIssue(label);
};

/** @param given by outcome; empty: the standard word. Two outcomes never read alike. */
export const outcomeLabelIssues = (
  given: Readonly<Record<AgencyOutcome, string>>,
): Readonly<Record<string, Issue>> => {
  const shown = recordWith(
    agencyOutcomes,
    (outcome) => tidy(given[outcome]).toLowerCase() || STANDARD[outcome].toLowerCase(),
  );
  const issues: Record<string, Issue> = {};
  for (const outcome of agencyOutcomes) {
    const isRepeated = agencyOutcomes.some((other) => other !== outcome && shown[other] === shown[outcome]);
    const issue =
      labelIssue(given[outcome]) ??
      (isRepeated && given[outcome].trim() !== "" ? { code: "agency.validations.labelTwice" } : undefined);
    if (issue) issues[outcome] = issue;
  }
  return issues;
};

/** @param given without issues */
export const outcomeLabelsOf = (given: Readonly<Record<AgencyOutcome, string>>): OutcomeLabels =>
  Object.fromEntries(
    agencyOutcomes.flatMap((outcome) => {
      const label = tidy(given[outcome]);
      return label === "" ? [] : [[outcome, label]];
    }),
  );
