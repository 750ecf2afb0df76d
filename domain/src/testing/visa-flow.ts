import { type Flow, stepsOf } from "../wizard/flow.ts";

/** A small section with a real loop: an expired visa leads back to the choice. */
export interface VisaValues {
  readonly choice?: "visa" | "passport";
  readonly expiry?: "past" | "future";
  readonly acknowledged?: boolean;
  readonly uploaded?: boolean;
}

export type VisaStep = "choice" | "expiry" | "expiredVisa" | "upload";

const { goto, end } = stepsOf<VisaValues, unknown>();

export const visaFlow: Flow<VisaValues, unknown, VisaStep> = {
  start: () => "choice",
  steps: {
    choice: goto(
      ["expiry", "upload"],
      ({ choice }) => choice !== undefined,
      ({ choice }) => (choice === "visa" ? "expiry" : "upload"),
    ),
    expiry: goto(
      ["expiredVisa", "upload"],
      ({ expiry }) => expiry !== undefined,
      ({ expiry }) => (expiry === "past" ? "expiredVisa" : "upload"),
    ),
    expiredVisa: goto(
      ["choice"],
      ({ acknowledged }) => acknowledged === true,
      () => "choice",
    ),
    upload: end(({ uploaded }) => uploaded === true),
  },
};
