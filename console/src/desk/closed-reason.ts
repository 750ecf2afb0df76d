import type { CombinedError } from "urql";

/** A missing page and a page for other readers have the same response. undefined: the request failed. */
export const closedReason = ({
  graphQLErrors,
}: CombinedError): "notFound" | "ownCase" | "knownPerson" | "secondReview" | undefined => {
  const codes = graphQLErrors.map(({ extensions }) => extensions.code);
  if (codes.includes("OWN_CASE")) return "ownCase";
  if (codes.includes("KNOWN_PERSON")) return "knownPerson";
  if (codes.includes("SECOND_REVIEW_OPEN")) return "secondReview";
  return codes.includes("NOT_FOUND") ? "notFound" : undefined;
};
