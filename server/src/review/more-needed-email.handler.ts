import { statusOf } from "@latchkey/domain/parties/status.ts";
import { dashboardOf } from "../parties/dashboard-address.ts";
import { readParty } from "../parties/party-row.ts";
import type { Database } from "../platform/db/pool.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction } from "../platform/work/work.ts";
import { askedThing, reasonWords } from "./asked-things.ts";
import { type MoreNeededJob, sendMoreNeededEmail } from "./more-needed-email.job.ts";
import { moreNeededEmail } from "./more-needed-email.ts";

const ACTOR = { kind: "job", name: sendMoreNeededEmail.name } as const;

const findApplicant = (db: Database, partyId: string) =>
  db
    .selectFrom("party")
    .innerJoin("application", "application.id", "party.application_id")
    .innerJoin("account", "account.id", "party.account_id")
    .leftJoin("identity_facts", "identity_facts.party_id", "party.id")
    .select([
      "account.email",
      "account.language",
      "party.invited_first_name as invitedName",
      "identity_facts.first_name as answeredName",
      "application.property_address as home",
    ])
    .where("party.id", "=", partyId)
    .executeTakeFirst();

/** Sends nothing if the party has been submitted again meanwhile. */
export const sendMoreNeededEmailHandler = handle<MoreNeededJob, Services>(
  sendMoreNeededEmail,
  async ({ applicationId, partyId, round, requests, hasNote, dueOn }, services) => {
    const { db, mailer, config } = services;
    const found = await findApplicant(db, partyId);
    if (!found) return;
    const { language, home } = found;
    const standing = await inTransaction(services, ACTOR, (work) =>
      readParty(work, { applicationId, partyId }),
    );
    if (standing.round !== round || statusOf(standing.events) !== "returned") return;
    const email = moreNeededEmail({
      language,
      home,
      provider: config.provider.name,
      firstName: found.answeredName || found.invitedName,
      href: dashboardOf(config.publicUrl, partyId),
      items: requests.map((request) => ({
        what: askedThing(request, language),
        why: reasonWords(request.reasons, { hasNote, language }),
      })),
      hasNote,
      dueOn,
    });
    await mailer.send(found.email, email, { kind: "more-needed", id: `${partyId}-${round}` });
  },
);
