import {
  type GivenOutsideResult,
  isTooOld,
  type OutsideSlot,
  outsideResultIssues,
  outsideResultOf,
  outsideSlots,
  type UsedOutside,
} from "@latchkey/domain/review/outside-result.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { type Kysely, sql } from "kysely";
import type { MemberForm } from "../documents/member-files.ts";
import { type PartyRow, partyKeyOf, readParty } from "../parties/party-row.ts";
import { decisionsMayChange } from "../parties/settle-decisions.job.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertStaffFile, type StaffSender, signStaffFile } from "./staff-files.ts";
import { workOnParty } from "./take-party.ts";

/** Results of outside providers about a party, and their files. */

type Asked = Pick<PartyRow, "applicationId" | "uuid" | "conditions">;

export interface ShownOutside extends UsedOutside {
  readonly reason: string | null;
  readonly by: string;
  readonly at: Date;
}

/** Without the policy's slot a result of the kind counts as too old: nothing may rest on it. */
const isOld = (
  { kind, madeOn }: Pick<UsedOutside, "kind" | "madeOn">,
  slots: readonly OutsideSlot[],
  today: CivilDate,
): boolean => {
  const slot = slots.find((one) => one.kind === kind);
  return !slot || isTooOld(madeOn, slot, today);
};

export interface OutsideHistory {
  /** The last recorded of each kind, which counts. */
  readonly newest: readonly ShownOutside[];
  /** Replaced by one of their kind that was recorded later, the last first. */
  readonly earlier: readonly ShownOutside[];
}

export const readOutsideHistory = async (
  db: Kysely<Schema>,
  standing: Asked,
  today: CivilDate,
): Promise<OutsideHistory> => {
  const { applicationId, partyId } = partyKeyOf(standing);
  const rows = await db
    .selectFrom("outside_result as o")
    .innerJoin("staff_member as s", "s.id", "o.staff_id")
    .select(["o.id", "o.kind", "o.title", "o.provider", "o.made_on as madeOn", "o.ccjs", "o.insolvency"])
    .select(["o.verdict", "o.reason", "s.name as by", "o.at"])
    .where("o.application_id", "=", applicationId)
    .where("o.party_id", "=", partyId)
    .orderBy("o.kind")
    .orderBy("o.id", "desc")
    .execute();
  const slots = outsideSlots(standing.conditions);
  const results = rows.map((row) => ({ ...row, isTooOld: isOld(row, slots, today) }));
  const newest = results.filter(({ kind }, index) => results[index - 1]?.kind !== kind);
  return { newest, earlier: results.filter((result) => !newest.includes(result)) };
};

export const readOutsideResults = async (
  db: Kysely<Schema>,
  standing: Asked,
  today: CivilDate,
): Promise<readonly ShownOutside[]> => (await readOutsideHistory(db, standing, today)).newest;

/** Without the reason, which is a note for colleagues. */
export const readUsedOutside = async (
  db: Kysely<Schema>,
  standing: Asked,
  today: CivilDate,
): Promise<readonly UsedOutside[]> =>
  (await readOutsideResults(db, standing, today)).map(({ reason, by, at, ...used }) => used);

/** Without the verdict. @throws NOT_FOUND, also for a result of another party */
export const findUsedOutside = async (
  db: Kysely<Schema>,
  standing: Asked & { readonly resultId: string },
  today: CivilDate,
): Promise<UsedOutside> => {
  const { newest, earlier } = await readOutsideHistory(db, standing, today);
  const found = [...newest, ...earlier].find(({ id }) => String(id) === standing.resultId);
  if (!found) throw notFound();
  const { reason, by, at, ...used } = found;
  return used;
};

const NOT_ASKED_FOR: Issue = { code: "validation.please_select_an_option" };

/**
 * A signed form for the receiver of all uploads. The file belongs to the party, and is encrypted with its key.
 *
 * @throws INVALID_INPUT for another type, or if the policy asks for no result; TOO_MANY_REQUESTS; what `takeParty` throws
 */
export const prepareOutsideFile = async (
  work: Work,
  party: PartyKey,
  sender: StaffSender,
): Promise<MemberForm> => {
  await workOnParty(work, party, sender.staffId);
  const { conditions } = await readParty(work, party);
  if (outsideSlots(conditions).length === 0) throw invalidInput({ kind: NOT_ASKED_FOR });
  return signStaffFile(work, party, { ...sender, name: "OutsideResult" });
};

export interface RecordedOutside extends GivenOutsideResult {
  readonly staffId: string;
}

/** @throws INVALID_INPUT by field; what `takeParty` throws */
export const recordOutsideResult = async (
  work: Work,
  party: PartyKey,
  { staffId, ...given }: RecordedOutside,
): Promise<void> => {
  await workOnParty(work, party, staffId);
  const standing = await readParty(work, party);
  const today = work.services.today();
  const counting = await readOutsideResults(work.tx, standing, today);
  const facts = { slots: outsideSlots(standing.conditions), counting, today };
  const issues = outsideResultIssues(given, facts);
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  await assertStaffFile(work, party, given.uploadId);
  const { madeOn, uploadId, ...kept } = outsideResultOf(given);
  const { id } = await work.tx
    .insertInto("outside_result")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      made_on: madeOn,
      upload_id: uploadId,
      staff_id: staffId,
      ...kept,
    })
    .returning(sql<string>`id::text`.as("id"))
    .executeTakeFirstOrThrow();
  await decisionsMayChange(work.tx, party.applicationId);
  await audit(work, { action: "outside-result-recorded", outcome: "done", party, subject: id });
};
