import type { RefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import type { CombinedError, Operation } from "urql";

const CLOSED: readonly unknown[] = [
  "NOT_FOUND",
  "FORBIDDEN",
  "OWN_CASE",
  "KNOWN_PERSON",
  "SECOND_REVIEW_OPEN",
  "NOT_RELEASED",
] satisfies readonly RefusalCode[];

/** A page that is closed to its reader, or to all, says so: no part of the product failed. */
export const isClosedPage = (
  { graphQLErrors }: Pick<CombinedError, "graphQLErrors">,
  { kind }: Pick<Operation, "kind">,
): boolean =>
  kind === "query" &&
  graphQLErrors.length > 0 &&
  graphQLErrors.every(({ extensions }) => CLOSED.includes(extensions.code));
