import { fileTypeOf } from "@latchkey/domain/documents/formats.ts";
import { type ZoneFinding, zoneFindings } from "@latchkey/domain/identity/zone-findings.ts";
import type { AppContext } from "../context.ts";
import { readUpload, type SealedUpload } from "../documents/read-upload.ts";
import { seal, unwrapKey } from "../keys/data-keys.ts";
import type { Person, Verdict, VerificationField, VerifiedFile, Verifier } from "./verifier.ts";
import { notChecked } from "./verifier.ts";

/** One of the applicant's own finished files, with what is known of its owner. */
export interface CheckedUpload extends SealedUpload {
  readonly id: string;
  readonly person: Person & { readonly middleName: string };
}

/** Only an upload row of this applicant is looked at; no address that a client sends is ever fetched (INT-03). */
export const findUpload = async (
  { db }: AppContext,
  applicantId: string,
  key: string,
): Promise<(CheckedUpload & { readonly isReadable: boolean }) | undefined> => {
  const row = await db
    .selectFrom("upload")
    .innerJoin("applicant", "applicant.id", "upload.applicant_id")
    .select(["upload.id", "upload.scan_state", "applicant.wrapped_key"])
    .select(["applicant.first_name", "applicant.middle_name", "applicant.last_name", "applicant.birthdate"])
    .where("upload.applicant_id", "=", applicantId)
    .where("upload.object_key", "=", key)
    .where("upload.state", "=", "stored")
    .where("upload.scan_state", "!=", "infected")
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    applicantId,
    key,
    wrappedKey: row.wrapped_key,
    isReadable: row.scan_state !== "pending",
    person: {
      firstName: row.first_name ?? "",
      middleName: row.middle_name ?? "",
      lastName: row.last_name ?? "",
      birthdate: row.birthdate ?? "",
    },
  };
};

type Kind = "document" | "photo";

/** What was found the first time: a file does not change, and looking is dear. */
const knownVerdict = async (
  { db }: AppContext,
  { id }: CheckedUpload,
  kind: Kind,
): Promise<Verdict | undefined> => {
  const row = await db
    .selectFrom("file_check")
    .select("outcome")
    .where("upload_id", "=", id)
    .where("kind", "=", kind)
    .where("outcome", "not like", "not_checked%")
    .executeTakeFirst();
  if (!row) return undefined;
  const field = row.outcome.split(":")[1] as VerificationField | undefined;
  return field ? { outcome: "refused", field } : { outcome: "ok" };
};

/** `ok`, `refused:detect_blur`, `not_checked:timeout` */
const outcomeText = ({ outcome, field, reason }: Verdict): string => {
  if (outcome === "ok") return outcome;
  return outcome === "refused" ? `${outcome}:${field}` : `${outcome}:${reason}`;
};

const findingsOf = ({ zone }: Verdict, { person }: CheckedUpload, today: string): readonly ZoneFinding[] => {
  if (!zone) return [];
  const { firstName, middleName, lastName, birthdate } = person;
  const name = { first_name: firstName, middle_name: middleName, last_name: lastName };
  return zoneFindings(zone, { name, birthdate }, today);
};

/** Kept beside the file for the reviewer; what a zone says lies sealed. */
const record = async (
  { db, keyring, today }: AppContext,
  upload: CheckedUpload,
  { kind, verdict }: { readonly kind: Kind; readonly verdict: Verdict },
): Promise<void> => {
  const key = unwrapKey(keyring, upload.wrappedKey, upload.applicantId);
  const { zone, scores, reason } = verdict;
  const values = {
    outcome: outcomeText(verdict),
    scores: JSON.stringify({ ...(scores as object), ...(reason === undefined ? {} : { reason }) }),
    zone: zone ? seal(key, Buffer.from(JSON.stringify(zone)), `zone/${upload.id}`) : null,
    findings: [...findingsOf(verdict, upload, today())],
  };
  await db
    .insertInto("file_check")
    .values({ upload_id: upload.id, applicant_id: upload.applicantId, kind, ...values })
    .onConflict((conflict) => conflict.columns(["upload_id", "kind"]).doUpdateSet(values))
    .execute();
};

/** A check that fails by itself lets the applicant go on (spec 1 §7), and the reviewer sees that there was none. */
export const checkUpload = async (
  context: AppContext,
  upload: CheckedUpload & { readonly isReadable: boolean },
  {
    kind,
    ask,
  }: { readonly kind: Kind; readonly ask: (verifier: Verifier, file: VerifiedFile) => Promise<Verdict> },
): Promise<Verdict> => {
  const known = await knownVerdict(context, upload, kind);
  if (known) return known;
  const fileType = fileTypeOf(upload.key);
  const look = async (): Promise<Verdict> => {
    if (!context.verifier || !fileType) return notChecked("off");
    // A file that the virus scanner has not seen yet is opened by nobody.
    if (!upload.isReadable) return notChecked("unscanned");
    return ask(context.verifier, { key: upload.key, fileType, read: () => readUpload(context, upload) });
  };
  const verdict = await look().catch((cause: unknown): Verdict => {
    context.log.error({ err: cause }, "A file could not be checked");
    return notChecked("failed");
  });
  await record(context, upload, { kind, verdict });
  return verdict;
};
