import { type Outcome, outcomes } from "@latchkey/domain/parties/status.ts";
import type { CannedChoice } from "@latchkey/domain/review/canned-choice.ts";
import { type DecidedAbout, decisionIssues } from "@latchkey/domain/review/decision.ts";
import { countingAgainst } from "@latchkey/domain/review/outside-result.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import type {
  DecisionCondition,
  DecisionOutcome,
  DecisionReason,
  OverrideReason,
} from "../graphql/operations.generated.ts";
import type { Desk } from "./decision.graphql.ts";

/** The fields as typed. */
export interface TypedDecision {
  readonly outcome: DecisionOutcome | "";
  readonly reasons: readonly DecisionReason[];
  readonly conditions: readonly DecisionCondition[];
  readonly metBy: string;
  readonly words: string;
  readonly canned: readonly CannedChoice[];
  /** The rule that the words seem to break; empty: not confirmed. */
  readonly confirmedRule: string;
  readonly note: string;
  readonly overrideReason: OverrideReason | "";
  readonly overrideWords: string;
  /** The colleague who is asked to agree; empty: any free reviewer. */
  readonly secondId: string;
}

export const emptyDecision: TypedDecision = {
  outcome: "",
  reasons: [],
  conditions: [],
  metBy: "",
  words: "",
  canned: [],
  confirmedRule: "",
  note: "",
  overrideReason: "",
  overrideWords: "",
  secondId: "",
};

export const fieldId = (field: keyof TypedDecision): string => `decision-${field}`;

/** The rules speak of outcomes in small previews. */
export const ruleOutcome = (outcome: DecisionOutcome): Outcome =>
  outcomes.find((known) => known === outcome.toLowerCase()) ?? "declined";

/** The facts that the shared rules of decisions need. */
export const decidedAbout = ({
  application,
  party,
  calculated,
  isReferenceOpen,
  forbidden,
  outsideResults,
  isRightNotShown,
}: Desk): DecidedAbout => ({
  role: party.role,
  country: application.country,
  sections: party.sections.map(({ name }) => name),
  calculated: calculated === null ? undefined : ruleOutcome(calculated),
  isReferenceOpen,
  isPolicyUnlawful: forbidden.length > 0,
  isOutsideUnfavourable: countingAgainst(outsideResults).length > 0,
  isRightNotShown,
});

interface DecisionFormOptions {
  readonly desk: Desk;
  readonly failure: MutationFailure | undefined;
  readonly onValid: (typed: TypedDecision) => void;
}

/** With the rules of the server, which knows outcomes by other previews. */
export const useDecisionForm = ({ desk, ...options }: DecisionFormOptions) => {
  const today = londonDate(useNow());
  return useSavedForm<TypedDecision>({
    ...options,
    defaults: emptyDecision,
    issues: (typed) =>
      decisionIssues({ ...typed, outcome: typed.outcome.toLowerCase() }, decidedAbout(desk), today),
    fields: [
      "outcome",
      "reasons",
      "conditions",
      "metBy",
      "overrideReason",
      "overrideWords",
      "canned",
      "words",
      "confirmedRule",
      "note",
      "secondId",
    ],
    idPrefix: "decision-",
  });
};

export type DecisionForm = ReturnType<typeof useDecisionForm>;
