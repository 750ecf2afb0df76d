import { rightToRentRulesOn } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import type { Kysely } from "kysely";
import { lockParty } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { FIRST_UUID, inBatches } from "../platform/jobs/in-batches.ts";
import { addJob, handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import { ASK_FOR_SHARE_CODES, askForShareCodes } from "./ask-for-share-codes.job.ts";
import { sendShareCodeEmail } from "./share-code-email.job.ts";
import { readEndedShareCode } from "./share-codes.ts";

const ACTOR = { kind: "job", name: ASK_FOR_SHARE_CODES } as const;
const BATCH = 500;

/** People of English homes with a code that may have ended, who were not asked for another one. */
const readOld = async (
  db: Kysely<Schema>,
  { until, after }: { readonly until: string; readonly after: string },
): Promise<readonly PartyKey[]> => {
  const rows = await db
    .selectFrom("identity_facts as f")
    .innerJoin("application as a", "a.id", "f.application_id")
    .leftJoin("share_code_request as r", (on) =>
      on
        .onRef("r.application_id", "=", "f.application_id")
        .onRef("r.party_id", "=", "f.party_id")
        .onRef("r.given_on", "=", "f.share_code_on"),
    )
    .select(["f.application_id as applicationId", "f.party_id as partyId"])
    .where("f.share_code_on", "<", until)
    .where("a.property_country", "=", "ENG")
    .where("r.party_id", "is", null)
    .where("f.party_id", ">", after)
    .orderBy("f.party_id")
    .limit(BATCH)
    .execute();
  return rows;
};

const ask = async (work: Work, party: PartyKey): Promise<void> => {
  await lockParty(work.tx, party);
  const ended = await readEndedShareCode(work.tx, party, work.services.today());
  if (!ended) return;
  const asked = await work.tx
    .insertInto("share_code_request")
    .values({ application_id: party.applicationId, party_id: party.partyId, given_on: ended.givenOn })
    .onConflict((conflict) => conflict.doNothing())
    .returning("given_on")
    .executeTakeFirst();
  if (asked) await addJob(work.tx, sendShareCodeEmail, { ...party, givenOn: ended.givenOn });
};

/** Idempotent: for each code a person is asked once. */
export const askForShareCodesHandler = handle<unknown, Services>(
  askForShareCodes,
  async (_payload, services, stopping) => {
    const rules = rightToRentRulesOn(services.today());
    if (!rules) return;
    const until = addDays(services.today(), -rules.dates.shareCode.days);
    await inBatches(
      {
        start: FIRST_UUID,
        read: (after) => readOld(services.db, { until, after }),
        cursorOf: ({ partyId }) => partyId,
        perform: (party) => inTransaction(services, ACTOR, (work) => ask(work, party)),
      },
      stopping,
    );
  },
);
