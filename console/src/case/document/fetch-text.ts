import type { Session } from "@latchkey/browser/session/session.ts";
import { type DocumentText, isDocumentText } from "@latchkey/domain/review/document-text.ts";
import { documentTextPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { fetched, type PageFault, type PageOf } from "./page-pictures.ts";

export const fetchText = async (
  session: Session,
  { partyId, documentId }: Omit<PageOf, "page">,
  signal: AbortSignal,
): Promise<DocumentText | PageFault> => {
  const response = await fetched(session, documentTextPath(partyId, documentId), signal);
  if (typeof response === "string") return response;
  const text: unknown = await response.json().catch(() => undefined);
  return isDocumentText(text) ? text : "no-answer";
};
