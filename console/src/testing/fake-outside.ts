import type { ShownOutside } from "../desk/outside.graphql.ts";

export const aSlot = (kind: ShownOutside["kind"]) => ({ __typename: "OutsideSlot", kind, maxDays: 30 });

/** A credit file with a judgment. */
export const aResult = (
  given: Partial<ShownOutside> = {},
): ShownOutside & { readonly __typename: string } => ({
  __typename: "OutsideResult",
  id: "1",
  kind: "CREDIT_FILE",
  title: null,
  provider: "Experian",
  madeOn: "2026-03-01",
  ccjs: 1,
  insolvency: "none",
  verdict: "counts_against",
  reason: "A judgment of £900 is not satisfied.",
  isTooOld: false,
  by: "Priya Nair",
  at: "2026-03-12T09:00:00Z",
  ...given,
});

/** The same beside its file. */
export const aViewedResult = (secondReviewId: string | null = null) => ({
  outsideResult: {
    __typename: "ViewedOutside",
    heldByYou: false,
    secondReviewId,
    party: {
      __typename: "Party",
      id: "amara",
      number: "LK-20418",
      firstName: "Amara",
      lastName: "Okafor",
    },
    result: {
      __typename: "ReviewedOutside",
      id: "1",
      kind: "CREDIT_FILE",
      title: null,
      provider: "Experian",
      madeOn: "2026-03-01",
      ccjs: 1,
      insolvency: "none",
    },
  },
});
