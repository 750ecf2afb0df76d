import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { useTranslation } from "react-i18next";

const KNOWN = [
  "FORBIDDEN",
  "CASE_CLOSED",
  "ALREADY_BEGUN",
  "REMINDED_TODAY",
  "NOT_THEIR_TURN",
  "REMINDERS_OFF",
] as const;

/** The reason of a refusal in plain words; undefined: the general words will do. @param name of the person it is about */
export const useRefusalText = (failure: MutationFailure | undefined, name = ""): string | undefined => {
  const { t } = useTranslation("application");
  const code = failure?.kind === "refused" && KNOWN.find((known) => known === failure.code);
  return code ? t(`refusals.${code}`, { name }) : undefined;
};
