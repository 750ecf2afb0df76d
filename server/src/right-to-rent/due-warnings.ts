import { dueWarning } from "@latchkey/domain/compliance/right-to-rent/follow-up.ts";
import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { announce } from "../webhooks/announce.ts";
import { sendFollowUpWarning } from "./follow-up-emails.jobs.ts";
import { checksOfSigned, dueUntil, isOpen } from "./follow-up-rows.ts";

/** Everything that a warning is sent by; the agency and the team have an address or not. */
export interface FollowUpToWarnOf extends PartyKey {
  readonly checkId: number;
  readonly number: number;
  readonly home: string;
  readonly ruleSet: string;
  readonly followUpBy: CivilDate;
  readonly sent: readonly number[];
  readonly agency: string;
  readonly agencyEmail: string | null;
  readonly teamEmail: string | null;
}

const readDue = async (
  db: Kysely<Schema>,
  today: CivilDate,
  rest: RawBuilder<unknown>,
): Promise<readonly FollowUpToWarnOf[]> => {
  const { rows } = await sql<FollowUpToWarnOf>`
    select c.id as "checkId", c.application_id as "applicationId", c.party_id as "partyId", p.number,
      a.property_address as home, c.rule_set as "ruleSet", c.follow_up_by as "followUpBy",
      coalesce((select array_agg(w.days) from right_to_rent_warning w where w.check_id = c.id), '{}') as sent,
      agency.name as agency, agency.email as "agencyEmail", own.email as "teamEmail"
    from ${checksOfSigned} join ${dueUntil(today)} on rules.id = c.rule_set
      join party p on p.application_id = c.application_id and p.id = c.party_id
      join application a on a.id = c.application_id
      join agency on agency.id = a.agency_id
      left join agency own on own.is_own
    where ${isOpen} and c.follow_up_by between ${today} and rules.due_until and ${rest}`.execute(db);
  return rows;
};

const BATCH = 500;

/** In batches by the ids of their records. */
export const readDueFollowUps = (
  db: Kysely<Schema>,
  today: CivilDate,
  after: number,
): Promise<readonly FollowUpToWarnOf[]> =>
  readDue(db, today, sql`c.id > ${after} order by c.id limit ${BATCH}`);

/** undefined: it is late, made or unnecessary by now. */
export const findDueFollowUp = async (
  db: Kysely<Schema>,
  today: CivilDate,
  checkId: number,
): Promise<FollowUpToWarnOf | undefined> => (await readDue(db, today, sql`c.id = ${checkId}`))[0];

export const warningDue = (one: FollowUpToWarnOf, today: CivilDate): number | undefined => {
  const rules = rightToRentRuleSets.find(({ id }) => id === one.ruleSet);
  return rules && dueWarning(one, today, rules.dates);
};

/** The team's e-mail says more, so it is the one for an address that both have. */
const receiversOf = ({ agencyEmail, teamEmail }: FollowUpToWarnOf): readonly ("agency" | "team")[] => [
  ...(teamEmail === null ? [] : (["team"] as const)),
  ...(agencyEmail === null || agencyEmail === teamEmail ? [] : (["agency"] as const)),
];

/** Without a receiver nothing is noted as sent, so that an address that comes later is warned. */
export const warnOf = async (work: Work, { checkId, ...party }: FollowUpToWarnOf): Promise<void> => {
  const { tx, services } = work;
  await lockParty(tx, party);
  const today = services.today();
  const due = await findDueFollowUp(tx, today, checkId);
  const days = due && warningDue(due, today);
  if (!due || days === undefined) return;
  const event = { type: "right_to_rent.follow_up", checkBy: due.followUpBy } as const;
  await announce(tx, party, { id: `${checkId}/${days}`, event, at: work.now });
  const receivers = receiversOf(due);
  if (receivers.length === 0) return;
  await tx.insertInto("right_to_rent_warning").values({ check_id: checkId, days, at: work.now }).execute();
  for (const to of receivers) await addJob(tx, sendFollowUpWarning, { checkId, days, to });
};
