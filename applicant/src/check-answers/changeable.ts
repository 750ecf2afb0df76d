import { firstPart } from "@latchkey/browser/answers/answer-pieces.ts";
import type { LinkOutcome } from "@latchkey/domain/income/source.ts";
import type { AnsweredRow } from "./own-answers.graphql.ts";

/** Facts from a partner are not answers of the applicant. */
const OF_PARTNERS: Readonly<Record<LinkOutcome, true>> = {
  connected: true,
  failed: true,
  tax_connected: true,
  tax_failed: true,
};

export const isChangeable = ({ step, answer }: AnsweredRow): boolean =>
  !(step === "openBanking" && Object.hasOwn(OF_PARTNERS, firstPart(answer)?.value ?? ""));
