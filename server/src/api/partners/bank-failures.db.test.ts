import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  aConnector,
  auditedAbout,
  bankOf,
  connectBank,
  linkFailureOf,
  storedConnection,
} from "../../../test/bank.ts";
import type { Client } from "../../../test/client.ts";
import { fakeBank, tokenOf } from "../../../test/fake-bank.ts";
import { ME, saveProgress } from "../../../test/identity.ts";
import { aSalary, incomeOf, saveIncome } from "../../../test/income.ts";
import { addEvents, partyNamed } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { readBankHandler } from "../../income/read-bank.handler.ts";
import { PartnerFailed } from "../../partners/partner-call.ts";

/** Banks that cannot be read, and servers that stop in between. */

const bank = fakeBank();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { bankService: bank.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  bank.reset();
  // From the previous test.
  await server.runJobs();
  bank.reset();
});

const aPension = {
  incomeType: "T_PENSION",
  companyName: "Teachers",
  startDate: "2019-04-01",
} as const;

/** Reads whether the record of the source is completed. */
const isCompleted = async (client: Client, uuid: string): Promise<boolean> => {
  const { progress } = (await client.graphql(ME)).data.me.latestValidation;
  return progress.some(
    (item: { relatedObjectUuid: string | null; completedDtm: string | null }) =>
      item.relatedObjectUuid === uuid && item.completedDtm !== null,
  );
};

/** An applicant whose bank is connected, and who has gone on to the end of the section. */
const aTruster = async () => {
  const { client, uuid } = await aConnector(server, aPension);
  await saveIncome(client, { uuid, ...aSalary, paymentDate: "2026-10-30" });
  await connectBank(client, uuid);
  const told = { steps: ["success"], answers: { success: "read" } };
  await saveProgress(client, { name: "INCOME", completed: true, related: uuid, ...told });
  expect(await isCompleted(client, uuid)).toBe(true);
  bank.reset();
  return { client, uuid };
};

type Truster = Awaited<ReturnType<typeof aTruster>>;

/** Longer than the maximum wait. */
const letTimePass = ({ uuid }: Truster) =>
  server.context.pool.query(
    "update bank_connection set connected_at = connected_at - interval '181 seconds' where source_id = $1",
    [uuid],
  );

const expectReading = async ({ client, uuid }: Truster) => {
  expect(await bankOf(client, uuid)).toMatchObject({
    connected: true,
    bank: "connected",
    bankConnection: { state: "reading", incomes: [] },
  });
  expect(await storedConnection(server, uuid)).toMatchObject({ hasToken: true, failure: null });
  expect(await isCompleted(client, uuid)).toBe(true);
};

const expectRead = async ({ client, uuid }: Truster) => {
  expect(await bankOf(client, uuid)).toMatchObject({
    connected: true,
    bank: "connected",
    bankConnection: { state: "read", incomes: [{ payer: "HARBOUR BAKERY" }] },
  });
  expect(await storedConnection(server, uuid)).toMatchObject({ hasToken: false, incomes: 1 });
  expect(await isCompleted(client, uuid)).toBe(true);
};

const expectFailed = async ({ client, uuid }: Truster, failure: string) => {
  expect(await bankOf(client, uuid)).toEqual({
    connected: false,
    bank: "failed",
    bankConnection: { state: "failed", incomes: [] },
  });
  expect(await storedConnection(server, uuid)).toMatchObject({ hasToken: false, failure, holders: null });
  expect(await isCompleted(client, uuid)).toBe(false);
  expect(await auditedAbout(server, uuid)).toEqual([
    "applicant bank-connection-started done",
    "applicant bank-connected done",
    "job bank-connection-failed done",
  ]);
};

const passing: readonly (readonly [reason: string, code: string | undefined])[] = [
  ["timeout", undefined],
  ["unreachable", undefined],
  ["malformed", undefined],
  ["not-json", undefined],
  ["status-500", undefined],
  ["status-429", "provider_too_many_requests"],
  ["status-503", "provider_error"],
  ["status-504", "connector_timeout"],
];

describe("INT-06 (in part) a failure that may pass", () => {
  test.each(passing)("is tried again: %s, %s", async (reason, code) => {
    const truster = await aTruster();
    for (const call of ["holders", "accounts", "transactions"] as const) {
      bank.fails(call, new PartnerFailed(reason, code));
      await expect(server.runJobs()).rejects.toThrow(PartnerFailed);
      await expectReading(truster);
    }
    await server.runJobs();
    await expectRead(truster);
    expect(bank.ended()).toEqual([tokenOf("code")]);
  });

  test.each(passing)("but not for longer than three minutes: %s, %s", async (reason, code) => {
    const truster = await aTruster();
    await letTimePass(truster);
    bank.fails("transactions", new PartnerFailed(reason, code));
    await server.runJobs();
    await expectFailed(truster, code ?? reason);
    expect(await linkFailureOf(truster.client, truster.uuid)).toBe("unavailable");
    expect(bank.ended()).toEqual([tokenOf("code")]);
  });
});

describe("INT-06 (in part) INT-07 (in part) a failure that no retry mends", () => {
  test.each([
    ["status-401", "invalid_token"],
    ["status-401", "unauthorized"],
    ["status-403", "access_denied"],
    ["status-403", "sca_exceeded"],
    ["status-403", "user_input_required"],
    ["status-403", "account_temporarily_locked"],
    ["status-403", "account_permanently_locked"],
    ["status-404", "account_not_found"],
  ])("sends the person another way at once: %s, %s", async (reason, code) => {
    const truster = await aTruster();
    bank.fails("transactions", new PartnerFailed(reason, code));
    await server.runJobs();
    await expectFailed(truster, code);
    expect(await linkFailureOf(truster.client, truster.uuid)).toBe("other");
    expect(bank.ended()).toEqual([tokenOf("code")]);
  });

  test("leaves what was submitted meanwhile as it was", async () => {
    const truster = await aTruster();
    const party = await partyNamed(server, (await incomeOf(truster.client)).uuid);
    await addEvents(server, party, "submitted");
    await server.context.pool.query(
      "update progress_item set submitted_at = now() where related_object_uuid = $1",
      [truster.uuid],
    );
    bank.fails("holders", new PartnerFailed("status-403", "access_denied"));
    await server.runJobs();
    expect(await bankOf(truster.client, truster.uuid)).toMatchObject({ bank: "failed" });
    expect(await isCompleted(truster.client, truster.uuid)).toBe(true);
  });

  test("is none that the next connection inherits", async () => {
    const truster = await aTruster();
    bank.fails("holders", new PartnerFailed("status-403", "access_denied"));
    await server.runJobs();
    await connectBank(truster.client, truster.uuid);
    await server.runJobs();
    expect(await storedConnection(server, truster.uuid)).toMatchObject({ state: "read", failure: null });
  });
});

describe("a bank", () => {
  test("that does not say who its customers are is read all the same", async () => {
    const truster = await aTruster();
    bank.fails("holders", new PartnerFailed("status-501", "endpoint_not_supported"));
    await server.runJobs();
    await expectRead(truster);
    expect(await storedConnection(server, truster.uuid)).toMatchObject({ holders: [] });
  });

  test("that does not end the connection was read all the same", async () => {
    const truster = await aTruster();
    bank.fails("end", new PartnerFailed("timeout"));
    await server.runJobs();
    await expectRead(truster);
  });

  test("for which no partner is configured any more has failed", async () => {
    const truster = await aTruster();
    const party = await partyNamed(server, (await incomeOf(truster.client)).uuid);
    const pull = { ...party, sourceUuid: truster.uuid };
    await readBankHandler.run(pull, { ...server.context, bankService: undefined });
    await expectFailed(truster, "not-configured");
  });
});

describe("REL-05 (in part) a server that is killed", () => {
  const killed = new Error("killed");

  test("before the data is stored reads it again", async () => {
    const truster = await aTruster();
    bank.fails("transactions", killed);
    await expect(server.runJobs()).rejects.toThrow(killed);
    await expectReading(truster);
    await server.runJobs();
    await expectRead(truster);
  });

  test("between the data and the end of the connection asks nothing twice", async () => {
    const truster = await aTruster();
    bank.fails("end", killed);
    await expect(server.runJobs()).rejects.toThrow(killed);
    await expectRead(truster);
    const calls = bank.calls();
    await server.runJobs();
    await expectRead(truster);
    expect(bank.calls()).toEqual(calls);
  });

  test("or has a fault of its own, again and again, keeps nobody waiting and no token", async () => {
    const truster = await aTruster();
    bank.fails("transactions", killed, 2);
    await expect(server.runJobs()).rejects.toThrow(killed);
    await letTimePass(truster);
    await expect(server.runJobs()).rejects.toThrow(killed);
    await expectFailed(truster, "fault");
    const calls = bank.calls();
    await server.runJobs();
    expect(bank.calls()).toEqual(calls);
  });
});
