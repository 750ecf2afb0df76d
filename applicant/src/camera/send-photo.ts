import type { Session } from "@latchkey/browser/session/session.ts";
import type { IdentityValues } from "@latchkey/domain/identity/values.ts";
import { askCheck } from "../documents/sending/ask-check.ts";
import { sendFile } from "../documents/sending/send-file.ts";

export type PhotoOutcome =
  | { readonly kind: "good"; readonly path: string }
  | { readonly kind: "refused"; readonly unseen: "face" | "document" }
  | { readonly kind: "failed" }
  | { readonly kind: "cancelled" };

export interface PhotoCheck {
  /** `sectionMetaData.livePhotoUrl`; null: nothing is checked. */
  readonly url: string | null;
  /** undefined on a phone: the server holds the data for the comparison. */
  readonly person: Pick<IdentityValues, "name" | "birthdate"> | undefined;
  readonly session: Session;
  readonly signal: AbortSignal;
}

const factsOf = ({ name, birthdate }: Pick<IdentityValues, "name" | "birthdate">) => ({
  firstName: name.first_name,
  lastName: name.last_name,
  dob: birthdate,
});

/**
 * Stores the photo and has it checked (spec 1 §7): a missing face and every other refusal is shown, a failure of the
 * check itself is ignored.
 */
export const sendPhoto = async (
  file: File,
  { url, person, session, signal }: PhotoCheck,
): Promise<PhotoOutcome> => {
  const sent = { file, storedName: file.name, contentType: file.type, section: "identity" } as const;
  const stored = await sendFile(sent, session, signal);
  if (stored.kind === "cancelled") return stored;
  if (stored.kind !== "stored") return { kind: "failed" };
  const good: PhotoOutcome = { kind: "good", path: stored.path };
  if (!url) return good;
  const body = { url: stored.path, ...(person && factsOf(person)) };
  const answer = await askCheck({ address: url, body, session, signal, reports: false });
  if (answer.kind === "cancelled") return answer;
  if (answer.kind === "ok") return good;
  return { kind: "refused", unseen: answer.field === "face_detection" ? "face" : "document" };
};
