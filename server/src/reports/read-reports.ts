import { buffer } from "node:stream/consumers";
import type { AgencyOutcome } from "@latchkey/domain/applications/agencys-view.ts";
import type { ReportEdition } from "@latchkey/domain/reports/report-facts.ts";
import type { ReportFileType } from "@latchkey/domain/reports/report-wire.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { Kysely } from "kysely";
import { readAgencyFileKey } from "../agencies/agency-keys.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Services } from "../platform/work/services.ts";

type Db = Kysely<Schema>;

export interface ReportSubject {
  readonly applicationId: string;
  /** null: the home. */
  readonly partyId: string | null;
}

export interface KeptReport extends ReportSubject {
  readonly id: string;
  readonly version: number;
  readonly outcome: AgencyOutcome;
  readonly validUntil: string | null;
  readonly factsHash: string;
  readonly madeAt: Date;
}

const selectReports = (db: Db) =>
  db
    .selectFrom("report as r")
    .select(["r.id", "r.application_id as applicationId", "r.party_id as partyId", "r.version", "r.outcome"])
    .select(["r.valid_until as validUntil", "r.facts_hash as factsHash", "r.made_at as madeAt"]);

export const newestReport = (
  db: Db,
  { applicationId, partyId }: ReportSubject,
): Promise<KeptReport | undefined> =>
  selectReports(db)
    .where("r.application_id", "=", applicationId)
    .where("r.party_id", partyId === null ? "is" : "=", partyId)
    .orderBy("r.version", "desc")
    .executeTakeFirst();

/** The reports of the home and of each person, the newest first. */
export const listReports = (db: Db, applicationId: string): Promise<readonly KeptReport[]> =>
  selectReports(db)
    .where("r.application_id", "=", applicationId)
    .orderBy("r.made_at", "desc")
    .orderBy("r.version", "desc")
    .orderBy("r.id")
    .execute();

export const findReport = async (db: Db, id: string): Promise<KeptReport | undefined> =>
  isUuid(id) ? selectReports(db).where("r.id", "=", id).executeTakeFirst() : undefined;

interface AskedFile {
  readonly reportId: string;
  readonly edition: ReportEdition;
  readonly type: ReportFileType;
}

/** @throws ObjectGone; if there is no such report */
export const readReportFile = async (
  services: Pick<Services, "db" | "keyring" | "store">,
  { reportId, edition, type }: AskedFile,
): Promise<Buffer> => {
  const { object_key, agency_id } = await services.db
    .selectFrom("report_edition as e")
    .innerJoin("report as r", "r.id", "e.report_id")
    .innerJoin("application as a", "a.id", "r.application_id")
    .select(["e.object_key", "a.agency_id"])
    .where("e.report_id", "=", reportId)
    .where("e.edition", "=", edition)
    .executeTakeFirstOrThrow();
  const key = await readAgencyFileKey(services, agency_id);
  return buffer(await services.store.read(`${object_key}.${type}`, key));
};
