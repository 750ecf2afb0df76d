import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditedAbout } from "../../../test/bank.ts";
import type { Client } from "../../../test/client.ts";
import { fakeTax } from "../../../test/fake-tax.ts";
import { ME, saveProgress } from "../../../test/identity.ts";
import { aSalary, incomeOf, saveIncome } from "../../../test/income.ts";
import { partyNamed } from "../../../test/parties.ts";
import {
  aTaxpayer,
  comeBackFromTax,
  linkTax,
  startTax,
  storedLink,
  type Taxpayer,
  taxOf,
} from "../../../test/tax.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { readTaxHandler } from "../../income/read-tax.handler.ts";
import { PartnerFailed } from "../../partners/partner-call.ts";

/** Tax records that cannot be read, and servers that stop in between. */

const tax = fakeTax();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { taxService: tax.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  tax.reset();
  // From the previous test.
  await server.runJobs();
  tax.reset();
});

/** Reads whether the record of the source is completed. */
const isCompleted = async (client: Client, uuid: string): Promise<boolean> => {
  const { progress } = (await client.graphql(ME)).data.me.latestValidation;
  return progress.some(
    (item: { relatedObjectUuid: string | null; completedDtm: string | null }) =>
      item.relatedObjectUuid === uuid && item.completedDtm !== null,
  );
};

/** An applicant whose tax record is linked, and who has gone on to the end of the section. */
const aTruster = async (): Promise<Taxpayer> => {
  const { client, uuid } = await aTaxpayer(server, {
    incomeType: "T_PENSION",
    companyName: "Teachers",
    startDate: "2019-04-01",
  });
  await saveIncome(client, { uuid, ...aSalary, paymentDate: "2026-10-30" });
  await linkTax(client, uuid);
  const told = { steps: ["success"], answers: { success: "read" } };
  await saveProgress(client, { name: "INCOME", completed: true, related: uuid, ...told });
  expect(await isCompleted(client, uuid)).toBe(true);
  tax.reset();
  return { client, uuid };
};

/** Longer than the maximum wait. */
const letTimePass = ({ uuid }: Taxpayer) =>
  server.context.pool.query(
    "update tax_link set connected_at = connected_at - interval '181 seconds' where source_id = $1",
    [uuid],
  );

const gone = { hasToken: false, hasNumber: false };

const expectReading = async ({ client, uuid }: Taxpayer) => {
  expect(await taxOf(client, uuid)).toMatchObject({
    bank: "connected",
    taxRecord: { state: "reading", employments: [] },
  });
  expect(await storedLink(server, uuid)).toMatchObject({ hasToken: true, hasNumber: true });
  expect(await isCompleted(client, uuid)).toBe(true);
};

const expectRead = async ({ client, uuid }: Taxpayer) => {
  expect(await taxOf(client, uuid)).toMatchObject({
    bank: "connected",
    link: "tax",
    taxRecord: { state: "read", employments: [{ employer: "Harbour Bakery Ltd" }] },
  });
  expect(await storedLink(server, uuid)).toMatchObject({ ...gone, failure: null, employments: 1 });
  expect(await isCompleted(client, uuid)).toBe(true);
};

const expectFailed = async ({ client, uuid }: Taxpayer, failure: string) => {
  expect(await taxOf(client, uuid)).toMatchObject({
    bank: "failed",
    link: "tax",
    taxRecord: { state: "failed", employments: [] },
  });
  expect(await storedLink(server, uuid)).toMatchObject({ ...gone, failure, employments: 0 });
  expect(await isCompleted(client, uuid)).toBe(false);
  expect(await auditedAbout(server, uuid)).toEqual([
    "applicant tax-record-connection-started done",
    "applicant tax-record-connected done",
    "job tax-record-connection-failed done",
  ]);
};

const passing: readonly (readonly [reason: string, code: string | undefined])[] = [
  ["timeout", undefined],
  ["unreachable", undefined],
  ["malformed", undefined],
  ["not-json", undefined],
  ["status-429", "MESSAGE_THROTTLED_OUT"],
  ["status-500", "INTERNAL_SERVER_ERROR"],
  ["status-503", "SERVER_ERROR"],
];

describe("INT-06 (in part) a failure that may pass", () => {
  test.each(passing)("is tried again: %s, %s", async (reason, code) => {
    const truster = await aTruster();
    for (let time = 0; time < 2; time += 1) {
      tax.fails("employments", new PartnerFailed(reason, code));
      await expect(server.runJobs()).rejects.toThrow(PartnerFailed);
      await expectReading(truster);
    }
    await server.runJobs();
    await expectRead(truster);
  });

  test("is tried again however long somebody has taken to sign in", async () => {
    const { client, uuid } = await aTaxpayer(server);
    const state = await startTax(client, uuid);
    await server.context.pool.query(
      "update provider_flow set created_at = created_at - interval '10 minutes' where object_uuid = $1",
      [uuid],
    );
    await comeBackFromTax(client, { state, code: "c" });
    tax.fails("employments", new PartnerFailed("timeout"));
    await expect(server.runJobs()).rejects.toThrow(PartnerFailed);
    await server.runJobs();
    expect(await taxOf(client, uuid)).toMatchObject({ taxRecord: { state: "read" } });
  });

  test.each(passing)("but not for longer than three minutes: %s, %s", async (reason, code) => {
    const truster = await aTruster();
    await letTimePass(truster);
    tax.fails("employments", new PartnerFailed(reason, code));
    await server.runJobs();
    await expectFailed(truster, code ?? reason);
  });
});

describe("INT-06 (in part) a failure that no retry mends", () => {
  test.each([
    ["status-403", "CLIENT_OR_AGENT_NOT_AUTHORISED"],
    ["status-400", "FORMAT_NINO"],
    ["status-401", "INVALID_CREDENTIALS"],
    ["status-403", "INVALID_SCOPE"],
    ["status-401", "UNAUTHORIZED"],
    ["status-400", "invalid_grant"],
  ])("sends the person another way at once: %s, %s", async (reason, code) => {
    const truster = await aTruster();
    tax.fails("employments", new PartnerFailed(reason, code));
    await server.runJobs();
    await expectFailed(truster, code);
  });

  test("is none that the next link inherits", async () => {
    const truster = await aTruster();
    tax.fails("employments", new PartnerFailed("status-400", "FORMAT_NINO"));
    await server.runJobs();
    await linkTax(truster.client, truster.uuid);
    await server.runJobs();
    expect(await storedLink(server, truster.uuid)).toMatchObject({ state: "read", failure: null });
  });

  test("nor of a partner that is not configured any more", async () => {
    const truster = await aTruster();
    const party = await partyNamed(server, (await incomeOf(truster.client)).uuid);
    const pull = { ...party, sourceUuid: truster.uuid };
    await readTaxHandler.run(pull, { ...server.context, taxService: undefined });
    await expectFailed(truster, "not-configured");
  });
});

describe("REL-05 (in part) a server that is killed", () => {
  const killed = new Error("killed");

  test("before the record is stored reads it again", async () => {
    const truster = await aTruster();
    tax.fails("employments", killed);
    await expect(server.runJobs()).rejects.toThrow(killed);
    await expectReading(truster);
    await server.runJobs();
    await expectRead(truster);
  });

  test("or has a fault of its own, again and again, keeps nobody waiting and neither number nor token", async () => {
    const truster = await aTruster();
    await letTimePass(truster);
    tax.fails("employments", killed);
    await expect(server.runJobs()).rejects.toThrow(killed);
    await expectFailed(truster, "fault");
    const calls = tax.calls();
    await server.runJobs();
    expect(tax.calls()).toEqual(calls);
  });
});
