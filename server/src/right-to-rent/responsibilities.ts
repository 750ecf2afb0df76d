import {
  type GivenResponsibility,
  RESPONSIBILITY_FILE_MISSING,
  responsibilityEndIssue,
  responsibilityIssues,
  type WrittenResponsibility,
} from "@latchkey/domain/compliance/right-to-rent/responsibility.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import { type Kysely, sql } from "kysely";
import { assertAgency } from "../agencies/agencies.ts";
import { bindAgencyFile } from "../agencies/agency-files.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { landlordNamed } from "./landlords.ts";

export interface KeptResponsibility extends WrittenResponsibility {
  readonly agencyId: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly by: string;
}

/** The newest first. */
export const listResponsibilities = async (
  db: Kysely<Schema>,
  agencyId: string,
): Promise<readonly KeptResponsibility[]> =>
  await db
    .selectFrom("responsibility as r")
    .innerJoin("agency_file as f", "f.id", "r.file_id")
    .innerJoin("staff_member as s", "s.id", "r.staff_id")
    .leftJoin("landlord as l", "l.id", "r.landlord_id")
    .select(sql<string>`r.id::text`.as("id"))
    .select(["r.agency_id as agencyId", "l.name as landlord", "r.accepted_on as acceptedOn"])
    .select(["r.ended_on as endedOn", "r.file_id as fileId", "f.file_name as fileName", "s.name as by"])
    .where("r.agency_id", "=", agencyId)
    .orderBy("r.accepted_on", "desc")
    .orderBy("r.id", "desc")
    .execute();

export interface SentResponsibility extends GivenResponsibility {
  readonly agencyId: string;
  readonly staffId: string;
}

/** @throws NOT_FOUND for an unknown agency; INVALID_INPUT by field */
export const writeResponsibility = async (work: Work, sent: SentResponsibility): Promise<void> => {
  const { tx, services } = work;
  const { agencyId, staffId, ...given } = sent;
  await assertAgency(tx, agencyId);
  const issues = responsibilityIssues(given, { today: services.today() });
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  if (!(await bindAgencyFile(work, agencyId, given.fileId))) {
    throw invalidInput({ fileId: RESPONSIBILITY_FILE_MISSING });
  }
  const { id } = await tx
    .insertInto("responsibility")
    .values({
      agency_id: agencyId,
      landlord_id: given.isOfAgency ? null : await landlordNamed(tx, agencyId, tidy(given.landlord)),
      accepted_on: given.acceptedOn,
      file_id: given.fileId,
      staff_id: staffId,
      at: work.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(work, { action: "responsibility-written", outcome: "done", subject: String(id) });
};

/**
 * Records of checks before that day keep it.
 *
 * @returns the agency
 * @throws NOT_FOUND if there is none, or it has ended; INVALID_INPUT with the field `endedOn`
 */
export const endResponsibility = async (work: Work, id: number, endedOn: string): Promise<string> => {
  const { tx, services } = work;
  const found = await tx
    .selectFrom("responsibility")
    .select(["agency_id", "accepted_on"])
    .where("id", "=", id)
    .where("ended_on", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  const issue = responsibilityEndIssue(endedOn, {
    acceptedOn: found.accepted_on,
    today: services.today(),
  });
  if (issue) throw invalidInput({ endedOn: issue });
  await tx.updateTable("responsibility").set({ ended_on: endedOn }).where("id", "=", id).execute();
  await audit(work, { action: "responsibility-ended", outcome: "done", subject: String(id) });
  return found.agency_id;
};
