import type { Session } from "@latchkey/browser/session/session.ts";
import type { DocumentDefinition, Side } from "@latchkey/domain/documents/definitions.ts";
import { fileTypeOf, HEIC_MIME, isHeicName, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { storedFileName } from "@latchkey/domain/documents/stored-name.ts";
import { type FileToSend, type SendOutcome, sendFile } from "./send-file.ts";
import { smallerPicture } from "./smaller-picture.ts";
import { type Verification, verifyDocument } from "./verify-document.ts";

interface CheckedFile extends Pick<FileToSend, "file" | "section"> {
  readonly definition: DocumentDefinition;
  readonly side: Side;
  /** The slot accepts several files, so the stored name gets a unique prefix. */
  readonly isOneOfMany: boolean;
  readonly verification: Verification | undefined;
}

const prefix = (): string => crypto.randomUUID().split("-")[0] ?? "";

const toSend = async (checked: CheckedFile): Promise<FileToSend> => {
  const { file, section, definition, side, isOneOfMany } = checked;
  const content = await smallerPicture(file);
  const travels = content === undefined && isHeicName(file.name);
  const extension = content || travels ? "jpg" : (fileTypeOf(file.name) ?? "pdf");
  const named = storedFileName({
    definition,
    side,
    extension,
    ...(isOneOfMany ? { prefix: prefix() } : {}),
  });
  // The server converts it into the JPEG that it stores.
  if (travels) {
    return { file, section, storedName: named.replace(/jpg$/, "heic"), contentType: HEIC_MIME };
  }
  return { file, content, section, storedName: named, contentType: mimeTypeOf(extension) };
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
  const sent = await toSend(checked);
  if (signal.aborted) return { kind: "cancelled" };
  const outcome = await sendFile(sent, session, signal);
  if (outcome.kind !== "stored" || !verification) return outcome;
  const document = { fileName: file.name, path: outcome.path, docType: definition.docType, side };
  return verifyDocument(document, { verification, session, signal });
};
