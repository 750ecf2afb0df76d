import { agreementHolds } from "@latchkey/domain/parties/guarantee.ts";
import { isClosed, statusOf } from "@latchkey/domain/parties/status.ts";
import type { Database } from "../platform/db/pool.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction } from "../platform/work/work.ts";
import { dashboardOf } from "./dashboard-address.ts";
import { sendGuaranteeChangedEmail } from "./guarantee-changed-email.job.ts";
import { guaranteeChangedEmail } from "./guarantee-changed-email.ts";
import { readParty } from "./party-row.ts";

const ACTOR = { kind: "job", name: sendGuaranteeChangedEmail.name } as const;

const findGuarantor = (db: Database, partyId: string) =>
  db
    .selectFrom("party")
    .innerJoin("application", "application.id", "party.application_id")
    .innerJoin("account", "account.id", "party.account_id")
    .select([
      "account.email",
      "account.language",
      "party.application_id as applicationId",
      "party.invited_first_name as firstName",
      "application.property_address as home",
    ])
    .where("party.id", "=", partyId)
    .executeTakeFirst();

/** No e-mail before the agreement, since the page shows the change, nor after the decision. */
export const sendGuaranteeChangedEmailHandler = handle<{ partyId: string }, Services>(
  sendGuaranteeChangedEmail,
  async ({ partyId }, services) => {
    const { db, mailer, config } = services;
    const found = await findGuarantor(db, partyId);
    if (!found) return;
    const { applicationId, email: address, ...guarantor } = found;
    const { guarantee, events } = await inTransaction(services, ACTOR, (work) =>
      readParty(work, { applicationId, partyId }),
    );
    if (!guarantee?.agreed || agreementHolds(guarantee) || isClosed(statusOf(events))) return;
    const email = guaranteeChangedEmail({
      ...guarantor,
      provider: config.provider.name,
      href: dashboardOf(config.publicUrl, partyId),
      isStillAsked: guarantee.asked.tenants.length > 0,
    });
    await mailer.send(address, email, { kind: "guarantee-changed", id: partyId });
  },
);
