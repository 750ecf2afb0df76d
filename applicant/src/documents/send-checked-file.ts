import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { Session } from "../app/session.ts";
import { type FileToSend, type SendOutcome, sendFile } from "./send-file.ts";
import { type Verification, verifyDocument } from "./verify-document.ts";

interface CheckedFile extends FileToSend {
  readonly docType: DocumentType;
  readonly side: Side;
  readonly verification: Verification | undefined;
}

/**
 * Brings a file to the store and shows it to the verification. A chunk of its own: nobody needs it before a file was
 * chosen.
 */
export const sendChecked = async (
  { docType, side, verification, ...sent }: CheckedFile,
  session: Session,
  signal: AbortSignal,
): Promise<SendOutcome> => {
  const outcome = await sendFile(sent, session, signal);
  if (outcome.kind !== "stored" || !verification) return outcome;
  const document = { fileName: sent.file.name, path: outcome.path, docType, side };
  return verifyDocument(document, { verification, session, signal });
};
