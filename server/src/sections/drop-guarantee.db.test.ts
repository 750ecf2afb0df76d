import { expect, test } from "vitest";
import { type Client, signIn } from "../../test/client.ts";
import { addGuarantor, agreeTo, guaranteeOf, tenantsOf } from "../../test/guarantors.ts";
import { saveProgress, submit } from "../../test/identity.ts";
import { aGuarantorSaid, removeGuarantor, saveIncome } from "../../test/income.ts";
import { partyNamed } from "../../test/parties.ts";
import { askAgain } from "../../test/requests.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";

/** A tenant who names no guarantor in a later round. */

const partyOf = async (server: TestServer, client: Client) =>
  partyNamed(server, (await client.graphql("{ me { uuid } }")).data.me.uuid);

const statusOf = async (client: Client) =>
  (await client.graphql("{ me { guarantorStatus } }")).data.me.guarantorStatus;

const changesIn = (server: TestServer) =>
  server.emails.filter(({ id }) => id.startsWith("guarantee-changed")).map(({ message }) => message.subject);

const STREET = "Flat 2/1, 14 Garnethill Street";
const LATER = { section: "INCOME", start: "whoIsPaying", end: "zeroPercentNotice" } as const;

/** Is asked again how the rent is paid, says that the others pay, and sends. */
const saysThatOthersPay = async (server: TestServer, client: Client): Promise<void> => {
  const remedial = await askAgain(server, await partyOf(server, client), LATER);
  expect((await removeGuarantor(client, remedial)).errors).toBeUndefined();
  const said = { incomeType: "T_ZERO_PERCENT_RENT_SHARE", remedialSectionUuid: remedial };
  const { data } = await saveIncome(client, said);
  const saved = await saveProgress(client, {
    name: "INCOME",
    remedial,
    related: data.updateIncome.incomeSource.uuid,
    steps: ["missingInformation", "whoIsPaying", "someoneElse", "zeroPercentNotice"],
    completed: true,
    answers: {
      whoIsPaying: "other",
      someoneElse: "T_ZERO_PERCENT_RENT_SHARE",
      zeroPercentNotice: "acknowledged",
    },
  });
  expect(saved.errors).toBeUndefined();
  expect((await submit(client)).errors).toBeUndefined();
  await server.runJobs();
};

/** Tenants who have named the guarantor and sent; the guarantor has agreed. */
const guaranteed = async (count: number) => {
  const server = await startTestServer();
  const tenants = await tenantsOf(server, count);
  for (const client of tenants) await submit(client);
  await server.runJobs();
  const guarantor = await signIn(server, aGuarantorSaid.email);
  await agreeTo(guarantor, (await guaranteeOf(guarantor)).asked);
  const [first] = tenants;
  if (!first) throw new Error("Nobody has signed in.");
  return { server, first, guarantor };
};

test("has no guarantor any more, who is told", async () => {
  const { server, first, guarantor } = await guaranteed(1);
  expect(await statusOf(first)).toBe("INVITED");
  await saysThatOthersPay(server, first);
  expect(await statusOf(first)).toBeNull();
  expect((await guaranteeOf(guarantor)).asked).toMatchObject({ tenants: [], monthlyAmount: 0 });
  expect(changesIn(server)).toEqual([`You are no longer asked to be a guarantor for ${STREET}`]);
});

test("leaves the other tenant's guarantee as it was, about which the guarantor is asked again", async () => {
  const { server, first, guarantor } = await guaranteed(2);
  await saysThatOthersPay(server, first);
  expect((await guaranteeOf(guarantor)).asked).toMatchObject({
    tenants: ["Lukas Brandt"],
    monthlyAmount: 950,
  });
  expect(changesIn(server)).toEqual([`Your guarantee for ${STREET} has changed`]);
});

test("keeps a guarantor whom the agency has named, and whom the tenant had named as well", async () => {
  const server = await startTestServer();
  const [tenant] = await tenantsOf(server, 1);
  if (!tenant) throw new Error("Nobody has signed in.");
  await addGuarantor(server, await partyOf(server, tenant), aGuarantorSaid);
  await submit(tenant);
  await server.runJobs();
  const guarantor = await signIn(server, aGuarantorSaid.email);
  await agreeTo(guarantor, (await guaranteeOf(guarantor)).asked);
  await saysThatOthersPay(server, tenant);
  expect(await statusOf(tenant)).toBe("INVITED");
  expect((await guaranteeOf(guarantor)).asked.tenants).toEqual(["Amara Okafor"]);
  expect(changesIn(server)).toEqual([]);
});
