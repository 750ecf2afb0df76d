import { expiryDay, type TurnAct } from "@latchkey/domain/parties/applicant-turn.ts";
import { isWithApplicant, statusOf } from "@latchkey/domain/parties/status.ts";
import { daysBetween } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { dashboardOf } from "../parties/dashboard-address.ts";
import { readParty } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Database } from "../platform/db/pool.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction } from "../platform/work/work.ts";
import { sendTurnEmail } from "./remind-applicants.job.ts";
import { turnEmail } from "./turn-email.ts";

/** Days are numbered from here: a return path has no room for a date. */
const FIRST_DAY = "2026-01-01";

const ACTOR = { kind: "job", name: sendTurnEmail.name } as const;

const findApplicant = (db: Database, { partyId }: PartyKey) =>
  db
    .selectFrom("party")
    .innerJoin("application", "application.id", "party.application_id")
    .innerJoin("agency", "agency.id", "application.agency_id")
    .innerJoin("account", "account.id", "party.account_id")
    .leftJoin("identity_facts", "identity_facts.party_id", "party.id")
    .select([
      "account.email",
      "account.language",
      "party.invited_first_name as invitedName",
      "party.active_at as activeAt",
      "identity_facts.first_name as answeredName",
      "application.property_address as home",
      "application.timing",
      "agency.name as agency",
    ])
    .where("party.id", "=", partyId)
    .executeTakeFirst();

interface TurnJob extends PartyKey {
  readonly act: TurnAct;
  readonly day: string;
}

/** Sends no reminder to a person whose turn it is no longer. */
export const sendTurnEmailHandler = handle<TurnJob, Services>(
  sendTurnEmail,
  async ({ act, day, ...party }, services) => {
    const { db, mailer, config } = services;
    const found = await findApplicant(db, party);
    if (!found) return;
    const { events } = await inTransaction(services, ACTOR, (work) => readParty(work, party));
    if (act !== "expire" && !isWithApplicant(statusOf(events))) return;
    const { language, home, agency, timing } = found;
    const activeOn = londonDate(found.activeAt.getTime());
    const email = turnEmail({
      act,
      language,
      home,
      agency,
      provider: config.provider.name,
      firstName: found.answeredName || found.invitedName,
      href: dashboardOf(config.publicUrl, party.partyId),
      endsOn: expiryDay({ activeOn, warnedOn: day }, timing),
      resendDays: timing.resendDays,
    });
    const number = daysBetween(FIRST_DAY, day);
    await mailer.send(found.email, email, { kind: act, id: `${party.partyId}-${number}` });
  },
);
