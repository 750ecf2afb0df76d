import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditedAbout, leadsTo } from "../../../test/bank.ts";
import { newClient, signIn } from "../../../test/client.ts";
import { candidateUrl, fakeEmployment } from "../../../test/fake-employment.ts";
import { addIncome, aJob, incomeOf, removeIncome, saveIncome } from "../../../test/income.ts";
import { addEvents, partyNamed, setConditions, startSingle } from "../../../test/parties.ts";
import { answerOf, forgetJobs, NOT_FOUND, SUBMITTED, waysOf } from "../../../test/partner-ways.ts";
import { openTestServer, startBeside, type TestServer } from "../../../test/test-server.ts";
import {
  aCandidate,
  askToVerify,
  isVerified,
  returnWith,
  startVerifying,
  storedVerifications,
} from "../../../test/verification.ts";
import { PartnerFailed } from "../../partners/partner-call.ts";

/** The way to the provider that verifies employment. */

const konfir = fakeEmployment();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(
    { PROVIDER_NAME: "Quillfield Lettings" },
    { employmentService: konfir.service },
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetJobs(server);
  konfir.reset();
});

describe("the start of a verification", () => {
  test("INC-261 INC-262 (in part) INC-263 (in part) INC-264 (in part) is a GET of /konfir/verification_url/ of the API, which responds with the address and nothing else", async () => {
    const { client, uuid } = await aCandidate(server);
    const response = await client.get(`/wizard/api/konfir/verification_url/?object_uuid=${uuid}`);
    expect([response.statusCode, response.json()]).toEqual([200, { redirect_url: candidateUrl(1) }]);
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(response.cookies).toMatchObject([{ name: "latchkey_partner", httpOnly: true, sameSite: "Lax" }]);
    expect(
      (await client.post(`/wizard/api/konfir/verification_url/?object_uuid=${uuid}`, {})).statusCode,
    ).toBe(404);
    expect(await auditedAbout(server, uuid)).toEqual(["applicant verification-started done"]);
  });

  test("tells the provider who it is, who asks, and what they have stated; addresses are ours", async () => {
    const email = `${randomUUID()}@example.com`;
    const named = { email, firstName: "Amara", lastName: "Okafor" };
    const { partyId } = await startSingle(server, named, "no-references");
    await setConditions(server, partyId, { KONFIR: true });
    const client = await signIn(server, email);
    const uuid = await addIncome(client);
    await saveIncome(client, { uuid, annualGrossIncome: 36_000.5, currency: "GBP" });
    await startVerifying(client, uuid);
    const secret = "[A-Za-z0-9_-]{43}";
    expect(konfir.last()).toEqual({
      person: { firstName: "Amara", lastName: "Okafor", email, birthdate: undefined },
      asker: server.context.config.provider.name,
      activity: {
        customId: uuid,
        kind: "employed",
        employer: "Harbour Bakery Ltd",
        jobTitle: "Baker",
        startDate: "2024-02-01",
        endDate: undefined,
        yearlyMinor: 3_600_050,
      },
      redirectUrl: "http://localhost:8080/konfir/return",
      state: expect.stringMatching(new RegExp(`^${secret}$`)),
      webhookUrl: expect.stringMatching(new RegExp(`^http://localhost:8080/hooks/konfir/${secret}$`)),
    });
  });

  test("of work of one's own says so", async () => {
    const { client, uuid } = await aCandidate(server, {
      incomeType: "T_SELFEMPLOYED",
      companyName: "Okafor Designs",
    });
    await startVerifying(client, uuid);
    expect(konfir.last().activity).toMatchObject({ kind: "self-employed", employer: "Okafor Designs" });
  });
});

describe("INT-08 a verification is begun once", () => {
  test("also by two servers that share a database", async () => {
    const { client, uuid } = await aCandidate(server);
    const elsewhere = newClient(await startBeside(server, { employmentService: konfir.service }));
    elsewhere.access = client.access;
    const starts = [client, elsewhere, client, elsewhere].map((one) => startVerifying(one, uuid));
    expect(await Promise.all(starts)).toEqual(Array(4).fill(candidateUrl(1)));
    expect([konfir.begun().length, konfir.cancelled()]).toEqual([1, []]);
    expect(await storedVerifications(server, uuid)).toMatchObject([{ partner_id: "ver-1", state: "open" }]);
  });

  test("a server that died while it began one holds nobody up for ever", async () => {
    const { client, uuid } = await aCandidate(server);
    const reservedFor = (seconds: number) =>
      server.context.pool.query(
        "update income_source set verification_reserved_until = now() + make_interval(secs => $2) where id = $1",
        [uuid, seconds],
      );
    await reservedFor(3600);
    const start = startVerifying(client, uuid);
    const first = await Promise.race([start, setTimeout(600, "waits")]);
    expect([first, konfir.begun()]).toEqual(["waits", []]);
    await reservedFor(-1);
    expect(await start).toBe(candidateUrl(1));
  });

  test("a second start, and any number at once, go to the same one", async () => {
    const { client, uuid } = await aCandidate(server);
    const copies = Array.from({ length: 8 }, () => startVerifying(client, uuid));
    expect(await Promise.all(copies)).toEqual(Array(8).fill(candidateUrl(1)));
    expect(await startVerifying(client, uuid)).toBe(candidateUrl(1));
    expect(konfir.calls().filter((call) => call !== "find")).toEqual(["begin"]);
    expect(await storedVerifications(server, uuid)).toMatchObject([{ partner_id: "ver-1", state: "open" }]);
    expect(leadsTo(await returnWith(client, konfir.last().state))).toMatchObject({ konfirComplete: "True" });
  });

  test("a server whose reservation has run out cancels what it began, if another was faster", async () => {
    const { client, uuid } = await aCandidate(server);
    const { applicationId, partyId } = await partyNamed(server, (await incomeOf(client)).uuid);
    konfir.meanwhile("begin", async () => {
      await server.context.pool.query(
        `insert into employment_verification (source_id, application_id, party_id, partner_id, candidate_url, webhook_hash, state_hash)
         values ($1, $2, $3, 'ver-faster', 'https://konfir.example/faster', '\\x01', '\\x02')`,
        [uuid, applicationId, partyId],
      );
    });
    expect(await startVerifying(client, uuid)).toBe("https://konfir.example/faster");
    expect(konfir.cancelled()).toEqual(["ver-1"]);
    expect(await storedVerifications(server, uuid)).toMatchObject([{ partner_id: "ver-faster" }]);
  });

  test("a start from another browser goes to the same one, and that browser comes back", async () => {
    const { client, uuid } = await aCandidate(server);
    await startVerifying(client, uuid);
    const { state } = konfir.last();
    const elsewhere = newClient(server);
    elsewhere.access = client.access;
    expect(await startVerifying(elsewhere, uuid)).toBe(candidateUrl(1));
    expect(leadsTo(await returnWith(client, state)).pathname).toBe("/dashboard");
    expect(leadsTo(await returnWith(elsewhere, state))).toMatchObject({ konfirComplete: "True" });
  });

  test("also after the way there has ended, or was tidied up", async () => {
    const { client, uuid } = await aCandidate(server);
    await startVerifying(client, uuid);
    for (const statement of [
      "update provider_flow set expires_at = now() - interval '2 hours' where object_uuid = $1",
      "delete from provider_flow where object_uuid = $1",
    ]) {
      await server.context.pool.query(statement, [uuid]);
      expect(await startVerifying(client, uuid)).toBe(candidateUrl(1));
      expect(leadsTo(await returnWith(client, konfir.last().state))).toMatchObject({
        konfirComplete: "True",
      });
    }
  });

  test("also while the provider does not answer", async () => {
    const { client, uuid } = await aCandidate(server);
    await startVerifying(client, uuid);
    konfir.fails("find", new PartnerFailed("timeout"));
    expect(await startVerifying(client, uuid)).toBe(candidateUrl(1));
    expect(konfir.begun()).toHaveLength(1);
  });

  test("work that was verified already is not verified again, even if the message about it was lost", async () => {
    const { client, uuid } = await aCandidate(server);
    await startVerifying(client, uuid);
    konfir.ends("completed");
    for (let time = 0; time < 2; time += 1) {
      const answer = new URL(await startVerifying(client, uuid));
      expect(answer.origin + answer.pathname).toBe("http://localhost:8080/questions/income");
      expect(Object.fromEntries(answer.searchParams)).toMatchObject({
        related_object_uuid: uuid,
        konfirComplete: "True",
      });
    }
    expect([konfir.begun().length, await isVerified(client)]).toEqual([1, true]);
  });

  test("one that has ended without a message makes room for another", async () => {
    const { client, uuid } = await aCandidate(server);
    await startVerifying(client, uuid);
    konfir.ends("cancelled");
    expect(await startVerifying(client, uuid)).toBe(candidateUrl(2));
    expect(await storedVerifications(server, uuid)).toMatchObject([
      { state: "cancelled" },
      { state: "open" },
    ]);
  });

  test("two sources have their own", async () => {
    const { client, uuid } = await aCandidate(server);
    const second = await addIncome(client, { ...aJob, companyName: "Quayside Ltd" });
    expect([await startVerifying(client, uuid), await startVerifying(client, second)]).toEqual([
      candidateUrl(1),
      candidateUrl(2),
    ]);
  });
});

describe("INT-06 (in part) a provider that fails at the start", () => {
  test.each(["timeout", "unreachable", "malformed", "status-500", "status-429"])(
    "is 502, and nothing is stored: %s",
    async (reason) => {
      const { client, uuid } = await aCandidate(server);
      konfir.fails("begin", new PartnerFailed(reason));
      const response = await askToVerify(client, uuid);
      expect([response.statusCode, response.json()]).toEqual([502, { code: "PARTNER_FAILED" }]);
      expect(response.cookies).toEqual([]);
      expect([await waysOf(server, uuid), await storedVerifications(server, uuid)]).toEqual([0, []]);
      expect(await auditedAbout(server, uuid)).toEqual([]);
      expect(await startVerifying(client, uuid)).toBe(candidateUrl(1));
    },
  );

  test("what it has begun is cancelled when the source is removed meanwhile, or the section submitted", async () => {
    for (const isRemoved of [true, false]) {
      konfir.reset();
      const { client, uuid } = await aCandidate(server);
      konfir.meanwhile("begin", async () => {
        if (isRemoved) await removeIncome(client, uuid);
        else
          await addEvents(
            server,
            await partyNamed(server, (await incomeOf(client)).uuid),
            "opened",
            "submitted",
          );
      });
      expect(await answerOf(askToVerify(client, uuid))).toEqual(isRemoved ? NOT_FOUND : SUBMITTED);
      expect(konfir.cancelled()).toEqual(["ver-1"]);
      expect([await waysOf(server, uuid), await storedVerifications(server, uuid)]).toEqual([0, []]);
    }
  });
});
