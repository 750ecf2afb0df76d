import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import type { TFunction } from "i18next";

const known = [
  "DECISION_OVER",
  "OWN_CASE",
  "KNOWN_PERSON",
  "SECOND_PERSON_NEEDED",
  "SECOND_REVIEW_OPEN",
] as const;

/** The refusal of a release or a return in words; undefined: the general text applies. */
export const settleRefusal = (
  failure: MutationFailure | undefined,
  t: TFunction<"investigations">,
): string | undefined => {
  const code = failure?.kind === "refused" ? known.find((one) => one === failure.code) : undefined;
  return code && t(`refused.${code}`);
};
