import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askedForMore } from "../../../test/bank.ts";
import { newClient } from "../../../test/client.ts";
import { fakeEmployment } from "../../../test/fake-employment.ts";
import { aGuarantorSaid, incomeOf, saveIncome } from "../../../test/income.ts";
import { setConditions } from "../../../test/parties.ts";
import { answerOf, forgetJobs, NOT_FOUND, SUBMITTED, waysOf } from "../../../test/partner-ways.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { aCandidate, askToVerify, returnWith, storedVerifications } from "../../../test/verification.ts";

/** Applicants that are not sent to the provider. */

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

/** Nothing was begun for this source, and nothing is stored. */
const expectNothing = async (uuid: string) => {
  expect([konfir.calls(), await waysOf(server, uuid), await storedVerifications(server, uuid)]).toEqual([
    [],
    0,
    [],
  ]);
};

describe("the start of a verification is refused", () => {
  test("without a token, and with one whose session has ended", async () => {
    const { client, uuid } = await aCandidate(server);
    const unknown = [401, { code: "UNAUTHENTICATED" }];
    expect(await answerOf(askToVerify(newClient(server), uuid))).toEqual(unknown);
    await client.get("/auth/token/logout");
    expect(await answerOf(askToVerify(client, uuid))).toEqual(unknown);
    await expectNothing(uuid);
  });

  test("for what is not of the contract", async () => {
    const { client, uuid } = await aCandidate(server);
    for (const more of [{ object_uuid: "x" }, { object_uuid: "" }, { remedial_uuid: "x" }]) {
      expect(await answerOf(askToVerify(client, uuid, more as unknown as Record<string, string>))).toEqual([
        400,
        { code: "INVALID_REQUEST", fields: Object.keys(more) },
      ]);
    }
    await expectNothing(uuid);
  });

  test("where the policy does not have the condition, or says no", async () => {
    const { client, uuid } = await aCandidate(server);
    const { uuid: partyId } = await incomeOf(client);
    await setConditions(server, partyId, { KONFIR: false });
    expect(await answerOf(askToVerify(client, uuid))).toEqual(NOT_FOUND);
    await server.context.pool.query("update party set conditions = '[]' where id = $1", [partyId]);
    expect(await answerOf(askToVerify(client, uuid))).toEqual(NOT_FOUND);
    await expectNothing(uuid);
  });

  test("where no partner is configured, and the page is told so", async () => {
    const without = await startTestServer({}, { employmentService: undefined });
    const { client, uuid } = await aCandidate(without);
    expect((await askToVerify(client, uuid)).statusCode).toBe(404);
    expect((await returnWith(client, "x")).statusCode).toBe(404);
    const isThere = async (who: typeof client) => (await incomeOf(who)).konfirEnabled;
    expect([await isThere(client), await isThere((await aCandidate(server)).client)]).toEqual([false, true]);
  });

  test("for somebody else's source as for one that does not exist, and for a guarantor", async () => {
    const [{ client }, { uuid: foreign }] = [await aCandidate(server), await aCandidate(server)];
    await saveIncome(client, aGuarantorSaid);
    const { guarantor } = await incomeOf(client);
    for (const uuid of [foreign, randomUUID(), guarantor.uuid]) {
      expect(await answerOf(askToVerify(client, uuid))).toEqual(NOT_FOUND);
    }
    await expectNothing(foreign);
  });

  test("once the section is submitted, unless a request for missing information opens it", async () => {
    const { client, uuid, remedial } = await askedForMore(server, { start: "konfir" });
    await setConditions(server, (await incomeOf(client)).uuid, { KONFIR: true });
    expect(await answerOf(askToVerify(client, uuid))).toEqual(SUBMITTED);
    await expectNothing(uuid);
    expect((await askToVerify(client, uuid, { remedial_uuid: remedial })).statusCode).toBe(200);
    for (const start of ["pensionAmount", "nowhere"]) {
      const closed = await askedForMore(server, { start });
      await setConditions(server, (await incomeOf(closed.client)).uuid, { KONFIR: true });
      const refused = askToVerify(closed.client, closed.uuid, { remedial_uuid: closed.remedial });
      expect(await answerOf(refused)).toEqual(SUBMITTED);
    }
  });

  test("past the limit", async () => {
    const limited = await startTestServer({ PARTNER_STARTS_PER_HOUR: "1" });
    const { client, uuid } = await aCandidate(limited);
    expect((await askToVerify(client, uuid)).statusCode).toBe(200);
    const response = await askToVerify(client, uuid);
    expect([response.statusCode, response.json()]).toEqual([429, { code: "TOO_MANY_REQUESTS" }]);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  });
});
