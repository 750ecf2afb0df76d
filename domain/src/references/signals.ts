import { referenceEmailWarning } from "../rules/reference-email.ts";

/** Points that a reviewer should check. They are kept with the answer and never decide anything. */
export const referenceSignals = [
  "FREE_MAIL",
  "SAME_NETWORK",
  "SAME_BROWSER",
  "WITHIN_A_MINUTE",
  "CONTRADICTION",
] as const;
export type ReferenceSignal = (typeof referenceSignals)[number];

export interface AnswerCircumstances {
  readonly email: string;
  readonly isSameNetwork: boolean;
  readonly isSameBrowser: boolean;
  readonly secondsAfterRequest: number;
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
