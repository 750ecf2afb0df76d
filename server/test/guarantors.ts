import { randomUUID } from "node:crypto";
import { findOrCreateAccount } from "../src/accounts/accounts.ts";
import { addParty } from "../src/applications/create-application.ts";
import type { PartyKey } from "../src/platform/actor/actor.ts";
import { type Client, type GraphQLResult, signIn } from "./client.ts";
import { answerIdentity, giveConsents, saveProgress, submit } from "./identity.ts";
import { aGuarantorSaid, saveIncome } from "./income.ts";
import { change, shippedPolicy, startApplication } from "./parties.ts";
import { aHistoryItem, saveHome } from "./residence.ts";
import type { TestServer } from "./test-server.ts";

/** Tenants who name a guarantor, and what the guarantor does, with the requests that a browser sends. */

export const SAMPLE_HOME = "Flat 2/1, 14 Garnethill Street, Glasgow G3 6QP";
const SHARE = 95_000;
const NAMES = [
  { firstName: "Amara", lastName: "Okafor" },
  { firstName: "Lukas", lastName: "Brandt" },
];

/** Tenants of one letting who name the same guarantor, whose rent they could not pay themselves. */
export const tenantsOf = async (server: TestServer, count: number, names = aGuarantorSaid) => {
  const people = Array.from({ length: count }, (_none, index) => ({
    email: `${randomUUID()}@example.com`,
    ...NAMES[index],
    rentShareMinor: SHARE,
  }));
  await startApplication(server, people, "no-references");
  const clients: Client[] = [];
  for (const { email } of people) {
    const client = await signIn(server, email);
    await giveConsents(client);
    await saveIncome(client, names);
    await saveProgress(client, {
      name: "INCOME",
      steps: ["whoIsPaying", "someoneElse", "yourGuarantor", "guarantorConfirmation"],
      completed: true,
      answers: {
        whoIsPaying: "other",
        someoneElse: "T_GUARANTOR",
        guarantorConfirmation: "acknowledged",
      },
    });
    await saveHome(client, { ...aHistoryItem(), residenceType: "FAMILY_HOME" });
    await saveProgress(client, {
      name: "RESIDENCE",
      steps: ["in-uk"],
      completed: true,
      answers: { "in-uk": "yes", documents: "none", none: "acknowledged" },
    });
    clients.push(client);
  }
  return clients;
};

/** The agency names a guarantor for somebody who is in the application already. */
export const addGuarantor = (
  server: TestServer,
  tenant: PartyKey,
  { email, firstName, lastName }: Readonly<Record<"email" | "firstName" | "lastName", string>>,
): Promise<PartyKey> =>
  change(server, async (work) => {
    const { accountId } = await findOrCreateAccount(work.tx, { email, language: "en" });
    return addParty(work, {
      applicationId: tenant.applicationId,
      accountId,
      policy: shippedPolicy("no-references"),
      role: "guarantor",
      firstName,
      lastName,
      isInvited: false,
      guarantees: [tenant],
    });
  });

interface Shown {
  readonly tenants: readonly string[];
  readonly home: string;
  readonly monthlyAmount: number;
}

/** What a guarantor is asked, what they have agreed to, and whether they still can. */
export const guaranteeOf = async (client: Client) =>
  (
    await client.graphql(
      "{ me { guarantee { asked { tenants home monthlyAmount } agreed { tenants home monthlyAmount } open } } }",
    )
  ).data.me.guarantee;

export const agreeTo = (client: Client, shown: Shown, language = "en"): Promise<GraphQLResult> =>
  client.graphql(
    `mutation AgreeToGuarantee($tenants: [String!]!, $home: String!, $monthlyAmount: Float!, $language: String!) {
      agreeToGuarantee(tenants: $tenants, home: $home, monthlyAmount: $monthlyAmount, language: $language) {
        me { guarantee { agreed { tenants home monthlyAmount } } } } }`,
    { ...shown, language },
  );

/** Everything but the agreement to guarantee. */
export const answerAsGuarantor = async (server: TestServer, client: Client): Promise<void> => {
  await giveConsents(client);
  await answerIdentity(server, client);
  const said = { incomeType: "T_SAVINGS", currency: "GBP", annualGrossIncome: 50_000 };
  const { data } = await saveIncome(client, said);
  await saveProgress(client, {
    name: "INCOME",
    related: data.updateIncome.incomeSource.uuid,
    steps: ["incomeType", "savingsAmount"],
    completed: true,
    answers: {
      openBanking: "manual",
      feedback: "technical_difficulties",
      documents: "none",
      noDocumentsNotice: "acknowledged",
    },
  });
};

/** Agrees to what is asked, and sends. */
export const sendAsGuarantor = async (server: TestServer, client: Client): Promise<GraphQLResult> => {
  await answerAsGuarantor(server, client);
  await agreeTo(client, (await guaranteeOf(client)).asked);
  return submit(client);
};
