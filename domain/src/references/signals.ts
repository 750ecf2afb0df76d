import { referenceEmailWarning } from "../rules/reference-email.ts";

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
  /** What was said differs from what the applicant has told. */
  readonly contradicts: boolean;
}

const MINUTE = 60;

export const signalsOf = (circumstances: AnswerCircumstances): readonly ReferenceSignal[] => {
  const { email, isSameNetwork, isSameBrowser, secondsAfterRequest, contradicts } = circumstances;
  const raised: Readonly<Record<ReferenceSignal, boolean>> = {
    FREE_MAIL: referenceEmailWarning(email)?.code === "warning.free_mail",
    SAME_NETWORK: isSameNetwork,
    SAME_BROWSER: isSameBrowser,
    WITHIN_A_MINUTE: secondsAfterRequest < MINUTE,
    CONTRADICTION: contradicts,
  };
  return referenceSignals.filter((signal) => raised[signal]);
};
