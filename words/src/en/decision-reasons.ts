import type { DecisionCondition, DecisionReason } from "@latchkey/domain/review/decision.ts";
import type { OutsideKind } from "@latchkey/domain/review/outside-result.ts";

/** Reasons and conditions of a decision, as applicants read them, and reviewers before they send it. */
export const decisionReasons = {
  reason: {
    INCOME_BELOW_RULE: "The income that your papers show is below what this rent needs.",
    INCOME_NOT_SHOWN: "Your papers do not show the income that you told us.",
    INCOME_TOO_NEW: "Your income is too new to rely on it yet.",
    RENT_ARREARS: "We learned that rent was not paid.",
    REFERENCE_UNFAVOURABLE: "Somebody whom we asked about you reported problems.",
    IDENTITY_NOT_SHOWN: "We could not confirm who you are.",
    RIGHT_TO_RENT_NOT_SHOWN: "We could not confirm that you have the right to rent in England.",
    DOCUMENTS_NOT_GENUINE: "We could not confirm that your documents are genuine.",
    OUTSIDE_RESULT_UNFAVOURABLE: "A result from outside counts against you.",
    OTHER: "There is another reason.",
  },
  /** In place of the reason OUTSIDE_RESULT_UNFAVOURABLE, for each result that it rests on. */
  outside: {
    CREDIT_FILE:
      "A credit file counts against you: {{provider}}, {{day}}. You can ask {{provider}} for a copy, and ask them to correct it.",
    OTHER_SCREENING:
      "The result of a check counts against you: {{title}}, {{provider}}, {{day}}. You can ask {{provider}} for a copy, and ask them to correct it.",
  },
  condition: {
    REFERENCE_BEFORE_KEYS: "A reference arrives before you get the keys",
    EMPLOYMENT_BEFORE_KEYS: "Your job is confirmed before you get the keys",
    ORIGINALS_BEFORE_KEYS: "You show the original documents before you get the keys",
    OTHER: "One more condition",
  },
} as const satisfies {
  readonly reason: Readonly<Record<DecisionReason, string>>;
  readonly outside: Readonly<Record<OutsideKind, string>>;
  readonly condition: Readonly<Record<DecisionCondition, string>>;
};
