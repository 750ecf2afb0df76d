import { stopReasonIssue } from "@latchkey/domain/agencies/stops.ts";
import { type Kysely, sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { lockAgency } from "./agencies.ts";

export interface AgencyStop {
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/** undefined: the agency takes new applications. */
export const readStop = async (db: Kysely<Schema>, agencyId: string): Promise<AgencyStop | undefined> => {
  const newest = await db
    .selectFrom("agency_stop as s")
    .innerJoin("staff_member as m", "m.id", "s.staff_id")
    .select(["s.is_stop", "m.name as by", "s.at", sql<string>`coalesce(s.reason, '')`.as("reason")])
    .where("s.agency_id", "=", agencyId)
    .orderBy("s.id", "desc")
    .executeTakeFirst();
  if (!newest?.is_stop) return undefined;
  const { is_stop: _isStop, ...stop } = newest;
  return stop;
};

interface OfAgency {
  readonly agencyId: string;
  readonly staffId: string;
}

const insertStop = (work: Work, { agencyId, staffId }: OfAgency, reason: string | null) =>
  work.tx
    .insertInto("agency_stop")
    .values({ agency_id: agencyId, is_stop: reason !== null, reason, staff_id: staffId, at: work.now })
    .execute();

/** No new application begins; those that have begun go on. @throws NOT_FOUND; INVALID_INPUT with the field `reason` */
export const stopAgency = async (
  work: Work,
  { reason, ...of }: OfAgency & { readonly reason: string },
): Promise<void> => {
  await lockAgency(work, of.agencyId);
  const issue = stopReasonIssue(reason);
  if (issue) throw invalidInput({ reason: issue });
  if (await readStop(work.tx, of.agencyId)) return;
  await insertStop(work, of, reason.trim());
  await audit(work, { action: "agency-stopped", outcome: "done", subject: of.agencyId });
};

/** @throws NOT_FOUND */
export const startAgencyAgain = async (work: Work, of: OfAgency): Promise<void> => {
  await lockAgency(work, of.agencyId);
  if (!(await readStop(work.tx, of.agencyId))) return;
  await insertStop(work, of, null);
  await audit(work, { action: "agency-started-again", outcome: "done", subject: of.agencyId });
};
