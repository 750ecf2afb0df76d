import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asParty, type Client, signIn } from "../../../test/client.ts";
import { aJob, aSalary, saveIncome } from "../../../test/income.ts";
import { startSingle } from "../../../test/parties.ts";
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
      `query EarlierIncome { me { earlierIncome { appliedFor
        sources { incomeType companyName startDate annualGrossIncome paymentDate reference { email } accountDocuments { id } bank } } } }`,
    )
  ).data.me.earlierIncome;

/** An account with two cases, the first of which has a job. */
const twoParties = async (now: { firstName: string; lastName: string }, policy = "no-references") => {
  const email = `${randomUUID()}@example.com`;
  const terms = { propertyAddress: "8 Mill Lane, Perth" };
  const first = await startSingle(server, { email, ...amara }, "no-references", terms);
  const second = await startSingle(server, { email, ...now }, policy);
  const client = await signIn(server, email);
  const [earlier, later] = [asParty(client, first.partyId), asParty(client, second.partyId)];
  const reference = { referenceName: "Ruth Hall", referenceEmail: "ruth@harbourbakery.example" };
  await saveIncome(earlier, { ...aJob, ...aSalary, ...reference });
  return { earlier, later };
};

test("the sources of an earlier case are offered without amounts and referee, while there is none", async () => {
  const { later } = await twoParties(amara);
  const source = {
    incomeType: "T_EMPLOYED_PERM",
    companyName: aJob.companyName,
    startDate: aJob.startDate,
    annualGrossIncome: null,
    paymentDate: null,
    reference: null,
    accountDocuments: [],
    bank: null,
  };
  expect(await offered(later)).toEqual({ appliedFor: "8 Mill Lane, Perth", sources: [source] });
  await saveIncome(later, { incomeType: "T_PENSION" });
  expect(await offered(later)).toBeNull();
});

test("never to somebody who was invited under another name, and never a case its own", async () => {
  const { later, earlier } = await twoParties({ firstName: "Ada", lastName: "Okafor" });
  expect(await offered(later)).toBeNull();
  expect(await offered(earlier)).toBeNull();
});

test("not where no income is asked for", async () => {
  const { later } = await twoParties(amara, "identity-only");
  expect(await offered(later)).toBeNull();
});
