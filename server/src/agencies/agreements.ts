import {
  type AcceptedTerms,
  acceptedTermsIssues,
  DATA_FILE_MISSING,
  type DataAgreement,
  type DataRole,
  dataAgreementIssues,
  dataRoles,
} from "@latchkey/domain/agencies/agreements.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import type { Kysely } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertAgency } from "./agencies.ts";
import { bindAgencyFile } from "./agency-files.ts";

interface OfAgency {
  readonly agencyId: string;
  readonly staffId: string;
}

export interface KeptDataAgreement {
  readonly agencyId: string;
  readonly role: DataRole;
  readonly agreedOn: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly by: string;
}

/** The newest one holds. */
export const readDataAgreement = async (
  db: Kysely<Schema>,
  agencyId: string,
): Promise<KeptDataAgreement | undefined> =>
  await db
    .selectFrom("agency_data_agreement as d")
    .innerJoin("agency_file as f", "f.id", "d.file_id")
    .innerJoin("staff_member as s", "s.id", "d.staff_id")
    .select(["d.agency_id as agencyId", "d.role", "d.agreed_on as agreedOn"])
    .select(["d.file_id as fileId", "f.file_name as fileName", "s.name as by"])
    .where("d.agency_id", "=", agencyId)
    .orderBy("d.id", "desc")
    .executeTakeFirst();

/** @throws NOT_FOUND; INVALID_INPUT by field */
export const writeDataAgreement = async (work: Work, sent: DataAgreement & OfAgency): Promise<void> => {
  const { agencyId, staffId, ...given } = sent;
  await assertAgency(work.tx, agencyId);
  const issues = dataAgreementIssues(given, { today: work.services.today() });
  const role = dataRoles.find((one) => one === given.role);
  if (Object.keys(issues).length > 0 || !role) throw invalidInput(issues);
  if (!(await bindAgencyFile(work, agencyId, given.fileId))) {
    throw invalidInput({ fileId: DATA_FILE_MISSING });
  }
  await work.tx
    .insertInto("agency_data_agreement")
    .values({
      agency_id: agencyId,
      role,
      agreed_on: given.agreedOn,
      file_id: given.fileId,
      staff_id: staffId,
      at: work.now,
    })
    .execute();
  await audit(work, { action: "agency-data-agreement-written", outcome: "done", subject: agencyId });
};

export interface KeptTerms extends AcceptedTerms {
  readonly by: string;
}

/** The newest acceptance. */
export const readTerms = async (db: Kysely<Schema>, agencyId: string): Promise<KeptTerms | undefined> =>
  await db
    .selectFrom("agency_terms as t")
    .innerJoin("staff_member as s", "s.id", "t.staff_id")
    .select(["t.version", "t.accepted_on as acceptedOn", "t.accepted_by as acceptedBy", "s.name as by"])
    .where("t.agency_id", "=", agencyId)
    .orderBy("t.id", "desc")
    .executeTakeFirst();

/** @throws NOT_FOUND; INVALID_INPUT by field */
export const acceptTerms = async (work: Work, sent: AcceptedTerms & OfAgency): Promise<void> => {
  const { agencyId, staffId, ...given } = sent;
  await assertAgency(work.tx, agencyId);
  const issues = acceptedTermsIssues(given, { today: work.services.today() });
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  await work.tx
    .insertInto("agency_terms")
    .values({
      agency_id: agencyId,
      version: given.version.trim(),
      accepted_on: given.acceptedOn,
      accepted_by: tidy(given.acceptedBy),
      staff_id: staffId,
      at: work.now,
    })
    .execute();
  await audit(work, { action: "agency-terms-accepted", outcome: "done", subject: agencyId });
};
