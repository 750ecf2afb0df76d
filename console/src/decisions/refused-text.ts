import { decisionBlocks } from "@latchkey/domain/review/decision-blocks.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import type { TFunction } from "i18next";

const known = [
  "DECISION_OPEN",
  "DECISION_OVER",
  "SECOND_PERSON_NEEDED",
  "EVIDENCE_CHANGED",
  "EVIDENCE_NOT_OPENED",
  "OWN_CASE",
  "KNOWN_PERSON",
  "HELD_BY_COLLEAGUE",
  "NOT_TO_REVIEW",
  "POLICY_UNLAWFUL",
  "DECISIONS_FROZEN",
] as const;
/** The refusal in words; undefined: the general text applies. */
export const refusedText = (failure: MutationFailure, t: TFunction<"decision">): string | undefined => {
  if (failure.kind !== "refused") return undefined;
  const block = decisionBlocks.find((code) => code === failure.code);
  if (block) return t(`blocks.${block}`);
  const code = known.find((one) => one === failure.code);
  return code && t(`refused.${code}`);
};
