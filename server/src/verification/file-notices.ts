import type { Slot } from "@latchkey/domain/documents/definitions.ts";
import {
  type FileNotice,
  fileNotices,
  isAskedInColour,
  isSamePicture,
  type Look,
} from "@latchkey/domain/documents/look.ts";
import { isVerified } from "@latchkey/domain/documents/verification.ts";
import { readUpload } from "../documents/read-upload.ts";
import { IS_APPLICANTS } from "../documents/uploads.ts";
import type { CheckedUpload } from "./check-upload.ts";
import { checkedTypeOf } from "./file-fault.ts";
import { type InspectionServices, inspectUpload } from "./inspect-upload.ts";
import { isLasting } from "./lasting-outcomes.ts";

/** Notices about an uploaded file. They never stop the person. */

export interface NoticeQuestion {
  readonly upload: CheckedUpload;
  readonly slot: Slot | undefined;
  readonly beside: readonly string[];
}

/** The value of `asked` once the paper's outline was searched, which takes longer. */
const WITH_OUTLINE = "outline";

interface StoredLook {
  readonly asked: string;
  readonly findings: readonly string[];
  readonly scores: unknown;
}

const readLook = ({ db }: InspectionServices, uploadId: string): Promise<StoredLook | undefined> =>
  db
    .selectFrom("file_check")
    .select(["asked", "findings", "scores"])
    .where("upload_id", "=", uploadId)
    .where("kind", "=", "look")
    .executeTakeFirst();

const readPdfFindings = async (
  { db }: InspectionServices,
  uploadId: string,
): Promise<readonly string[] | undefined> => {
  const row = await db
    .selectFrom("file_check")
    .select("findings")
    .where("upload_id", "=", uploadId)
    .where("kind", "=", "pdf")
    .executeTakeFirst();
  return row?.findings;
};

/** A file that waited for the virus scanner may be uninspected. */
const knownLook = async (
  services: InspectionServices,
  { id, party, key, fileType, wrappedKey, keyOwner, isReadable }: CheckedUpload,
): Promise<StoredLook | undefined> => {
  const known = await readLook(services, id);
  if (known || !isReadable || (await readPdfFindings(services, id))) return known;
  await inspectUpload(services, { id, party, key, fileType, wrappedKey, keyOwner, fileName: "" });
  return readLook(services, id);
};

/** Cut-off identity documents are refused; for all others it is only a notice. */
const mayBeCut = ({ config }: InspectionServices, slot: Slot | undefined): boolean =>
  slot !== undefined && !isVerified(slot.definition.docType) && config.verification.service.kind !== "none";

/** @returns undefined: temporarily impossible */
const findOutline = async (
  services: InspectionServices,
  { id, party, key, fileType, wrappedKey }: CheckedUpload,
  look: StoredLook,
): Promise<readonly string[] | undefined> => {
  const { checks, checkQueue, db, limiter } = services;
  const owner = party.partyId;
  const type = checkedTypeOf(fileType);
  if (!type) return look.findings;
  if (await limiter.isSpent("check-time", owner)) return undefined;
  const found = await checkQueue.run(owner, async () =>
    checks.checkDocument(
      { content: () => readUpload(services, { key, keyOwner: owner, wrappedKey }), type, owner },
      { expectsZone: false },
    ),
  );
  if (found.outcome === "not-checked" && !isLasting(found.reason)) return undefined;
  const findings = [...look.findings, ...(found.outcome === "cut-off" ? ["cut"] : [])];
  await db
    .updateTable("file_check")
    .set({ asked: WITH_OUTLINE, findings })
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .where("upload_id", "=", id)
    .where("kind", "=", "look")
    .execute();
  return findings;
};

const lacksOutline = (
  services: InspectionServices,
  slot: Slot | undefined,
  look: StoredLook | undefined,
): look is StoredLook => look !== undefined && mayBeCut(services, slot) && look.asked !== WITH_OUTLINE;

/** For the reviewer, if the applicant's page never asked. @returns false: temporarily impossible */
export const lookAtFile = async (
  services: InspectionServices,
  { upload, slot }: Pick<NoticeQuestion, "upload" | "slot">,
): Promise<boolean> => {
  const look = await knownLook(services, upload);
  return !lacksOutline(services, slot, look) || (await findOutline(services, upload, look)) !== undefined;
};

const findingsOf = async (
  services: InspectionServices,
  { upload, slot }: NoticeQuestion,
  look: StoredLook | undefined,
): Promise<readonly string[]> => {
  const outline = lacksOutline(services, slot, look) ? await findOutline(services, upload, look) : undefined;
  const found = outline ?? look?.findings ?? [];
  return slot && isAskedInColour(slot.definition.docType)
    ? found
    : found.filter((finding) => finding !== "grey");
};

const sha256Of = async ({ db }: InspectionServices, uploadId: string): Promise<string | null> => {
  const row = await db.selectFrom("upload").select("sha256").where("id", "=", uploadId).executeTakeFirst();
  return row?.sha256 ?? null;
};

interface Comparable {
  readonly sha256: string | null;
  readonly print: string | null;
}

const printOf = (scores: unknown): string | null =>
  (scores as Pick<Look, "print"> | null | undefined)?.print ?? null;

/** Other fronts of the same document, in any round. */
const isFrontAgain = async (
  { db }: InspectionServices,
  { upload: { id, party }, slot }: NoticeQuestion,
  { sha256, print }: Comparable,
): Promise<boolean> => {
  if (slot?.side !== "back") return false;
  const fronts = await db
    .selectFrom("document as d")
    .innerJoin("upload as u", "u.id", "d.upload_id")
    .leftJoin("file_check as k", (join) => join.onRef("k.upload_id", "=", "u.id").on("k.kind", "=", "look"))
    .select(["u.sha256", "k.scores"])
    .where("d.application_id", "=", party.applicationId)
    .where("d.party_id", "=", party.partyId)
    .where("d.type", "=", slot.definition.docType)
    .where("d.side", "=", "front")
    .where("u.id", "!=", id)
    .execute();
  return fronts.some(
    (front) => (sha256 !== null && front.sha256 === sha256) || isSamePicture(print, printOf(front.scores)),
  );
};

const isThereAgain = async (
  { db }: InspectionServices,
  { upload: { id, party }, beside }: NoticeQuestion,
  { sha256 }: Comparable,
): Promise<boolean> => {
  if (beside.length === 0 || sha256 === null) return false;
  const same = await db
    .selectFrom("upload")
    .select("id")
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .where("object_key", "in", [...beside])
    .where("sha256", "=", sha256)
    .where("id", "!=", id)
    .where(IS_APPLICANTS)
    .executeTakeFirst();
  return same !== undefined;
};

export const noticesAbout = async (
  services: InspectionServices,
  question: NoticeQuestion,
): Promise<readonly FileNotice[]> => {
  const { upload } = question;
  const look = await knownLook(services, upload);
  const file: Comparable = {
    sha256: await sha256Of(services, upload.id),
    print: printOf(look?.scores),
  };
  const ofPdf = (await readPdfFindings(services, upload.id)) ?? [];
  const found = new Set<string>([...(await findingsOf(services, question, look)), ...ofPdf]);
  if (await isFrontAgain(services, question, file)) found.add("same-as-front");
  if (await isThereAgain(services, question, file)) found.add("twice");
  return fileNotices.filter((notice) => found.has(notice));
};
