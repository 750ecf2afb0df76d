import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type EmploymentVisits, startEmploymentVisits } from "../sandbox/src/employment/testing/visit.ts";
import { FAKE_EMPLOYMENT_CLIENT } from "../sandbox/src/employment/verification-routes.ts";
import { konfir } from "../server/src/partners/konfir.ts";
import { leadsTo } from "../server/test/bank.ts";
import { type Client, signIn } from "../server/test/client.ts";
import { addIncome } from "../server/test/income.ts";
import { setConditions, startSingle } from "../server/test/parties.ts";
import { jobsWaiting } from "../server/test/partner-ways.ts";
import { startTestServer, type TestServer } from "../server/test/test-server.ts";
import {
  askToVerify,
  isVerified,
  returnWith,
  startVerifying,
  storedVerifications,
} from "../server/test/verification.ts";
import { FAULTS, IMPATIENT_MS } from "./testing/partner-faults.ts";

/** The whole way to the verifier of employment and back, with our adapter, over HTTP: against the fake of the sandbox. */

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
    const { partyId } = await startSingle(
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

  test.each([
    ["hmrc", "before_redirect", 1],
    ["payroll", "duplicate", 2],
    ["bank", "out_of_order", 2],
    ["hmrc", "lost", 0],
    ["hmrc", "", 1],
  ] as const)(
    "INC-006 work that is shown through %s is verified; the message arrives “%s”",
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
