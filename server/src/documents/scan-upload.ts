import { sql, type Transaction } from "kysely";
import type { AppContext } from "../app/context.ts";
import type { ScanPatience } from "../partners/clamd.ts";
import { audit } from "../platform/audit/audit.ts";
import type { ScanState, Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import { sendQuarantineLetter } from "./quarantine-email.job.ts";
import { openUpload, type SealedUpload } from "./read-upload.ts";

interface ScannedUpload extends SealedUpload {
  readonly id: string;
}

const findPending = async ({ db }: AppContext, uploadId: string): Promise<ScannedUpload | undefined> => {
  const row = await db
    .selectFrom("upload")
    .innerJoin("applicant", "applicant.id", "upload.applicant_id")
    .select(["upload.id", "upload.applicant_id", "upload.object_key", "applicant.wrapped_key"])
    .where("upload.id", "=", uploadId)
    .where("upload.state", "=", "stored")
    .where("upload.scan_state", "=", "pending")
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      applicantId: row.applicant_id,
      key: row.object_key,
      wrappedKey: row.wrapped_key,
    }
  );
};

/** The section that showed the file is incomplete again; what was sent in is never touched. */
const withdraw = async (tx: Transaction<Schema>, { id, applicantId }: ScannedUpload): Promise<void> => {
  const bound = await tx
    .deleteFrom("identity_document")
    .where("applicant_id", "=", applicantId)
    .where("upload_id", "=", id)
    .returning(["validation_id", "remedial_section_id"])
    .execute();
  for (const { validation_id, remedial_section_id } of bound) {
    await tx
      .updateTable("progress_item")
      .set({ completed_at: null })
      .where("applicant_id", "=", applicantId)
      .where("validation_id", "=", validation_id)
      .where("section", "=", "IDENTITY")
      .where(sql<boolean>`remedial_section_id is not distinct from ${remedial_section_id}`)
      .where("submitted_at", "is", null)
      .execute();
  }
};

/**
 * The applicant's row is locked first, as every save does, then the file's: a save that binds it, or that completes its
 * section, waits for the verdict, or the verdict for the save.
 */
const record = async (
  { db }: AppContext,
  upload: ScannedUpload,
  { state, tellBy }: { readonly state: ScanState; readonly tellBy: "answer" | "letter" },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom("applicant").select("id").where("id", "=", upload.applicantId).forUpdate().execute();
    const changed = await tx
      .updateTable("upload")
      .set({ scan_state: state })
      .where("id", "=", upload.id)
      .where("scan_state", "=", "pending")
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n || state !== "infected") return;
    await withdraw(tx, upload);
    await audit(tx, {
      actor: "system",
      action: "file-quarantined",
      outcome: "done",
      applicantId: upload.applicantId,
      subject: upload.id,
    });
    if (tellBy === "letter") await addJob(tx, sendQuarantineLetter, { uploadId: upload.id });
  });

export interface ScanOptions extends ScanPatience {
  /** Whether the person hears of a bad file by the answer that they wait for, or by letter. */
  readonly tellBy: "answer" | "letter";
}

/**
 * Shows a pending file to the virus scanner and records the verdict (FIL-05). A file found bad is quarantined: it
 * stays sealed, can neither be read nor bound, leaves the section that showed it, and is removed within a day.
 *
 * @returns undefined: the file does not wait for a verdict
 * @throws ScannerUnavailable, or why the file cannot be read; it then stays pending
 */
export const scanUpload = async (
  context: AppContext,
  uploadId: string,
  { tellBy, ...patience }: ScanOptions,
): Promise<ScanState | undefined> => {
  const upload = await findPending(context, uploadId);
  if (!upload) return undefined;
  const { scanner } = context;
  const state: ScanState = scanner
    ? await scanner.scan(() => openUpload(context, upload), patience)
    : "unscanned";
  await record(context, upload, { state, tellBy });
  return state;
};
