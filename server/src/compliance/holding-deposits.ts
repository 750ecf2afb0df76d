import {
  agreementBy,
  type DepositDays,
  depositDays,
  depositIssues,
  type GivenDeposit,
  lettingEndedOn,
} from "@latchkey/domain/compliance/holding-deposit/deposit-days.ts";
import {
  type DepositRules,
  depositRules,
} from "@latchkey/domain/compliance/holding-deposit/deposit-rules.ts";
import {
  type GroundEvidence,
  offeredEvidence,
} from "@latchkey/domain/compliance/holding-deposit/deposit-statement.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { Kysely } from "kysely";
import type { MemberForm } from "../documents/member-files.ts";
import { firstTenant } from "../parties/first-tenant.ts";
import { lockApplication } from "../parties/parties.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertMaySee } from "../review/own-party.ts";
import { assertStaffFile, type StaffSender, signStaffFile } from "../review/staff-files.ts";
import { readLettingFiles } from "./deposit-files.ts";
import { readStatement, type ShownStatement } from "./read-statement.ts";

/** The holding deposit of an application (rule L13). */

export interface RecordedDeposit {
  readonly id: string;
  readonly receivedOn: string;
  readonly agreedOn: string | null;
  /** The party to whose files the written agreement belongs. */
  readonly filePartyId: string | null;
  /** null: the agency's program. */
  readonly by: string | null;
  readonly at: Date;
}

export interface ShownDeposit {
  readonly rules: DepositRules;
  readonly recorded: RecordedDeposit | null;
  /** null without a deposit. */
  readonly days: DepositDays | null;
  /** The day on which it was decided not to let. */
  readonly endedOn: string | null;
  readonly offered: readonly GroundEvidence[];
  readonly statement: ShownStatement | null;
}

const readRecorded = async (
  db: Kysely<Schema>,
  applicationId: string,
): Promise<RecordedDeposit | undefined> => {
  const row = await db
    .selectFrom("holding_deposit as h")
    .leftJoin("staff_member as s", "s.id", "h.staff_id")
    .select(["h.id", "h.received_on as receivedOn", "h.agreed_on as agreedOn"])
    .select(["h.party_id as filePartyId", "s.name as by", "h.at"])
    .where("h.application_id", "=", applicationId)
    .orderBy("h.id", "desc")
    .executeTakeFirst();
  return row && { ...row, id: String(row.id) };
};

interface Home {
  readonly id: string;
  readonly country: HomeCountry;
}

/** @returns null where the law of the home knows no holding deposit */
export const readDeposit = async (
  db: Kysely<Schema>,
  { id, country }: Home,
  today: string,
): Promise<ShownDeposit | null> => {
  const rules = depositRules(country, today);
  if (!rules) return null;
  const recorded = (await readRecorded(db, id)) ?? null;
  const files = recorded && (await readLettingFiles(db, id));
  if (!recorded || !files) {
    return { rules, recorded: null, days: null, endedOn: null, offered: [], statement: null };
  }
  const endedOn = lettingEndedOn(files.tenants, files.courseEndedOn);
  return {
    rules,
    recorded,
    days: depositDays(recorded, rules, endedOn),
    endedOn: endedOn ?? null,
    offered: endedOn === undefined ? [] : offeredEvidence(files.tenants, rules, today),
    statement: await readStatement(db, id),
  };
};

const rulesOf = async ({ tx, services }: Work, applicationId: string): Promise<DepositRules> => {
  const row = await tx
    .selectFrom("application")
    .select("property_country as country")
    .where("id", "=", applicationId)
    .executeTakeFirst();
  const rules = row && depositRules(row.country, services.today());
  if (!rules) throw notFound();
  return rules;
};

/** @throws NOT_FOUND, also where the law knows no holding deposit; OWN_CASE; INVALID_INPUT; TOO_MANY_REQUESTS */
export const prepareDepositFile = async (
  work: Work,
  applicationId: string,
  sender: StaffSender,
): Promise<MemberForm> => {
  await rulesOf(work, applicationId);
  await assertMaySee(work, applicationId);
  const party = await firstTenant(work.tx, applicationId);
  return signStaffFile(work, party, { ...sender, name: "AgreedDay" });
};

interface GivenRecord extends GivenDeposit {
  /** undefined: the agency's program. */
  readonly staffId: string | undefined;
}

/** A newer record corrects it. @throws NOT_FOUND where the law knows no holding deposit; OWN_CASE; INVALID_INPUT by field */
export const recordHoldingDeposit = async (
  work: Work,
  applicationId: string,
  { staffId, ...given }: GivenRecord,
): Promise<void> => {
  const rules = await rulesOf(work, applicationId);
  await assertMaySee(work, applicationId);
  await lockApplication(work.tx, applicationId);
  const issues = depositIssues(given, work.services.today());
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const { receivedOn } = given;
  const agreedOn = given.agreedOn === "" ? null : given.agreedOn;
  const holder = agreedOn === null ? undefined : await firstTenant(work.tx, applicationId);
  if (holder) await assertStaffFile(work, holder, given.uploadId);
  await work.tx
    .insertInto("holding_deposit")
    .values({
      application_id: applicationId,
      received_on: receivedOn,
      agreed_on: agreedOn,
      agreement_by: agreementBy({ receivedOn, agreedOn }, rules),
      party_id: holder?.partyId ?? null,
      upload_id: holder ? given.uploadId : null,
      staff_id: staffId ?? null,
    })
    .execute();
  await audit(work, {
    action: "holding-deposit-recorded",
    outcome: "done",
    applicationId,
    subject: applicationId,
  });
};
