import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApplication } from "../../test/parties.ts";
import { aSentDocument } from "../../test/reviewed.ts";
import { aColleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** So many are decided now, of which the given number kept the promised day. */
const decideAbout = (partyIds: readonly string[], { kept }: { readonly kept: number }) =>
  server.context.pool.query(
    `update queue_entry set status = 'decided', submitted_at = now() - interval '3 days', since = now(),
       due_on = (now() at time zone 'Europe/London')::date - case when party_id = any($2) then 0 else 1 end
     where party_id = any($1)`,
    [partyIds, partyIds.slice(0, kept)],
  );

test("how long others waited is said from twenty on that are decided", async () => {
  const { client } = await aSentDocument(server, await aColleague(server));
  const others = await startApplication(
    server,
    Array.from({ length: 20 }, () => ({ email: `${randomUUID()}@example.com` })),
  );
  const ids = others.map(({ partyId }) => partyId);
  const timing = async () =>
    (await client.graphql("{ me { latestValidation { turns { timing { of within } } } } }")).data.me
      .latestValidation.turns.timing;
  await decideAbout(ids.slice(0, 19), { kept: 5 });
  expect(await timing()).toBeNull();
  await decideAbout(ids, { kept: 5 });
  expect(await timing()).toEqual({ of: 20, within: 5 });
});
