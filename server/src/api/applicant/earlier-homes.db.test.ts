import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asParty, type Client, signIn } from "../../../test/client.ts";
import { startSingle } from "../../../test/parties.ts";
import { aHistoryItem, aLandlord, saveAboutHome, saveHome } from "../../../test/residence.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const amara = { firstName: "Amara", lastName: "Okafor" };

const offered = async (client: Client) =>
  (
    await client.graphql(
      "query EarlierHomes { me { earlierHomes { appliedFor homes { uuid start rent reference { email } documents { uuid } } } } }",
    )
  ).data.me.earlierHomes;

/** An account with two cases, the first of which has a home with a landlord, and a draft. */
const twoParties = async (now: { firstName: string; lastName: string }) => {
  const email = `${randomUUID()}@example.com`;
  const terms = { propertyAddress: "8 Mill Lane, Perth" };
  const first = await startSingle(server, { email, ...amara }, "identity-residence", terms);
  const second = await startSingle(server, { email, ...now }, "identity-residence");
  const client = await signIn(server, email);
  const [earlier, later] = [asParty(client, first.partyId), asParty(client, second.partyId)];
  const home = aHistoryItem();
  await saveHome(earlier, home);
  await saveAboutHome(earlier, { uuid: home.uuid, reference: aLandlord });
  await saveHome(earlier, aHistoryItem({ draft: true }));
  return { earlier, later, home };
};

test("the homes of an earlier case are offered without rent, landlord and drafts, while there is none", async () => {
  const { later, home } = await twoParties(amara);
  const shown = { uuid: home.uuid, start: "2016-11-01", rent: null, reference: null, documents: [] };
  expect(await offered(later)).toEqual({ appliedFor: "8 Mill Lane, Perth", homes: [shown] });
  await saveHome(later, aHistoryItem());
  expect(await offered(later)).toBeNull();
});

test("never to somebody who was invited under another name, and never a case its own", async () => {
  const { later, earlier } = await twoParties({ firstName: "Ada", lastName: "Okafor" });
  expect(await offered(later)).toBeNull();
  expect(await offered(earlier)).toBeNull();
});
