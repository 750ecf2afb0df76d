import type { CombinedError } from "urql";

/**
 * Why a page stays closed: there is no such thing, or it is not for this reader, which the response does not tell apart; or it is
 * about the reader. undefined: something failed.
 */
export const closedReason = ({ graphQLErrors }: CombinedError): "notFound" | "ownCase" | undefined => {
  const codes = graphQLErrors.map(({ extensions }) => extensions.code);
  if (codes.includes("OWN_CASE")) return "ownCase";
  return codes.includes("NOT_FOUND") ? "notFound" : undefined;
};
