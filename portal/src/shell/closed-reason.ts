import type { CombinedError } from "urql";

/** undefined: the request failed. Another agency's application reads like none. */
export const closedReason = ({ graphQLErrors }: CombinedError): "notFound" | "notYours" | undefined => {
  const codes = graphQLErrors.map(({ extensions }) => extensions.code);
  if (codes.includes("FORBIDDEN")) return "notYours";
  return codes.includes("NOT_FOUND") ? "notFound" : undefined;
};
