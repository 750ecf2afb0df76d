import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { SIGNED_FORM_PATH } from "@latchkey/domain/vocabulary/wire.ts";

export interface FileToSend {
  readonly file: File;
  readonly content?: Blob | undefined;
  /** The stored name of the contract, e.g. `Passport.png`. */
  readonly storedName: string;
  readonly contentType: string;
  readonly section: "identity" | "income" | "residence";
}

export type SendOutcome =
  | { readonly kind: "stored"; readonly path: string }
  | { readonly kind: "cancelled" }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "failed" };

interface SignedForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

const TOO_MANY = 429;
const BAD_REQUEST = 400;
const UNAVAILABLE = 503;

const isSignedForm = (value: unknown): value is SignedForm =>
  typeof value === "object" && value !== null && "url" in value && "fields" in value;

const TOO_MANY_REQUESTS = { kind: "refused", code: "TOO_MANY_REQUESTS" } as const;
const WRONG_FORMAT = { kind: "refused", code: "WRONG_FILE_FORMAT" } as const;

/** @returns the reason for no form: a rate limit, or a refused format */
const askForForm = async (
  { storedName, contentType, section }: FileToSend,
  session: Session,
  signal: AbortSignal,
) => {
  const query = new URLSearchParams({
    filename: storedName,
    filetype: contentType,
    additionalFilePath: section,
  });
  const response = await authorisedFetch(`${SIGNED_FORM_PATH}?${query}`, { signal }, session);
  if (response.status === TOO_MANY) return TOO_MANY_REQUESTS;
  if (response.status === BAD_REQUEST) return WRONG_FORMAT;
  const form: unknown = response.ok ? await response.json() : undefined;
  if (!isSignedForm(form)) throw new Error(`No signed URL came: ${response.status}`);
  return form;
};

const formOf = ({ fields }: SignedForm, { file, content }: FileToSend): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // The original file name stays, also with reduced content.
  body.append("file", content ? new File([content], file.name, { type: content.type }) : file);
  return body;
};

/** The receiver's reason for refusing the file; other stores report less. */
const refusalOf = async (response: Response): Promise<string | undefined> => {
  const answer: unknown = await response.json().catch(() => undefined);
  const code = typeof answer === "object" && answer !== null && "code" in answer ? answer.code : undefined;
  const isExplained = response.status === BAD_REQUEST || response.status === UNAVAILABLE;
  return isExplained && typeof code === "string" ? code : undefined;
};

const store = async (form: SignedForm, sent: FileToSend, signal: AbortSignal): Promise<SendOutcome> => {
  const response = await fetch(form.url, { method: "POST", body: formOf(form, sent), signal });
  const path = response.headers.get("location");
  if (response.status === 204 && path) return { kind: "stored", path };
  const code = await refusalOf(response);
  if (code) {
    // The applicant reads the reason; it is also reported, like every response but a 204.
    reporter.report(new Error(`The store answered ${response.status}: ${code}`), "upload");
    return { kind: "refused", code };
  }
  throw new Error(`The store answered ${response.status}${path ? "" : " without a location"}`);
};

/** Success is 204 with a location, which becomes the document's path (spec 1 §7). A cancelled request shows no error. */
export const sendFile = async (
  sent: FileToSend,
  session: Session,
  signal: AbortSignal,
): Promise<SendOutcome> => {
  try {
    const form = await askForForm(sent, session, signal);
    if (isSignedForm(form)) return await store(form, sent, signal);
    reporter.report(new Error(`No signed URL came: ${form.code}`), "upload");
    return form;
  } catch (cause) {
    if (signal.aborted) return { kind: "cancelled" };
    reporter.report(cause, "upload");
    return { kind: "failed" };
  }
};
