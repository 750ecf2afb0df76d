import { type ZoneFinding, zoneFindings } from "@latchkey/domain/identity/zone-findings.ts";
import type { Work } from "../api/applicant/builder.ts";
import { unseal, unwrapKey } from "../platform/keys/data-keys.ts";
import { type NamedPerson, personColumns, personIn } from "./person.ts";
import type { Verdict } from "./verifier.ts";

export const zoneContext = (uploadId: string): string => `zone/${uploadId}`;

/** What a zone says otherwise than the person. */
export const findingsOf = (
  zone: Verdict["zone"],
  { firstName, middleName, lastName, birthdate }: NamedPerson,
  today: string,
): readonly ZoneFinding[] => {
  if (!zone) return [];
  const name = { first_name: firstName, middle_name: middleName, last_name: lastName };
  return zoneFindings(zone, { name, birthdate }, today);
};

/**
 * After a name or a date of birth has changed: every zone is compared with what is said now. Otherwise somebody could
 * say what a document says, have it looked at, and then say something else.
 */
export const refreshFindings = async ({ tx, context }: Work): Promise<void> => {
  const { keyring, today } = context.services;
  const { applicantId } = context.bearer;
  const rows = await tx
    .selectFrom("file_check")
    .innerJoin("applicant", "applicant.id", "file_check.applicant_id")
    .select(["file_check.upload_id", "file_check.zone", "applicant.wrapped_key", ...personColumns])
    .where("file_check.applicant_id", "=", applicantId)
    .where("file_check.kind", "=", "document")
    .where("file_check.zone", "is not", null)
    .execute();
  for (const { upload_id, zone, wrapped_key, ...said } of rows) {
    if (!zone) continue;
    const plain = unseal(unwrapKey(keyring, wrapped_key, applicantId), zone, zoneContext(upload_id));
    const findings = [...findingsOf(JSON.parse(plain.toString()), personIn(said), today())];
    await tx
      .updateTable("file_check")
      .set({ findings })
      .where("applicant_id", "=", applicantId)
      .where("upload_id", "=", upload_id)
      .where("kind", "=", "document")
      .execute();
  }
};
