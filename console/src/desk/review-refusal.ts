import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import type { TFunction } from "i18next";

const known = ["DECISION_OVER", "HELD_BY_COLLEAGUE", "SECOND_PERSON_NEEDED"] as const;

/** A refusal about a second review in words; undefined: the general text applies. */
export const reviewRefusal = (
  failure: MutationFailure,
  t: TFunction<"second-reviews">,
): string | undefined => {
  const code = failure.kind === "refused" ? known.find((one) => one === failure.code) : undefined;
  return code && t(`refused.${code}`);
};
