import { type ApplicantTurn, dueAct, type TurnAct } from "@latchkey/domain/parties/applicant-turn.ts";
import type { Timing } from "@latchkey/domain/policies/timing.ts";
import { later } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { type Kysely, sql } from "kysely";
import { appendEvent } from "../parties/events.ts";
import { lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { FIRST_UUID, inBatches } from "../platform/jobs/in-batches.ts";
import { addJob, handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import { countEnd } from "./count-cases.ts";
import { REMIND_APPLICANTS, remindApplicants } from "./remind-applicants.job.ts";
import { takeDay } from "./reminded-day.ts";
import { sendTurnEmail } from "./turn-email.job.ts";

const ACTOR = { kind: "job", name: REMIND_APPLICANTS } as const;

interface WaitingParty {
  readonly party: PartyKey;
  readonly accountId: string;
  readonly turn: ApplicantTurn;
  readonly timing: Timing;
}

const BATCH = 500;

/** Those whose turn it is: invited, collecting, returned. */
const selectWaiting = (db: Kysely<Schema>) =>
  db
    .selectFrom("queue_entry as q")
    .innerJoin("party as p", "p.id", "q.party_id")
    .innerJoin("application as a", "a.id", "q.application_id")
    .select([
      "q.party_id",
      "q.application_id",
      "p.account_id",
      "q.since",
      "p.active_at",
      "p.warned_on",
      "a.timing",
    ])
    .select(sql<boolean>`p.reminders_off_at is null`.as("wantsReminders"))
    .where("q.status", "in", ["invited", "collecting", "returned"]);

type WaitingRow = Awaited<ReturnType<ReturnType<typeof selectWaiting>["execute"]>>[number];

const waitingOf = ({ wantsReminders, timing, account_id, ...row }: WaitingRow): WaitingParty => {
  const since = londonDate(row.since.getTime());
  const active = londonDate(row.active_at.getTime());
  const activeOn = later(active, since);
  const warnedOn = row.warned_on !== null && row.warned_on > activeOn ? row.warned_on : null;
  return {
    party: { applicationId: row.application_id, partyId: row.party_id },
    accountId: account_id,
    timing,
    turn: { since, activeOn, warnedOn, wantsReminders },
  };
};

const readWaiting = async (db: Kysely<Schema>, after: string): Promise<readonly WaitingParty[]> => {
  const rows = await selectWaiting(db)
    .where("q.party_id", ">", after)
    .orderBy("q.party_id")
    .limit(BATCH)
    .execute();
  return rows.map(waitingOf);
};

/** Until the lock was held, the applicant may have gone on. */
const isStillDue = async ({ tx }: Work, { partyId }: PartyKey, { act, today }: DueAct): Promise<boolean> => {
  const row = await selectWaiting(tx).where("q.party_id", "=", partyId).executeTakeFirst();
  if (!row) return false;
  const { turn, timing } = waitingOf(row);
  return dueAct(turn, timing, today) === act;
};

interface DueAct {
  readonly act: TurnAct;
  readonly today: string;
}

const perform = async (work: Work, { party, accountId }: WaitingParty, { act, today }: DueAct) => {
  await lockParty(work.tx, party);
  if (!(await isStillDue(work, party, { act, today }))) return;
  if (act === "expire") {
    await appendEvent(work, party, "expired");
    await countEnd(work, party, "expired");
    await audit(work, { action: "party-expired", outcome: "done", party, subject: party.partyId });
  } else if (!(await takeDay(work.tx, accountId, today))) {
    return;
  } else if (act === "warn") {
    await work.tx
      .updateTable("party")
      .set({ warned_on: today })
      .where("application_id", "=", party.applicationId)
      .where("id", "=", party.partyId)
      .execute();
  }
  await addJob(work.tx, sendTurnEmail, { ...party, act, day: today });
};

/** Idempotent: a second run on a day sends nothing. A day without a run is skipped. */
export const remindApplicantsHandler = handle<unknown, Services>(
  remindApplicants,
  async (_payload, services, stopping) => {
    const today = services.today();
    await inBatches(
      {
        start: FIRST_UUID,
        read: (after) => readWaiting(services.db, after),
        cursorOf: ({ party }) => party.partyId,
        perform: async (one) => {
          const act = dueAct(one.turn, one.timing, today);
          if (act) await inTransaction(services, ACTOR, (work) => perform(work, one, { act, today }));
        },
      },
      stopping,
    );
    await services.db.deleteFrom("reminded_day").where("day", "<", today).execute();
  },
);
