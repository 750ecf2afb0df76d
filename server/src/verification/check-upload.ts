import { fileTypeOf } from "@latchkey/domain/documents/formats.ts";
import { lockParty, readWrappedKey } from "../cases/parties.ts";
import { readUpload, type SealedUpload } from "../documents/read-upload.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Database } from "../platform/db/pool.ts";
import { seal, unwrapKey } from "../platform/keys/data-keys.ts";
import type { Services } from "../platform/work/services.ts";
import type { CheckQueue } from "./check-queue.ts";
import { findingsOf, zoneContext } from "./findings.ts";
import { type NamedPerson, readPerson } from "./person.ts";
import type { Verdict, VerificationField, VerifiedFile, Verifier } from "./verifier.ts";
import { notChecked } from "./verifier.ts";

/** One of a party's own finished files, with what is known of its owner. */
export interface CheckedUpload extends SealedUpload {
  readonly id: string;
  readonly party: PartyKey;
  readonly person: NamedPerson;
  /** false while the virus scanner has not seen it: it is opened by nobody. */
  readonly isReadable: boolean;
}

/** What checks need besides the platform. */
export interface CheckServices extends Services {
  /** undefined: nobody checks */
  readonly verifier: Verifier | undefined;
  readonly checkQueue: CheckQueue;
}

/** Only an upload row of this party is checked; no address that a client sends is ever fetched (INT-03). */
export const findUpload = async (
  db: Database,
  party: PartyKey,
  key: string,
): Promise<CheckedUpload | undefined> => {
  const row = await db
    .selectFrom("upload")
    .select(["id", "scan_state"])
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .where("object_key", "=", key)
    .where("state", "=", "stored")
    .where("scan_state", "!=", "infected")
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    party,
    partyId: party.partyId,
    key,
    wrappedKey: await readWrappedKey(db, party),
    isReadable: row.scan_state !== "pending",
    person: await readPerson(db, party),
  };
};

type Kind = "document" | "photo";

interface Question {
  readonly kind: Kind;
  /** What the file is checked as, e.g. `passport/front`. */
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

/** What was found the first time the file was checked as this: a file does not change, and a check is expensive. */
const knownVerdict = async (
  { db }: CheckServices,
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
 * Kept beside the file for the reviewer; what a zone says is sealed, with what differs from what the person says now: the
 * party is locked against a save that changes it. A missing check replaces no verdict on the same question.
 */
const record = (
  { db, keyring, today }: CheckServices,
  { id, party, wrappedKey }: CheckedUpload,
  { kind, asked }: Question,
  verdict: Verdict,
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
      zone: zone ? seal(key, Buffer.from(JSON.stringify(zone)), zoneContext(id)) : null,
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

/** A check that fails by itself lets the applicant go on (spec 1 §7), and the reviewer sees that there was none. */
const check = async (
  services: CheckServices,
  upload: CheckedUpload,
  question: Question,
): Promise<Verdict> => {
  const fileType = fileTypeOf(upload.key);
  const found = async (): Promise<Verdict> => {
    if (!services.verifier || !fileType) return notChecked("off");
    if (!upload.isReadable) return notChecked("unscanned");
    return question.ask(services.verifier, {
      key: upload.key,
      fileType,
      read: () => readUpload(services, upload),
    });
  };
  const verdict = await found().catch((cause: unknown): Verdict => {
    services.log.error({ err: cause }, "A file could not be checked");
    return notChecked("failed");
  });
  await record(services, upload, question, verdict);
  return verdict;
};

/** Whoever asks while a file is checked gets the same answer; of one party, one file is checked at a time. */
export const checkUpload = (
  services: CheckServices,
  upload: CheckedUpload,
  question: Question,
): Promise<Verdict> =>
  services.checkQueue.once(`${upload.id}/${question.kind}/${question.asked}`, async () => {
    const known = await knownVerdict(services, upload, question);
    return known ?? services.checkQueue.inTurn(upload.partyId, () => check(services, upload, question));
  });
