import { sentIssues } from "@latchkey/browser/forms/sent-issues.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { CombinedError } from "urql";

/** The meaning of a failed mutation, by the code of the response and never by its message. */
export type MutationFailure =
  /** It may work the next time. */
  | { readonly kind: "no-answer" }
  | { readonly kind: "too-many" }
  /** It would be refused again. */
  | { readonly kind: "refused"; readonly code: string; readonly issues: Readonly<Record<string, Issue>> };

export const mutationFailure = ({ graphQLErrors }: CombinedError): MutationFailure => {
  const extensions = graphQLErrors[0]?.extensions ?? {};
  switch (extensions.code) {
    case undefined:
    case "INTERNAL":
    case "UNAUTHENTICATED":
      return { kind: "no-answer" };
    case "TOO_MANY_REQUESTS":
      return { kind: "too-many" };
    default:
      return { kind: "refused", code: String(extensions.code), issues: sentIssues(extensions) };
  }
};

/** The server's refusal of one field. */
export const sentIssueOf = (failure: MutationFailure | undefined, field: string): Issue | undefined =>
  failure?.kind === "refused" ? failure.issues[field] : undefined;
