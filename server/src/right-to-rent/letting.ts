import {
  type GivenLetting,
  lettingIssues,
  type RecordedLetting,
  tenancyEndIssue,
} from "@latchkey/domain/compliance/right-to-rent/letting.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { Kysely } from "kysely";
import { lockApplication } from "../parties/parties.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { landlordNamed } from "./landlords.ts";

export interface KeptLetting extends RecordedLetting {
  readonly country: HomeCountry;
  readonly agencyId: string;
}

/** Before a reviewer records it, the agreement is expected on the first day of the tenancy. */
export const readLetting = async (
  db: Kysely<Schema>,
  applicationId: string,
): Promise<KeptLetting | undefined> => {
  const row = await db
    .selectFrom("application as a")
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom("letting")
          .selectAll("letting")
          .whereRef("letting.application_id", "=", "a.id")
          .orderBy("letting.id", "desc")
          .limit(1)
          .as("l"),
      (join) => join.onTrue(),
    )
    .leftJoin("landlord", "landlord.id", "l.landlord_id")
    .select(["a.tenancy_start", "a.property_country", "a.agency_id", "landlord.name as landlord"])
    .select(["l.agreement_on", "l.signed_on", "l.ended_on"])
    .where("a.id", "=", applicationId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    agreementOn: row.agreement_on ?? row.tenancy_start,
    startsOn: row.tenancy_start,
    landlord: row.landlord,
    signedOn: row.signed_on,
    endedOn: row.ended_on,
    isRecorded: row.agreement_on !== null,
    country: row.property_country,
    agencyId: row.agency_id,
  };
};

interface LettingOfAgency {
  /** The id of the application. */
  readonly id: string;
  readonly agencyId: string;
}

type ByAgency = { readonly api_key_id: string } | { readonly agency_user_id: string };

interface NewRow extends GivenLetting {
  readonly by: { readonly staff_id: string } | ByAgency;
}

const addRow = async (work: Work, { id, agencyId }: LettingOfAgency, given: NewRow): Promise<void> => {
  await work.tx
    .insertInto("letting")
    .values({
      application_id: id,
      landlord_id: await landlordNamed(work.tx, agencyId, tidy(given.landlord)),
      agreement_on: given.agreementOn,
      starts_on: given.startsOn,
      signed_on: given.signedOn || null,
      ended_on: given.endedOn || null,
      at: work.now,
      ...given.by,
    })
    .execute();
  await audit(work, { action: "letting-recorded", outcome: "done", applicationId: id, subject: id });
};

/** The tenancy begins on the day that is recorded last. @throws NOT_FOUND; INVALID_INPUT by field */
export const recordLetting = async (
  work: Work,
  applicationId: string,
  { staffId, ...given }: GivenLetting & { readonly staffId: string },
): Promise<void> => {
  await lockApplication(work.tx, applicationId);
  const known = await readLetting(work.tx, applicationId);
  if (!known) throw notFound();
  const issues = lettingIssues(given, { today: work.services.today() });
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const { agencyId } = known;
  await addRow(work, { id: applicationId, agencyId }, { ...given, by: { staff_id: staffId } });
  await work.tx
    .updateTable("application")
    .set({ tenancy_start: given.startsOn })
    .where("id", "=", applicationId)
    .execute();
};

interface ToldEnd {
  readonly endedOn: string;
  readonly by: ByAgency;
}

/**
 * An agency's program or user tells the end of a tenancy. The same day again changes nothing.
 *
 * @throws NOT_FOUND for another agency's; INVALID_INPUT with the field `endedOn`
 */
export const endTenancy = async (
  work: Work,
  { id, agencyId }: LettingOfAgency,
  { endedOn, by }: ToldEnd,
): Promise<void> => {
  await lockApplication(work.tx, id);
  const known = await readLetting(work.tx, id);
  if (known?.agencyId !== agencyId) throw notFound();
  const { landlord, agreementOn, startsOn, signedOn } = known;
  if (known.endedOn === endedOn) return;
  const given = { agreementOn, startsOn, signedOn: signedOn ?? "", endedOn, landlord: landlord ?? "" };
  const issue = tenancyEndIssue(given, work.services.today());
  if (issue) throw invalidInput({ endedOn: issue });
  await addRow(work, { id, agencyId }, { ...given, by });
};
