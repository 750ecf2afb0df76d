import { isWorkingDay } from "@latchkey/domain/calendars/working-days.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { sql } from "kysely";
import { readAsAgency } from "../agencies/agency-rights.ts";
import { countForAgency } from "../applications/list-for-agency.ts";
import type { Services } from "../platform/work/services.ts";
import type { Digest } from "./portal-emails.ts";

const lastWorkingDay = (day: CivilDate): CivilDate => {
  const before = addDays(day, -1);
  return isWorkingDay(before, "ENG") ? before : lastWorkingDay(before);
};

/** Counts of the user's branch, or of the whole agency without one. */
export const readDigest = async (
  services: Pick<Services, "db">,
  agencyUserId: string,
  day: CivilDate,
): Promise<Digest> => {
  const { agency_id: agencyId, branch_id: branchId } = await services.db
    .selectFrom("agency_user")
    .select(["agency_id", "branch_id"])
    .where("id", "=", agencyUserId)
    .executeTakeFirstOrThrow();
  return readAsAgency(services, { agencyId }, async (tx) => {
    const { yours, late, open } = await countForAgency(tx, { today: day, branchId: branchId ?? undefined });
    const { rows } = await sql<{ decided: number }>`select count(distinct e.party_id)::int as decided
      from party_event e join application a on a.id = e.application_id
      where e.kind = 'decided' and (e.at at time zone 'Europe/London')::date >= ${lastWorkingDay(day)}::date
        and (e.at at time zone 'Europe/London')::date < ${day}::date
        and ${branchId ? sql`a.branch_id = ${branchId}::uuid` : sql`true`}`.execute(tx);
    return { yours, late, open, decided: rows[0]?.decided ?? 0 };
  });
};
