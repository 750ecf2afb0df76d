import { firstPart } from "@latchkey/browser/answers/answer-text.ts";
import type { LinkOutcome } from "@latchkey/domain/income/source.ts";
import type { AnsweredRow } from "./own-answers.graphql.ts";

/** What a partner has told us about somebody is no answer of theirs. */
const OF_PARTNERS: Readonly<Record<LinkOutcome, true>> = {
  connected: true,
  failed: true,
  tax_connected: true,
  tax_failed: true,
};

/** Whether a row can be changed where its question is asked. */
export const isChangeable = ({ step, answer }: AnsweredRow): boolean =>
  !(step === "openBanking" && Object.hasOwn(OF_PARTNERS, firstPart(answer)?.value ?? ""));
