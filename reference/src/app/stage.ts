import type { ClosedReason, Failure, TenantReview } from "../session/reference-session.ts";

/** Where a visit of the questions stands. */
export type Stage =
  | { readonly at: "opening" }
  | { readonly at: "open"; readonly review: TenantReview; readonly isSending: boolean }
  | { readonly at: "closed"; readonly reason: ClosedReason }
  /** With a review: it was to be sent, and can be tried again. */
  | { readonly at: "failed"; readonly failure: Failure; readonly review: TenantReview | undefined };

export type StageEvent =
  | { readonly kind: "reopened" }
  | { readonly kind: "opened"; readonly review: TenantReview }
  | { readonly kind: "sending" }
  | { readonly kind: "closed"; readonly reason: ClosedReason }
  | { readonly kind: "failed"; readonly failure: Failure };

const reviewOf = (stage: Stage): TenantReview | undefined => ("review" in stage ? stage.review : undefined);

export const nextStage = (stage: Stage, event: StageEvent): Stage => {
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
