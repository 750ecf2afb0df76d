import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import {
  DOCUMENT_PAGES_HEADER,
  fileDownloadPath,
  filePagePath,
} from "@latchkey/domain/vocabulary/console-wire.ts";

/** Pictures of pages come with the session's token, so they are fetched, and shown from memory. */

export interface PageOf {
  /** The file's address, of `documentFilePath` or `outsideFilePath`. */
  readonly file: string;
  readonly page: number;
}

export interface FetchedPage {
  readonly picture: Blob;
  readonly pages: number;
}

/** Faults by the code of the response. */
export const pageFaults = [
  "gone",
  "limit",
  "undrawable",
  "unscanned",
  "infected",
  "too-long",
  "not-found",
  "no-answer",
] as const;
export type PageFault = (typeof pageFaults)[number];

const byCode: Readonly<Record<string, PageFault>> = {
  FILE_GONE: "gone",
  TOO_MANY_REQUESTS: "limit",
  NOT_DRAWABLE: "undrawable",
  NOT_SCANNED: "unscanned",
  INFECTED: "infected",
  TOO_LONG_FOR_COPY: "too-long",
  NOT_FOUND: "not-found",
  FORBIDDEN: "not-found",
};

/** True if another attempt may succeed. */
export const isPassing = (fault: PageFault): boolean => fault === "no-answer" || fault === "unscanned";

const faultOf = async (response: Response): Promise<PageFault> => {
  const body: unknown = await response.json().catch(() => undefined);
  const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";
  return byCode[code] ?? "no-answer";
};

export const fetched = async (
  session: Session,
  path: string,
  signal?: AbortSignal,
): Promise<Response | PageFault> => {
  try {
    const response = await authorisedFetch(path, signal ? { signal } : {}, session);
    return response.ok ? response : await faultOf(response);
  } catch {
    return "no-answer";
  }
};

export const fetchPage = async (
  session: Session,
  { file, page }: PageOf,
  signal: AbortSignal,
): Promise<FetchedPage | PageFault> => {
  const response = await fetched(session, filePagePath(file, page), signal);
  if (typeof response === "string") return response;
  const pages = Number(response.headers.get(DOCUMENT_PAGES_HEADER) ?? 1);
  return response.blob().then(
    (picture) => ({ picture, pages }),
    () => "no-answer",
  );
};

/** A copy of all pages that says on each who took it. */
export const fetchCopy = async (session: Session, file: string): Promise<Blob | PageFault> => {
  const response = await fetched(session, fileDownloadPath(file));
  return typeof response === "string" ? response : response.blob().catch(() => "no-answer");
};
