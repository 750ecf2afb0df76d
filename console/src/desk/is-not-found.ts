import type { CombinedError } from "urql";

/** There is no such thing, or it is not for this reader: the response is the same. */
export const isNotFound = ({ graphQLErrors }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions.code === "NOT_FOUND");
