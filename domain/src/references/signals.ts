import { referenceEmailWarning } from "../rules/reference-email.ts";
import type { DeclineReason } from "./decline.ts";
import type { RentalReply } from "./rental.ts";

/** What a reviewer should look at twice. Kept with the answer; it never decides anything. */
export const referenceSignals = [
  "FREE_MAIL",
  "SAME_NETWORK",
  "SAME_BROWSER",
  "WITHIN_A_MINUTE",
  "CONTRADICTION",
] as const;
export type ReferenceSignal = (typeof referenceSignals)[number];

/** How a reference was answered or declined. */
export interface AnswerCircumstances {
  /** The address that was asked. */
  readonly email: string;
  /** It came from a network, or from a browser, that the applicant has used. */
  readonly isSameNetwork: boolean;
  readonly isSameBrowser: boolean;
  readonly secondsAfterRequest: number;
  readonly said: { readonly reply: RentalReply } | { readonly declined: DeclineReason };
}

const MINUTE = 60;

/** The answer says other things about the tenancy than the applicant did. */
const contradicts = (said: AnswerCircumstances["said"]): boolean =>
  "reply" in said ? !said.reply.tenancy_details_dates_confirmed : said.declined === "NOT_MY_TENANT";

export const signalsOf = (circumstances: AnswerCircumstances): readonly ReferenceSignal[] => {
  const { email, isSameNetwork, isSameBrowser, secondsAfterRequest, said } = circumstances;
  const raised: Readonly<Record<ReferenceSignal, boolean>> = {
    FREE_MAIL: referenceEmailWarning(email)?.code === "warning.free_mail",
    SAME_NETWORK: isSameNetwork,
    SAME_BROWSER: isSameBrowser,
    WITHIN_A_MINUTE: secondsAfterRequest < MINUTE,
    CONTRADICTION: contradicts(said),
  };
  return referenceSignals.filter((signal) => raised[signal]);
};
