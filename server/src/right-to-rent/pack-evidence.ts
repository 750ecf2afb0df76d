import { responsibilityFields } from "@latchkey/domain/compliance/right-to-rent/responsibility.ts";
import { storedTypeOfMime } from "@latchkey/domain/documents/file-kind.ts";
import type { Kysely } from "kysely";
import { findAgencyFile } from "../agencies/agency-files.ts";
import type { EncryptedUpload } from "../documents/read-upload.ts";
import { findEvidenceKey, type UploadKey } from "../documents/upload-key.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { Refusal } from "../platform/refusals/refusals.ts";
import type { CheckContent } from "./read-checks.ts";
import type { KeptResponsibility } from "./responsibilities.ts";

export interface PackedFile extends EncryptedUpload {
  readonly name: string;
  readonly field: string;
  readonly size: number;
  readonly sha256: string;
}

const selectFiles = (db: Kysely<Schema>, { applicationId, partyId }: PartyKey, checkId: number) =>
  db
    .selectFrom("right_to_rent_file as f")
    .innerJoin("upload as u", (on) =>
      on.onRef("u.application_id", "=", "f.application_id").onRef("u.id", "=", "f.upload_id"),
    )
    .select(["f.field", "u.object_key", "u.content_type", "u.scan_state", "u.sha256", "u.size_bytes"])
    .where("f.application_id", "=", applicationId)
    .where("f.party_id", "=", partyId)
    .where("f.check_id", "=", checkId)
    .orderBy("f.id");

type FileRow = Awaited<ReturnType<ReturnType<typeof selectFiles>["executeTakeFirstOrThrow"]>>;

const packed = (row: FileRow, place: number, key: UploadKey): PackedFile => {
  const { field, object_key, content_type, scan_state, sha256, size_bytes } = row;
  if (scan_state === "infected") throw new Refusal("EVIDENCE_INFECTED");
  if (scan_state === "pending") throw new Refusal("EVIDENCE_NOT_SCANNED");
  if (sha256 === null || size_bytes === null) throw new Refusal("EVIDENCE_DELETED");
  const extension = storedTypeOfMime(content_type) ?? "bin";
  const name = `evidence/${place}-${field}.${extension}`;
  return { name, field, key: object_key, ...key, size: size_bytes, sha256 };
};

interface NamedResponsibilities {
  readonly values: CheckContent["values"];
  /** Those of the agency. */
  readonly responsibilities: readonly KeptResponsibility[];
}

/** The files of the responsibilities that the record names; they lie under the agency's key. */
export const readPackResponsibilities = async (
  db: Kysely<Schema>,
  { values, responsibilities }: NamedResponsibilities,
): Promise<readonly PackedFile[]> => {
  const files: PackedFile[] = [];
  for (const field of responsibilityFields) {
    const named = responsibilities.find(({ id }) => id === values[field]);
    const file = named && (await findAgencyFile(db, named.agencyId, named.fileId));
    if (!file) continue;
    const { key, keyOwner, wrappedKey, size, sha256, contentType } = file;
    const name = `responsibility/${field}.${storedTypeOfMime(contentType) ?? "bin"}`;
    files.push({ name, field, key, keyOwner, wrappedKey, size, sha256 });
  }
  return files;
};

/** @throws EVIDENCE_DELETED; EVIDENCE_INFECTED; EVIDENCE_NOT_SCANNED */
export const readPackEvidence = async (
  db: Kysely<Schema>,
  party: PartyKey,
  checkId: number,
): Promise<readonly PackedFile[]> => {
  const key = await findEvidenceKey(db, party);
  if (!key) throw new Refusal("EVIDENCE_DELETED");
  const rows = await selectFiles(db, party, checkId).execute();
  return rows.map((row, index) => packed(row, index + 1, key));
};
