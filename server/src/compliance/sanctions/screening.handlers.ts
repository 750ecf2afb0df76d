import { sql } from "kysely";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { type HandledJob, handle } from "../../platform/jobs/job.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { newestList } from "./sanctions-lists.ts";
import { screenNow } from "./screen-party.ts";
import { rescreenParties, screenLater, screenParty } from "./screening.jobs.ts";

const actorOf = ({ name }: { readonly name: string }) => ({ kind: "job", name }) as const;

const screenPartyHandler = handle<PartyKey, Services>(screenParty, (party, services) =>
  inTransaction(services, actorOf(screenParty), (work) => screenNow(work, party)),
);

/** Each party is a job of its own, so that a fault with one delays no other. */
const rescreenPartiesHandler = handle<{ listId: number }, Services>(rescreenParties, ({ listId }, services) =>
  inTransaction(services, actorOf(rescreenParties), async ({ tx }) => {
    if ((await newestList(tx))?.id !== listId) return;
    const { rows } = await sql<PartyKey>`select p.application_id as "applicationId", p.id as "partyId"
      from party p join queue_entry q on q.application_id = p.application_id and q.party_id = p.id
      where p.round > 0 and q.status not in ('withdrawn', 'expired')`.execute(tx);
    for (const party of rows) await screenLater(tx, party);
  }),
);

export const screeningHandlers: readonly HandledJob<Services>[] = [
  screenPartyHandler,
  rescreenPartiesHandler,
];
