import { sentIssues } from "@latchkey/browser/forms/sent-issues.ts";
import { asRefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import type { CombinedError } from "urql";
import type { SaveOutcome } from "./wizard-definition.ts";

/** The outcome of a failed save, by the code of the response, never by its message. */
export const failedSave = ({
  graphQLErrors,
}: CombinedError): Exclude<SaveOutcome<never>, { kind: "saved" }> => {
  const extensions = graphQLErrors[0]?.extensions;
  switch (asRefusalCode(extensions?.code)) {
    case "ALREADY_SUBMITTED":
      return { kind: "already-submitted" };
    case "CHANGED_ELSEWHERE":
      return { kind: "changed-elsewhere" };
    case "PROGRESS_NOT_REACHABLE":
      return { kind: "not-reachable" };
    case "INVALID_INPUT":
    case "DOCUMENT_NOT_ACCEPTED":
    case "TOO_MANY_DOCUMENTS":
    case "NOT_FOUND":
    // A retry would be refused again, so none is offered.
    case "CASE_NOT_NAMED":
      return { kind: "refused", issues: sentIssues(extensions ?? {}) };
    default:
      return { kind: "no-answer" };
  }
};
