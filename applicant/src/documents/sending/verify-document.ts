import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { isVerified, verificationType } from "@latchkey/domain/documents/verification.ts";
import { askCheck } from "./ask-check.ts";
import type { SendOutcome } from "./send-file.ts";

export interface Verification {
  /** `sectionMetaData.documentVerificationUrl`; null: no checks. */
  readonly url: string | null;
  /** `sectionMetaData.verificationTestMarker`: a file whose name starts with it is not checked. */
  readonly testMarker: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

interface StoredDocument {
  readonly fileName: string;
  readonly path: string;
  readonly docType: DocumentType;
  readonly side: Side;
}

interface Surroundings {
  readonly verification: Verification;
  readonly session: Session;
  readonly signal: AbortSignal;
}

const addressOf = ({ fileName, docType }: StoredDocument, given: Verification): string | undefined => {
  const isMarked = given.testMarker && fileName.startsWith(given.testMarker);
  return given.url && isVerified(docType) && !isMarked ? given.url : undefined;
};

const REFUSALS: Readonly<Record<string, string>> = {
  detect_blur: "BLURRED",
  detect_cutoff: "CUT_OFF",
  file_encrypted: "ENCRYPTED",
  file_dynamic_form: "DYNAMIC_FORM",
  file_unreadable: "UNREADABLE",
  file_too_large: "TOO_MANY_PIXELS",
  file_too_small: "TOO_SMALL",
};

/** Has a stored document checked (spec 1 §7); the file counts only if the result is `stored`. */
export const verifyDocument = async (
  document: StoredDocument,
  { verification, session, signal }: Surroundings,
): Promise<SendOutcome> => {
  const { path, docType, side } = document;
  const stored: SendOutcome = { kind: "stored", path };
  const address = addressOf(document, verification);
  if (!address) return stored;
  const { firstName, lastName } = verification;
  const body = { url: path, firstName, lastName, type: verificationType(docType, side), side };
  const answer = await askCheck({ address, body, session, signal, reports: true });
  if (answer.kind === "cancelled") return answer;
  analytics.verifiedDocument(docType, answer.kind === "ok" ? "ok" : "error");
  if (answer.kind === "ok") return stored;
  return { kind: "refused", code: REFUSALS[answer.field ?? ""] ?? "NO_DOCUMENT" };
};
