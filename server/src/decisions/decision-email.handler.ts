import { sql } from "kysely";
import { dashboardOf } from "../parties/dashboard-address.ts";
import type { Database } from "../platform/db/pool.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { contestUntil, decidedOn } from "./contest.ts";
import { sendDecisionEmail } from "./decision-email.job.ts";
import { decisionEmail } from "./decision-email.ts";
import { readToldCourse } from "./home-course.ts";
import { readDecisions } from "./read-decisions.ts";

const findApplicant = (db: Database, decisionId: string) =>
  db
    .selectFrom("decision")
    .innerJoin("party", (on) =>
      on
        .onRef("party.application_id", "=", "decision.application_id")
        .onRef("party.id", "=", "decision.party_id"),
    )
    .innerJoin("application", "application.id", "party.application_id")
    .innerJoin("account", "account.id", "party.account_id")
    .leftJoin("identity_facts as facts", "facts.party_id", "party.id")
    .select([
      "account.email",
      "account.language",
      "party.application_id as applicationId",
      "party.id as partyId",
      "party.role",
      "application.property_address as home",
    ])
    .select(sql<string>`coalesce(nullif(facts.first_name, ''), party.invited_first_name)`.as("firstName"))
    .where("decision.id", "=", decisionId)
    .executeTakeFirst();

/** Sent once: a final decision does not change. */
export const sendDecisionEmailHandler = handle<{ decisionId: string }, Services>(
  sendDecisionEmail,
  async ({ decisionId }, { db, mailer, config }) => {
    const applicant = await findApplicant(db, decisionId);
    if (!applicant) return;
    const { email: address, applicationId, partyId, ...known } = applicant;
    const decisions = await readDecisions(db, { applicationId, partyId });
    const decision = decisions.find(({ id }) => id === decisionId);
    if (decision?.state !== "final") return;
    const email = decisionEmail({
      ...known,
      provider: config.provider.name,
      href: dashboardOf(config.publicUrl, partyId),
      outcome: decision.outcome,
      hasConditions: decision.conditions.length > 0,
      homeCourse: await readToldCourse(db, {
        applicationId,
        partyId,
        outcome: decision.outcome,
        at: decision.finalAt ?? undefined,
      }),
      decidedOn: decidedOn(decision),
      contestUntil: contestUntil(decision),
      policyVersion: decision.policyVersion,
    });
    await mailer.send(address, email, { kind: "decided", id: decisionId });
  },
);
