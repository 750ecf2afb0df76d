import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type EmploymentVisits, startEmploymentVisits } from "../sandbox/src/employment/testing/visit.ts";
import { FAKE_EMPLOYMENT_CLIENT } from "../sandbox/src/employment/verification-routes.ts";
import { FAKE_TAX_CLIENT } from "../sandbox/src/tax/sign-in-request.ts";
import { startTaxVisits, TAX_CALLBACK, type TaxVisits } from "../sandbox/src/tax/testing/visit.ts";
import { hmrc } from "../server/src/partners/hmrc.ts";
import { konfir } from "../server/src/partners/konfir.ts";
import { leadsTo } from "../server/test/bank.ts";
import { setConditions, startCase } from "../server/test/cases.ts";
import { type Client, signIn } from "../server/test/client.ts";
import { addIncome } from "../server/test/income.ts";
import { aTaxpayer, comeBackFromTax, startTax, storedLink, taxOf } from "../server/test/tax.ts";
import { openTestServer, startTestServer, type TestServer, TODAY } from "../server/test/test-server.ts";
import {
  askToVerify,
  isVerified,
  returnWith,
  startVerifying,
  storedVerifications,
} from "../server/test/verification.ts";

/** The whole way to partners and back, with our adapters, over HTTP: against the fakes of the sandbox. */

/** Less patience than in production: a fake that never answers shall not take longer. */
const IMPATIENT_MS = 300;

/** What a fake may be told to do wrong with an answer. */
const FAULTS = [
  ...(["500", "429", "timeout", "malformed_json", "drop_connection"] as const),
  ...(["wrong_content_type", "huge", "slow:2000"] as const),
] as const;

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

  test.each(FAULTS)(
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

  test("an answer that takes its time is waited for", async () => {
    const { client, uuid } = await aTaxpayer(server);
    const query = await visit(client, uuid);
    visits.control.plan("hmrc", "slow:50", 2);
    expect(leadsTo(await comeBackFromTax(client, query))).toEqual(about(uuid, true));
    await server.runJobs();
    expect(await taxOf(client, uuid)).toMatchObject({ taxRecord: { state: "read" } });
  });
});

/** A port at which a server is reached that is started afterwards. */
const openFront = async () => {
  let app: TestServer["app"] | undefined;
  let messages = 0;
  const front = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "GET", url = "/", headers } = request;
      const payload = Buffer.concat(chunks);
      void app?.inject({ method: method as "POST", url, headers, payload }).then(({ statusCode, body }) => {
        if (url.startsWith("/hooks/") && statusCode === 204) messages += 1;
        response.writeHead(statusCode).end(body);
      });
    });
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    front.close();
    front.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    /** Of the verifier, that were taken. */
    messages: () => messages,
    leadTo: (server: TestServer) => {
      app = server.app;
    },
  };
};

describe("INT-05 (in part) INT-06 (in part) the way to the verifier of employment", () => {
  let visits: EmploymentVisits;
  beforeAll(async () => {
    visits = await startEmploymentVisits();
  });
  afterAll(() => visits.close());
  beforeEach(() => visits.control.reset());

  /** Somebody with a job, at a server that the fake reaches. */
  const aCandidate = async () => {
    const front = await openFront();
    const employmentService = konfir({
      url: visits.url,
      clientId: FAKE_EMPLOYMENT_CLIENT.clientId,
      clientSecret: FAKE_EMPLOYMENT_CLIENT.clientSecret,
      timeoutMs: IMPATIENT_MS,
    });
    const server = await startTestServer({ PUBLIC_URL: front.url }, { employmentService });
    front.leadTo(server);
    const email = `${crypto.randomUUID()}@example.com`;
    const { partyId } = await startCase(
      server,
      { email, firstName: "Amara", lastName: "Okafor" },
      "no-references",
    );
    await setConditions(server, partyId, { KONFIR: true });
    const client = await signIn(server, email);
    return { server, client, uuid: await addIncome(client), messages: front.messages };
  };

  /** Decides on the page, and is sent back. @returns where the browser goes */
  const decide = async (client: Client, url: string, decision: string, arrives?: string) => {
    const back = new URL(visits.goesTo(await visits.decide(url, decision, arrives)));
    expect(back.pathname).toBe("/konfir/return");
    return leadsTo(await returnWith(client, back.searchParams.get("state") ?? ""));
  };

  const done = (uuid: string) => ({
    statusCode: 303,
    pathname: "/questions/income",
    related_object_uuid: uuid,
    konfirComplete: "True",
    case: expect.any(String),
  });
  const notDone = (uuid: string) => ({
    ...done(uuid),
    pathname: "/questions/income",
    konfirComplete: "False",
  });

  const jobsWaiting = async ({ context }: TestServer) =>
    (await context.pool.query("select 1 from graphile_worker._private_jobs")).rows.length;

  test.each([
    ["hmrc", "before_redirect", 1],
    ["payroll", "duplicate", 2],
    ["bank", "out_of_order", 2],
    ["hmrc", "lost", 0],
    ["hmrc", "", 1],
  ] as const)(
    "work that is shown through %s is verified; the message arrives “%s”",
    async (source, arrives, times) => {
      const { server, client, uuid, messages } = await aCandidate();
      const url = await startVerifying(client, uuid);
      expect(await decide(client, url, source, arrives)).toEqual(done(uuid));
      await expect.poll(messages).toBe(times);
      if (times > 0) await expect.poll(() => jobsWaiting(server)).toBe(1);
      await server.runJobs();
      expect(await isVerified(client)).toBe(true);
      expect(await storedVerifications(server, uuid)).toMatchObject([
        {
          state: "completed",
          result: [
            {
              customId: uuid,
              status: source === "bank" ? "connected" : "verified",
              employer: "Harbour Bakery Ltd",
              jobTitle: "Baker",
            },
          ],
        },
      ]);
    },
  );

  test.each(["cancel", "time_out"])("who decides on %s stands before the step again", async (decision) => {
    const { server, client, uuid } = await aCandidate();
    const url = await startVerifying(client, uuid);
    expect(await decide(client, url, decision, "before_redirect")).toEqual(notDone(uuid));
    expect(await isVerified(client)).toBe(false);
    expect(await storedVerifications(server, uuid)).toMatchObject([{ state: "cancelled" }]);
  });

  test.each(FAULTS)("at the start %s is 502, and leaves nothing behind", async (fault) => {
    const { server, client, uuid } = await aCandidate();
    visits.control.plan("konfir", fault, 1);
    expect((await askToVerify(client, uuid)).statusCode).toBe(502);
    expect(await storedVerifications(server, uuid)).toEqual([]);
    expect((await askToVerify(client, uuid)).statusCode).toBe(200);
  });

  test.each(FAULTS)(
    "on the way back %s stands before the step again, until it is known better",
    async (fault) => {
      const { server, client, uuid } = await aCandidate();
      const url = await startVerifying(client, uuid);
      visits.control.plan("konfir", fault, 1);
      expect(await decide(client, url, "hmrc", "lost")).toEqual(notDone(uuid));
      expect(await isVerified(client)).toBe(false);
      await server.runJobs();
      expect(await isVerified(client)).toBe(true);
    },
  );

  test("INT-08 (in part) pressed twice at once the provider is asked for one verification", async () => {
    const { client, uuid } = await aCandidate();
    const urls = await Promise.all([startVerifying(client, uuid), startVerifying(client, uuid)]);
    expect(new Set(urls).size).toBe(1);
    const begun = visits.control
      .requests()
      .filter(({ method, url }) => method === "POST" && url === "/v1/verifications");
    expect(begun).toHaveLength(1);
  });
});
