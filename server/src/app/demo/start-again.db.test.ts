import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, newClient } from "../../../test/client.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { withdrawParty } from "../../applications/invitations.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { deskPeople } from "../seeds/desk-people.ts";
import { seededPeople } from "../seeds/people.ts";
import { creditFilePeople, seedCreditFiles } from "../seeds/seed-credit-files.ts";
import { SEEDED } from "../seeds/seed-demo.ts";
import { seedDesk } from "../seeds/seed-desk.ts";
import { seedPeople } from "../seeds/seed-people.ts";
import { seedRightToRent } from "../seeds/seed-right-to-rent.ts";
import { addTeam } from "../seeds/staff.ts";
import { demoRoutes } from "./demo.routes.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, {}, demoRoutes);
  await inTransaction(server.context, { kind: "job", name: "test" }, async (work) => {
    await work.tx.insertInto("installation").values({ name: SEEDED, value: "seeded" }).execute();
    const team = await addTeam(work);
    await seedPeople(work, seededPeople);
    await seedDesk(work, team);
    await seedCreditFiles(work, team);
    await seedRightToRent(work, team);
  });
  await server.runJobs();
});
afterAll(() => server.close());

const pressStartAgain = async (client: Client) => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  expect((await client.post("/personas/people/anew", "", form)).statusCode).toBe(303);
  await server.runJobs();
};

const PEOPLE = [...Object.values(deskPeople), ...Object.values(creditFilePeople)];

/** The states of the cases of the people with these addresses, as the queue has them. */
const states = async (): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query<{ state: string }>(
    `select concat_ws(' ', a.email, q.status, q.stage) as state from account a join party p on p.account_id = a.id
       join queue_entry q on q.party_id = p.id where a.email = any($1) order by 1`,
    [PEOPLE.map(({ email }) => email)],
  );
  return rows.map(({ state }) => state);
};

const count = async (what: string): Promise<number> =>
  (await server.context.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n ?? 0;

test("starting again brings the people of the desk back to their states, and withdraws what was open", async () => {
  const seeded = await states();
  expect(seeded).toHaveLength(PEOPLE.length);
  const open = "queue_entry where status in ('submitted', 'in_review')";
  // The count leaves out the other policies, which may draw an acceptance of the desk by chance.
  const waiting = `second_review where given_at is null and party_id in (select p.id from party p
    join account a on a.id = p.account_id where a.email = '${creditFilePeople.sampled.email}' or a.email like 'earlier.%')`;
  const before = [await count(open), await count(waiting)];
  const { rows } = await server.context.pool.query<PartyKey>(
    `select p.application_id as "applicationId", p.id as "partyId" from party p
       join account a on a.id = p.account_id where a.email = $1`,
    [deskPeople.secondLook.email],
  );
  await inTransaction(server.context, { kind: "job", name: "test" }, async (work) => {
    for (const party of rows) await withdrawParty(work, party);
  });
  expect(await states()).not.toEqual(seeded);
  await pressStartAgain(newClient(server));
  expect(await states()).toEqual(seeded);
  expect([await count(open), await count(waiting)]).toEqual(before);
});
