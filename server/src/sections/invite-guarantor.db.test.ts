import { describe, expect, test } from "vitest";
import { signIn } from "../../test/client.ts";
import { SAMPLE_HOME, sendAsGuarantor, tenantsOf } from "../../test/guarantors.ts";
import { saveFacts, submit } from "../../test/identity.ts";
import { addIncome, aGuarantorSaid, saveIncome } from "../../test/income.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { addJob } from "../platform/jobs/job.ts";
import { inviteGuarantor } from "./invite-guarantor.job.ts";

const invitedIn = async (server: TestServer) => {
  await server.runJobs();
  return server.emails.filter(({ id }) => id.startsWith("invitation")).map(({ to }) => to);
};

/** All that a query can ask for about a person and their case. */
const EVERYTHING = `{ me { uuid email role guarantorStatus name { firstName middleName lastName }
  profile { nationality birthdate shareCode } consents { marketing } connectedOpenBanking
  identityDocuments { type fileName path } guarantor { uuid email firstName lastName phoneNumber }
  guarantee { asked { tenants home monthlyAmount } agreed { tenants home monthlyAmount } open }
  applications { uuid application role home firstName open }
  income { incomeSources { uuid incomeType companyName annualGrossIncome } meetsAffordabilityCriteria someoneElsePayingForRent rentShare }
  residentialHistory { uuid residenceType address { street city } }
  latestValidation { uuid sections { name } progress { name answers completedSteps } remedialSections { uuid comment } } } }`;

const aboutGuarantor = `{ me { role applications { role home }
  latestValidation { sections { name } }
  income { rentShare criteria { tenantIncome } meetsAffordabilityCriteria } } }`;

describe("the guarantor whom an applicant has named", () => {
  test("is invited when the application is sent, and not before", async () => {
    const server = await startTestServer();
    const [client] = await tenantsOf(server, 1);
    if (!client) throw new Error("Nobody has signed in.");
    expect(await invitedIn(server)).toEqual([]);
    expect((await submit(client)).errors).toBeUndefined();
    expect(await invitedIn(server)).toEqual([aGuarantorSaid.email]);
    const guarantor = await signIn(server, aGuarantorSaid.email);
    const { me } = (await guarantor.graphql(aboutGuarantor)).data;
    expect(me).toMatchObject({
      role: "guarantor",
      latestValidation: { sections: [{ name: "IDENTITY" }, { name: "INCOME" }] },
      income: { rentShare: 950, criteria: { tenantIncome: 36 }, meetsAffordabilityCriteria: false },
    });
  });

  test("counts by the guarantor's multiple", async () => {
    const server = await startTestServer();
    const [client] = await tenantsOf(server, 1);
    if (!client) throw new Error("Nobody has signed in.");
    await submit(client);
    const guarantor = await signIn(server, aGuarantorSaid.email);
    const outcomeWith = async (annualGrossIncome: number, uuid?: string) => {
      const said = { uuid, incomeType: "T_PENSION", currency: "GBP", annualGrossIncome };
      const { data } = await saveIncome(guarantor, said);
      return data.updateIncome;
    };
    const { incomeSource, meetsAffordabilityCriteria } = await outcomeWith(950 * 36 - 1);
    expect(meetsAffordabilityCriteria).toBe(false);
    expect((await outcomeWith(950 * 36, incomeSource.uuid)).meetsAffordabilityCriteria).toBe(true);
  });

  test("is one party, although two tenants have named them", async () => {
    const server = await startTestServer();
    for (const client of await tenantsOf(server, 2)) {
      expect((await submit(client)).errors).toBeUndefined();
    }
    expect(await invitedIn(server)).toEqual([aGuarantorSaid.email]);
    const guarantor = await signIn(server, aGuarantorSaid.email);
    const { me } = (await guarantor.graphql(aboutGuarantor)).data;
    expect(me.applications).toHaveLength(1);
    expect(me.income.rentShare).toBe(1_900);
  });

  test("is one party, although two tenants who name them send at once", async () => {
    const server = await startTestServer();
    const answers = await Promise.all((await tenantsOf(server, 2)).map((client) => submit(client)));
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    // Two workers may have the two invitations at once, too.
    await Promise.all([server.runJobs(), server.runJobs()]);
    expect(new Set(await invitedIn(server))).toEqual(new Set([aGuarantorSaid.email]));
    const guarantor = await signIn(server, aGuarantorSaid.email);
    expect((await guarantor.graphql(aboutGuarantor)).data.me).toMatchObject({
      applications: [{ role: "guarantor" }],
      income: { rentShare: 1_900 },
    });
  });

  test("sees of the tenant only the name, and of the letting only the home and the amount", async () => {
    const server = await startTestServer();
    const [client] = await tenantsOf(server, 1);
    if (!client) throw new Error("Nobody has signed in.");
    await saveFacts(client, { nationality: "FR", birthdate: "1991-02-28" });
    await submit(client);
    const guarantor = await signIn(server, aGuarantorSaid.email);
    const { me } = (await guarantor.graphql(EVERYTHING)).data;
    const { guarantee, ...others } = me;
    const tenant = (await client.graphql("{ me { uuid email } }")).data.me;
    expect(guarantee).toEqual({
      asked: { tenants: ["Amara Okafor"], home: SAMPLE_HOME, monthlyAmount: 950 },
      agreed: null,
      open: true,
    });
    expect(others).toMatchObject({
      name: { firstName: null },
      residentialHistory: [],
      guarantor: null,
      income: { incomeSources: [] },
      guarantorStatus: null,
    });
    expect(JSON.stringify(others)).not.toMatch(/Amara|Okafor|1991-02-28|"FR"|Lukas|FAMILY_HOME/);
    for (const own of [tenant.email, tenant.uuid]) expect(JSON.stringify(me)).not.toContain(own);
  });

  test("is shown to the tenant as invited, then as having sent, and nothing of the answers is", async () => {
    const server = await startTestServer();
    const [client] = await tenantsOf(server, 1);
    if (!client) throw new Error("Nobody has signed in.");
    const seen = async () => (await client.graphql(EVERYTHING)).data.me;
    expect((await seen()).guarantorStatus).toBeNull();
    await submit(client);
    await server.runJobs();
    expect((await seen()).guarantorStatus).toBe("INVITED");
    const guarantor = await signIn(server, aGuarantorSaid.email);
    await saveFacts(guarantor, { firstName: "Mirabel", lastName: "Zweig", birthdate: "1961-05-05" });
    await addIncome(guarantor, { incomeType: "T_PENSION", companyName: "Pension of the Guild" });
    await sendAsGuarantor(server, guarantor);
    const me = await seen();
    expect(me.guarantorStatus).toBe("SENT");
    expect(me.guarantee).toBeNull();
    expect(JSON.stringify(me)).not.toMatch(/Mirabel|Zweig|1961-05-05|Guild|T_PENSION|PASSPORT/);
  });

  test("is invited again if their part expired and the tenant still names them", async () => {
    const server = await startTestServer();
    const [client] = await tenantsOf(server, 1);
    if (!client) throw new Error("Nobody has signed in.");
    await submit(client);
    await server.runJobs();
    const uuidOf = async (of: typeof client): Promise<string> =>
      (await of.graphql("{ me { uuid } }")).data.me.uuid;
    const guarantor = await signIn(server, aGuarantorSaid.email);
    await addEvents(server, await partyNamed(server, await uuidOf(guarantor)), "opened", "expired");
    const namesThem = async () => {
      const tenant = await partyNamed(server, await uuidOf(client));
      await addJob(server.context.db, inviteGuarantor, tenant);
      return invitedIn(server);
    };
    expect(await namesThem()).toEqual([aGuarantorSaid.email, aGuarantorSaid.email]);
    expect((await client.graphql("{ me { guarantorStatus } }")).data.me.guarantorStatus).toBe("INVITED");
    expect(await namesThem()).toHaveLength(2);
  });

  test.each(["withdrawn", "expired"] as const)(
    "is shown to the tenant as one who takes no part any more once they are %s",
    async (end) => {
      const server = await startTestServer();
      const [client] = await tenantsOf(server, 1);
      if (!client) throw new Error("Nobody has signed in.");
      await submit(client);
      await server.runJobs();
      const guarantor = await signIn(server, aGuarantorSaid.email);
      const partyId: string = (await guarantor.graphql("{ me { uuid } }")).data.me.uuid;
      await addEvents(server, await partyNamed(server, partyId), end);
      const { data } = await client.graphql(
        "{ me { guarantorStatus latestValidation { turns { guarantor { name } } } } }",
      );
      expect(data.me).toEqual({ guarantorStatus: "ENDED", latestValidation: { turns: { guarantor: null } } });
    },
  );
});
