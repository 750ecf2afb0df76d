import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import type { Session } from "@latchkey/browser/session/session.ts";

/**
 * The result of checking a stored file (spec 1 §7). If the check itself fails, the result is ok, so that the applicant
 * is not blocked.
 */
export type CheckResult =
  | { readonly kind: "ok" }
  /** `field` only of a 'validation_error': `detect_blur`, `detect_cutoff`, `face_detection`. */
  | { readonly kind: "refused"; readonly field: string | undefined }
  | { readonly kind: "cancelled" };

interface CheckRequest {
  readonly address: string;
  readonly body: Readonly<Record<string, string>>;
  readonly session: Session;
  readonly signal: AbortSignal;
  readonly reports: boolean;
}

/** Longer than a check takes on a busy server, so that it detects only a hang. */
export const CHECK_TIMEOUT_MS = 30_000;

const withTimeout = async <Result>(
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (outer.aborted) abort();
  outer.addEventListener("abort", abort);
  const timer = setTimeout(abort, CHECK_TIMEOUT_MS);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener("abort", abort);
  }
};

const refusedField = (answer: unknown): string | undefined => {
  if (typeof answer !== "object" || answer === null || !("type" in answer) || !("field" in answer)) return;
  const { type, field } = answer;
  return type === "validation_error" && typeof field === "string" ? field : undefined;
};

const ask = async ({ address, body, session }: CheckRequest, signal: AbortSignal): Promise<CheckResult> => {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  };
  const response = await authorisedFetch(address, init, session);
  if (response.status === 422) {
    return { kind: "refused", field: refusedField(await response.json().catch(() => undefined)) };
  }
  if (response.status !== 200) throw new Error(`The check answered ${response.status}`);
  return { kind: "ok" };
};

/** 200 is ok, 422 a refusal, anything else a failure of the check. */
export const askCheck = async (request: CheckRequest): Promise<CheckResult> => {
  try {
    return await withTimeout(request.signal, (signal) => ask(request, signal));
  } catch (cause) {
    if (request.signal.aborted) return { kind: "cancelled" };
    if (request.reports) reporter.report(cause, "upload");
    return { kind: "ok" };
  }
};
