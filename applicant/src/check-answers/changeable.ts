import type { AnsweredRow } from "./own-answers.graphql.ts";

/** What a partner has told us about somebody is no answer of theirs. */
const OF_PARTNERS: readonly string[] = ["connected", "failed"];

/** Whether a row can be changed where its question is asked. */
export const isChangeable = ({ step, answer }: AnsweredRow): boolean =>
  !(step === "openBanking" && OF_PARTNERS.includes(answer.value ?? ""));
