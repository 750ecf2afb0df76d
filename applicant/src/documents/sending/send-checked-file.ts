import type { Session } from "@latchkey/browser/session/session.ts";
import type { DocumentDefinition, Side } from "@latchkey/domain/documents/definitions.ts";
import { fileTypeOf, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { storedFileName } from "@latchkey/domain/documents/stored-name.ts";
import { type FileToSend, type SendOutcome, sendFile } from "./send-file.ts";
import { type Verification, verifyDocument } from "./verify-document.ts";

interface CheckedFile extends Pick<FileToSend, "file" | "section"> {
  readonly definition: DocumentDefinition;
  readonly side: Side;
  /** The slot accepts several files, so the stored name gets a unique prefix. */
  readonly isOneOfMany: boolean;
  readonly verification: Verification | undefined;
}

const prefix = (): string => crypto.randomUUID().split("-")[0] ?? "";

const toSend = ({ file, section, definition, side, isOneOfMany }: CheckedFile): FileToSend => {
  const extension = fileTypeOf(file.name) ?? "pdf";
  const name = { definition, side, extension, ...(isOneOfMany ? { prefix: prefix() } : {}) };
  return { file, section, storedName: storedFileName(name), contentType: mimeTypeOf(extension) };
};

/**
 * Uploads a file to the store and has it checked. In its own chunk, because it is not needed before a file is chosen.
 */
export const sendChecked = async (
  checked: CheckedFile,
  session: Session,
  signal: AbortSignal,
): Promise<SendOutcome> => {
  const { file, definition, side, verification } = checked;
  const outcome = await sendFile(toSend(checked), session, signal);
  if (outcome.kind !== "stored" || !verification) return outcome;
  const document = { fileName: file.name, path: outcome.path, docType: definition.docType, side };
  return verifyDocument(document, { verification, session, signal });
};
