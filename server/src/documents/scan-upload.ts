import { lockParty } from "../parties/parties.ts";
import type { ScanTimeout, VirusScanner } from "../partners/clamd.ts";
import type { Actor } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import type { ScanState } from "./documents.table.ts";
import { withdrawUpload } from "./documents.ts";
import { sendQuarantineEmail } from "./quarantine-email.job.ts";
import { openUpload } from "./read-upload.ts";
import { findPending, IS_APPLICANTS, type PendingUpload } from "./uploads.ts";

export interface ScanServices extends Services {
  readonly scanner: VirusScanner | undefined;
}

interface ScanVerdict {
  readonly state: ScanState;
  readonly tellBy: "response" | "e-mail";
}

/**
 * Locks the party first, like every save, then the file, so that a save and the verdict are serialised.
 * Submitted sections are never touched.
 */
const record = async (
  work: Work,
  { id, party }: PendingUpload,
  { state, tellBy }: ScanVerdict,
): Promise<void> => {
  await lockParty(work.tx, party);
  const changed = await work.tx
    .updateTable("upload")
    .set({ scan_state: state })
    .where("id", "=", id)
    .where("scan_state", "=", "pending")
    .returning(IS_APPLICANTS.as("isApplicants"))
    .executeTakeFirst();
  if (!changed || state !== "infected") return;
  for (const section of await withdrawUpload(work, party, id)) {
    await work.services.changed(work, party, section);
  }
  await audit(work, { action: "file-quarantined", outcome: "done", party, subject: id });
  // The applicant did not send a file of staff or of the agency, and must not learn of it.
  if (tellBy === "e-mail" && changed.isApplicants)
    await addJob(work.tx, sendQuarantineEmail, { uploadId: id });
};

export interface ScanOptions extends ScanTimeout {
  readonly tellBy: "response" | "e-mail";
}

const SCANNER: Actor = { kind: "job", name: "scan" };

/**
 * Scans a pending file for viruses and records the verdict (FIL-05). An infected file is quarantined: it stays
 * encrypted, can neither be read nor bound, leaves the section that used it, and is removed within a day.
 *
 * @returns undefined: the file does not wait for a verdict
 * @throws ScannerUnavailable, or why the file cannot be read; it then stays pending
 */
export const scanUpload = async (
  services: ScanServices,
  uploadId: string,
  { tellBy, ...patience }: ScanOptions,
): Promise<ScanState | undefined> => {
  const upload = await findPending(services.db, uploadId);
  if (!upload) return undefined;
  const state: ScanState = services.scanner
    ? await services.scanner.scan(() => openUpload(services, upload), patience)
    : "unscanned";
  await inTransaction(services, SCANNER, (work) => record(work, upload, { state, tellBy }));
  return state;
};
