import type { ClosedReason, Failure } from "../session/reference-session.ts";

export type Stage<Review> =
  | { readonly at: "opening" }
  | { readonly at: "open"; readonly review: Review; readonly isSending: boolean }
  | { readonly at: "closed"; readonly reason: ClosedReason }
  /** With a review: sending failed, and can be retried. */
  | { readonly at: "failed"; readonly failure: Failure; readonly review: Review | undefined };

export type StageEvent<Review> =
  | { readonly kind: "reopened" }
  | { readonly kind: "opened"; readonly review: Review }
  | { readonly kind: "sending" }
  | { readonly kind: "closed"; readonly reason: ClosedReason }
  | { readonly kind: "failed"; readonly failure: Failure };

const reviewOf = <Review>(stage: Stage<Review>): Review | undefined =>
  "review" in stage ? stage.review : undefined;

export const nextStage = <Review>(stage: Stage<Review>, event: StageEvent<Review>): Stage<Review> => {
  const review = reviewOf(stage);
  switch (event.kind) {
    case "reopened":
      return review ? { at: "open", review, isSending: false } : { at: "opening" };
    case "opened":
      return { at: "open", review: event.review, isSending: false };
    case "sending":
      return review ? { at: "open", review, isSending: true } : stage;
    case "closed":
      return { at: "closed", reason: event.reason };
    case "failed":
      return { at: "failed", failure: event.failure, review };
  }
};
