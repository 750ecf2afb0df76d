import { fileTypeOf } from "@latchkey/domain/documents/formats.ts";
import type { AppContext } from "../app/context.ts";
import { readUpload, type SealedUpload } from "../documents/read-upload.ts";
import { seal, unwrapKey } from "../platform/keys/data-keys.ts";
import { findingsOf, zoneContext } from "./findings.ts";
import { type NamedPerson, personColumns, personIn } from "./person.ts";
import { openTurns } from "./turns.ts";
import type { Verdict, VerificationField, VerifiedFile, Verifier } from "./verifier.ts";
import { notChecked } from "./verifier.ts";

/** One of the applicant's own finished files, with what is known of its owner. */
export interface CheckedUpload extends SealedUpload {
  readonly id: string;
  readonly person: NamedPerson;
}

type ReadableUpload = CheckedUpload & { readonly isReadable: boolean };

/** Only an upload row of this applicant is looked at; no address that a client sends is ever fetched (INT-03). */
export const findUpload = async (
  { db }: AppContext,
  applicantId: string,
  key: string,
): Promise<ReadableUpload | undefined> => {
  const row = await db
    .selectFrom("upload")
    .innerJoin("applicant", "applicant.id", "upload.applicant_id")
    .select(["upload.id", "upload.scan_state", "applicant.wrapped_key", ...personColumns])
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
    person: personIn(row),
  };
};

type Kind = "document" | "photo";

interface Question {
  readonly kind: Kind;
  /** As what the file is looked at, e.g. `passport/front`. */
  readonly asked: string;
  readonly ask: (verifier: Verifier, file: VerifiedFile) => Promise<Verdict>;
}

/** `ok`, `refused:detect_blur`, `not_checked:timeout` */
const outcomeText = ({ outcome, field, reason }: Verdict): string => {
  if (outcome === "ok") return outcome;
  return outcome === "refused" ? `${outcome}:${field}` : `${outcome}:${reason}`;
};

const verdictOf = (text: string): Verdict => {
  const [outcome, why = ""] = text.split(":");
  if (outcome === "ok") return { outcome };
  return outcome === "refused" ? { outcome, field: why as VerificationField } : notChecked(why);
};

const NOT_CHECKED = "not_checked%";
/** What lies in the file itself; all other reasons may be gone the next time. */
const LASTING = ["not_checked:too-large", "not_checked:unreadable", "not_checked:encrypted"];

/** What was found the first time it was looked at as this: a file does not change, and looking is dear. */
const knownVerdict = async (
  { db }: AppContext,
  { id }: CheckedUpload,
  { kind, asked }: Question,
): Promise<Verdict | undefined> => {
  const row = await db
    .selectFrom("file_check")
    .select("outcome")
    .where("upload_id", "=", id)
    .where("kind", "=", kind)
    .where("asked", "=", asked)
    .where(({ or, eb }) => or([eb("outcome", "not like", NOT_CHECKED), eb("outcome", "in", LASTING)]))
    .executeTakeFirst();
  return row && verdictOf(row.outcome);
};

/**
 * Kept beside the file for the reviewer; what a zone says lies sealed, with what differs from what the person says now:
 * a save that changes it waits, or is waited for. That nobody looked replaces no verdict on the same question.
 */
const record = (
  { db, keyring, today }: AppContext,
  { id, applicantId, wrappedKey }: CheckedUpload,
  { kind, asked }: Question,
  verdict: Verdict,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const said = await tx
      .selectFrom("applicant")
      .select(personColumns)
      .where("id", "=", applicantId)
      .forShare()
      .executeTakeFirstOrThrow();
    const { zone, scores, reason } = verdict;
    const key = unwrapKey(keyring, wrappedKey, applicantId);
    const values = {
      asked,
      outcome: outcomeText(verdict),
      scores: JSON.stringify({ ...(scores as object), ...(reason === undefined ? {} : { reason }) }),
      zone: zone ? seal(key, Buffer.from(JSON.stringify(zone)), zoneContext(id)) : null,
      findings: [...findingsOf(zone, personIn(said), today())],
    };
    await tx
      .insertInto("file_check")
      .values({ upload_id: id, applicant_id: applicantId, kind, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(["upload_id", "kind"])
          .doUpdateSet(values)
          .where(({ or, eb }) =>
            or([
              eb("file_check.asked", "!=", asked),
              eb("file_check.outcome", "like", NOT_CHECKED),
              eb("excluded.outcome", "not like", NOT_CHECKED),
            ]),
          ),
      )
      .execute();
  });

/** A check that fails by itself lets the applicant go on (spec 1 §7), and the reviewer sees that there was none. */
const look = async (context: AppContext, upload: ReadableUpload, question: Question): Promise<Verdict> => {
  const fileType = fileTypeOf(upload.key);
  const found = async (): Promise<Verdict> => {
    if (!context.verifier || !fileType) return notChecked("off");
    // A file that the virus scanner has not seen yet is opened by nobody.
    if (!upload.isReadable) return notChecked("unscanned");
    return question.ask(context.verifier, {
      key: upload.key,
      fileType,
      read: () => readUpload(context, upload),
    });
  };
  const verdict = await found().catch((cause: unknown): Verdict => {
    context.log.error({ err: cause }, "A file could not be checked");
    return notChecked("failed");
  });
  await record(context, upload, question, verdict);
  return verdict;
};

const turns = openTurns();
const underWay = new Map<string, Promise<Verdict>>();

/** Whoever asks while a file is looked at gets the same answer; of one applicant, one file is looked at at a time. */
export const checkUpload = (
  context: AppContext,
  upload: ReadableUpload,
  question: Question,
): Promise<Verdict> => {
  const id = `${upload.id}/${question.kind}/${question.asked}`;
  const answer = async (): Promise<Verdict> =>
    (await knownVerdict(context, upload, question)) ??
    turns.take(upload.applicantId, () => look(context, upload, question));
  const running = underWay.get(id) ?? answer().finally(() => underWay.delete(id));
  underWay.set(id, running);
  return running;
};
