import { storedTypeOfMime } from "@latchkey/domain/documents/file-kind.ts";
import type { FileType } from "@latchkey/domain/documents/formats.ts";
import { type EncryptedUpload, readUpload } from "../documents/read-upload.ts";
import { IS_APPLICANTS } from "../documents/uploads.ts";
import { lockParty, readWrappedKey } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Database } from "../platform/db/pool.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import { encrypt } from "../platform/keys/encryption.ts";
import { ObjectGone } from "../platform/storage/store.ts";
import type { Services } from "../platform/work/services.ts";
import type { CheckQueue } from "./check-queue.ts";
import { numberHashes } from "./document-number.ts";
import { findingsOf, zoneContext } from "./findings.ts";
import { lastingOutcomes } from "./lasting-outcomes.ts";
import { type NamedPerson, readPerson } from "./person.ts";
import type { Verdict, VerificationField, VerifiedFile, Verifier } from "./verifier.ts";
import { notChecked } from "./verifier.ts";

export interface CheckedUpload extends EncryptedUpload {
  readonly id: string;
  readonly fileType: FileType | undefined;
  readonly party: PartyKey;
  readonly person: NamedPerson;
  /** The session that sent it, if it is still known. */
  readonly sentBy: string | null;
  /** false until it has been scanned for viruses: it must not be decoded. */
  readonly isReadable: boolean;
}

export interface CheckServices extends Services {
  /** undefined: checks are disabled */
  readonly verifier: Verifier | undefined;
  readonly checkQueue: CheckQueue;
}

/** Searches only this party's own uploads, not those of staff or of the agency; a URL sent by a client is never fetched (INT-03). */
export const findUpload = async (
  db: Database,
  party: PartyKey,
  key: string,
): Promise<CheckedUpload | undefined> => {
  const row = await db
    .selectFrom("upload")
    .select(["id", "content_type", "scan_state", "session_id"])
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .where("object_key", "=", key)
    .where("state", "=", "stored")
    .where("scan_state", "!=", "infected")
    .where(IS_APPLICANTS)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    fileType: storedTypeOfMime(row.content_type),
    party,
    sentBy: row.session_id,
    keyOwner: party.partyId,
    key,
    wrappedKey: await readWrappedKey(db, party),
    isReadable: row.scan_state !== "pending",
    person: await readPerson(db, party),
  };
};

type Kind = "document" | "photo";

export interface Question {
  readonly kind: Kind;
  readonly sessionId: string;
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

const readOutcomes = ({ db }: CheckServices, { id }: CheckedUpload) =>
  db.selectFrom("file_check").select(["kind", "asked", "outcome"]).where("upload_id", "=", id).execute();

interface Known {
  readonly onQuestion: Verdict | undefined;
  readonly onFile: Verdict | undefined;
}

/** Verdicts of earlier checks: a file does not change, and checks are expensive. */
const knownVerdicts = async (
  services: CheckServices,
  upload: CheckedUpload,
  { kind, asked }: Question,
): Promise<Known> => {
  const rows = await readOutcomes(services, upload);
  const onQuestion = rows.find(
    (row) => row.kind === kind && row.asked === asked && !row.outcome.startsWith("not_checked"),
  );
  const onFile = rows.find(({ outcome }) => lastingOutcomes.includes(outcome));
  return {
    onQuestion: onQuestion && verdictOf(onQuestion.outcome),
    onFile: onFile && verdictOf(onFile.outcome),
  };
};

/**
 * Stores the verdict with the file, for the reviewer: the zone encrypted, with its differences from the
 * current facts. Locks the party against a concurrent change of the facts. A missing check never replaces a
 * verdict on the same question.
 */
const record = (
  { db, keyring, today }: CheckServices,
  { id, party, wrappedKey }: CheckedUpload,
  { question: { kind, asked }, verdict }: { readonly question: Question; readonly verdict: Verdict },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockParty(tx, party);
    const person = await readPerson(tx, party);
    const { zone, scores, reason } = verdict;
    const key = unwrapKey(keyring, wrappedKey, party.partyId);
    const values = {
      asked,
      outcome: outcomeText(verdict),
      scores: JSON.stringify({ ...(scores as object), ...(reason === undefined ? {} : { reason }) }),
      zone: zone ? encrypt(key, Buffer.from(JSON.stringify(zone)), zoneContext(id)) : null,
      number_hashes: zone ? [...numberHashes(keyring, zone)] : null,
      findings: [...findingsOf(zone, person, today())],
    };
    await tx
      .insertInto("file_check")
      .values({
        upload_id: id,
        application_id: party.applicationId,
        party_id: party.partyId,
        kind,
        ...values,
      })
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

/** If the check itself fails, the applicant may continue (spec 1 §7), and the reviewer sees that there was no check. */
const check = async (
  services: CheckServices,
  upload: CheckedUpload,
  question: Question,
): Promise<Verdict> => {
  const { fileType } = upload;
  const found = async (): Promise<Verdict> => {
    if (!services.verifier || !fileType) return notChecked("off");
    if (!upload.isReadable) return notChecked("unscanned");
    if (await services.limiter.isSpent("check-time", upload.party.partyId)) return notChecked("budget");
    return question.ask(services.verifier, {
      key: upload.key,
      fileType,
      owner: upload.party.partyId,
      sessionId: question.sessionId,
      read: () => readUpload(services, upload),
    });
  };
  const verdict = await found().catch((cause: unknown): Verdict => {
    // A lost file is no failure of the check: the person has to send it again.
    if (cause instanceof ObjectGone) throw cause;
    services.log.error({ err: cause }, "A file could not be checked");
    return notChecked("failed");
  });
  await record(services, upload, { question, verdict });
  return verdict;
};

/** Concurrent requests for one file share its verdict; each party has one file checked at a time. */
export const checkUpload = (
  services: CheckServices,
  upload: CheckedUpload,
  question: Question,
): Promise<Verdict> =>
  services.checkQueue.once(`${upload.id}/${question.kind}/${question.asked}`, async () => {
    const { onQuestion, onFile } = await knownVerdicts(services, upload, question);
    if (onQuestion) return onQuestion;
    if (!onFile)
      return services.checkQueue.run(upload.party.partyId, () => check(services, upload, question));
    await record(services, upload, { question, verdict: onFile });
    return onFile;
  });
