import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FAKE_TAX_CLIENT } from "../sandbox/src/tax/sign-in-request.ts";
import { startTaxVisits, TAX_CALLBACK, type TaxVisits } from "../sandbox/src/tax/testing/visit.ts";
import { hmrc } from "../server/src/partners/hmrc.ts";
import { leadsTo } from "../server/test/bank.ts";
import { type Client, codeOf } from "../server/test/client.ts";
import { saveProgress } from "../server/test/identity.ts";
import { aSalary } from "../server/test/income.ts";
import { aTaxpayer, comeBackFromTax, postStart, startTax, storedLink, taxOf } from "../server/test/tax.ts";
import { openTestServer, type TestServer, TODAY } from "../server/test/test-server.ts";
import { FAULTS, IMPATIENT_MS } from "./testing/partner-faults.ts";

/** The whole way to the tax authority and back, with our adapter, over HTTP: against the fake of the sandbox. */

describe("INT-06 (in part) the way to the tax authority", () => {
  let visits: TaxVisits;
  let server: TestServer;
  beforeAll(async () => {
    visits = await startTaxVisits();
    const taxService = hmrc({
      authorizeUrl: visits.authorizeUrl,
      apiUrl: visits.apiUrl,
      clientId: FAKE_TAX_CLIENT.clientId,
      clientSecret: FAKE_TAX_CLIENT.clientSecret,
      redirectUri: TAX_CALLBACK,
      timeoutMs: IMPATIENT_MS,
    });
    server = await openTestServer({}, { taxService });
  });
  afterAll(async () => {
    await server.close();
    await visits.close();
  });
  beforeEach(() => {
    visits.control.reset();
    visits.control.setNow(new Date(`${TODAY}T12:00:00Z`));
  });

  const AMARA = ["amara", "practice"] as const;
  const AMARAS_NUMBER = "PC100001A";

  /** Signs in there, decides, and is sent back. @returns the query of the way back */
  const visit = async (client: Client, uuid: string, decision?: "deny", nino = AMARAS_NUMBER) => {
    const state = await startTax(client, uuid, { nino });
    const link = (await server.context.taxService?.authorizeUrl({ state })) ?? "";
    const callback = await visits.decide(link, AMARA, decision);
    expect(callback.searchParams.get("state")).toBe(state);
    return Object.fromEntries(callback.searchParams);
  };

  const about = (uuid: string, success: boolean) => ({
    statusCode: 303,
    pathname: "/questions/income",
    related_object_uuid: uuid,
    success: String(success),
    case: expect.any(String),
  });

  test("sign-in, permission, callback, job: the record is there", async () => {
    const { client, uuid } = await aTaxpayer(server);
    const query = await visit(client, uuid);
    expect(leadsTo(await comeBackFromTax(client, query))).toEqual(about(uuid, true));
    await server.runJobs();
    expect(await taxOf(client, uuid)).toMatchObject({
      ...{ connected: false, bank: "connected", link: "tax" },
      taxRecord: {
        state: "read",
        employments: [
          {
            employer: "Brightwater Ltd",
            taxYear: "2026-27",
            payToDate: 23_884.56,
            paymentDate: "2026-10-28",
          },
          { employer: "Brightwater Ltd", taxYear: "2025-26" },
        ],
      },
    });
    expect(await storedLink(server, uuid)).toMatchObject({ hasToken: false, hasNumber: false });
  });

  test("INC-005 an income is proven by it: the record is complete with what a National Insurance number has shown", async () => {
    const { client, uuid } = await aTaxpayer(server, {
      incomeType: "T_PENSION",
      companyName: "Brightwater Pensions",
      startDate: "2019-04-01",
      ...aSalary,
      paymentDate: "2026-10-30",
    });
    const complete = () =>
      saveProgress(client, {
        name: "INCOME",
        ...{ steps: ["openBanking", "success"], completed: true, related: uuid },
        answers: { success: "read" },
      });
    expect(codeOf(await complete())).toBe("PROGRESS_NOT_REACHABLE");
    expect((await postStart(client, uuid, { nino: "QQ123456Z" })).statusCode).toBe(400);
    await comeBackFromTax(client, await visit(client, uuid));
    await server.runJobs();
    expect(await taxOf(client, uuid)).toMatchObject({
      link: "tax",
      taxRecord: { state: "read", employments: [{ employer: "Brightwater Ltd", payToDate: 23_884.56 }, {}] },
    });
    const { wizardProgress } = (await complete()).data.updateWizardProgress;
    expect(wizardProgress.completedDtm).not.toBeNull();
  });

  test("somebody who says no lands on the step that says so", async () => {
    const { client, uuid } = await aTaxpayer(server);
    const query = await visit(client, uuid, "deny");
    expect(query.error).toBe("access_denied");
    expect(leadsTo(await comeBackFromTax(client, query))).toEqual(about(uuid, false));
  });

  test("a number of somebody else is found out: nothing is read", async () => {
    const { client, uuid } = await aTaxpayer(server);
    const query = await visit(client, uuid, undefined, "PC100004D");
    expect(leadsTo(await comeBackFromTax(client, query))).toEqual(about(uuid, true));
    await server.runJobs();
    expect(await taxOf(client, uuid)).toMatchObject({ bank: "failed", link: "tax" });
    expect(await storedLink(server, uuid)).toMatchObject({
      ...{ state: "failed", failure: "CLIENT_OR_AGENT_NOT_AUTHORISED" },
      ...{ hasToken: false, hasNumber: false, employments: 0 },
    });
  });

  test.each(FAULTS)("at the exchange of the code %s lands on the step that says so", async (fault) => {
    const { client, uuid } = await aTaxpayer(server);
    const query = await visit(client, uuid);
    visits.control.plan("hmrc", fault, 1);
    expect(leadsTo(await comeBackFromTax(client, query))).toEqual(about(uuid, false));
    expect(await taxOf(client, uuid)).toMatchObject({ bank: "failed", link: "tax", taxRecord: null });
  });

  test.each(FAULTS.filter((fault) => fault !== "huge"))(
    "while the record is read %s is tried again, and nothing is half there",
    async (fault) => {
      const { client, uuid } = await aTaxpayer(server);
      await comeBackFromTax(client, await visit(client, uuid));
      visits.control.plan("hmrc", fault, 1);
      await expect(server.runJobs()).rejects.toThrow("A partner failed");
      expect(await taxOf(client, uuid)).toMatchObject({
        bank: "connected",
        taxRecord: { state: "reading", employments: [] },
      });
      await server.runJobs();
      expect(await taxOf(client, uuid)).toMatchObject({ taxRecord: { state: "read" } });
    },
  );

  test("a record that is too long is given up at once: it would come again", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await comeBackFromTax(client, await visit(client, uuid));
    visits.control.plan("hmrc", "huge", 1);
    await server.runJobs();
    expect(await taxOf(client, uuid)).toMatchObject({ bank: "failed", link: "tax" });
    expect(await storedLink(server, uuid)).toMatchObject({
      ...{ state: "failed", failure: "too-long" },
      ...{ hasToken: false, hasNumber: false, employments: 0 },
    });
  });

  test("an answer that takes its time is waited for", async () => {
    const { client, uuid } = await aTaxpayer(server);
    const query = await visit(client, uuid);
    visits.control.plan("hmrc", "slow:50", 2);
    expect(leadsTo(await comeBackFromTax(client, query))).toEqual(about(uuid, true));
    await server.runJobs();
    expect(await taxOf(client, uuid)).toMatchObject({ taxRecord: { state: "read" } });
  });
});
