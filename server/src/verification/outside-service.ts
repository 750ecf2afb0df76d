import { z } from "zod";
import type { Verdict, VerificationField, VerifiedFile, Verifier } from "./verifier.ts";
import { notChecked } from "./verifier.ts";

/**
 * An outside service instead of the built-in engine. It receives the contract's payload, with a link to the
 * file that is valid for a minute. Only the configured address is called, and redirects are not followed.
 */

export interface VerificationService {
  readonly documentUrl: string;
  readonly photoUrl: string | undefined;
  readonly linkTo: (file: Pick<VerifiedFile, "key" | "sessionId">) => string;
  readonly timeoutMs?: number;
}

const GIVES_UP_MS = 20_000;

const refusal = z.object({ type: z.string(), field: z.string().optional() });

const KNOWN: readonly VerificationField[] = ["detect_blur", "detect_cutoff", "face_detection"];

/** Any other 422 means that no document was found (spec 1 §7). */
const refusedWith = (answer: unknown): Verdict => {
  const parsed = refusal.safeParse(answer);
  const named = parsed.success && parsed.data.type === "validation_error" ? parsed.data.field : undefined;
  const field = KNOWN.find((known) => known === named) ?? "detect_document";
  return { outcome: "refused", field, reason: field };
};

const ask = async (url: string, payload: unknown, timeoutMs: number): Promise<Verdict> => {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(payload),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 422) return refusedWith(await response.json().catch(() => undefined));
    await response.body?.cancel();
    if (!response.ok) return notChecked(`status-${response.status}`);
    // An HTML page, perhaps a proxy's sign-in page, is no verdict.
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    return isPage ? notChecked("not-a-service") : { outcome: "ok" };
  } catch {
    return notChecked("unreachable");
  }
};

export const outsideVerifier = ({
  documentUrl,
  photoUrl,
  linkTo,
  timeoutMs = GIVES_UP_MS,
}: VerificationService): Verifier => ({
  checkDocument: (file, { type, side }, { firstName, lastName }) =>
    ask(documentUrl, { url: linkTo(file), firstName, lastName, type, side }, timeoutMs),
  checkPhoto: async (file, { firstName, lastName, birthdate }) =>
    photoUrl === undefined
      ? notChecked("off")
      : ask(photoUrl, { url: linkTo(file), firstName, lastName, dob: birthdate }, timeoutMs),
});
