import type { Session } from "@latchkey/browser/session/session.ts";
import { type DocumentText, isDocumentText } from "@latchkey/domain/review/document-text.ts";
import { fileTextPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { fetched, type PageFault } from "./page-pictures.ts";

export const fetchText = async (
  session: Session,
  file: string,
  signal: AbortSignal,
): Promise<DocumentText | PageFault> => {
  const response = await fetched(session, fileTextPath(file), signal);
  if (typeof response === "string") return response;
  const text: unknown = await response.json().catch(() => undefined);
  return isDocumentText(text) ? text : "no-answer";
};
