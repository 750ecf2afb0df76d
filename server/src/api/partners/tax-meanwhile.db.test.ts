import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectBank, leadsTo } from "../../../test/bank.ts";
import type { Client } from "../../../test/client.ts";
import { fakeBank } from "../../../test/fake-bank.ts";
import { fakeTax } from "../../../test/fake-tax.ts";
import { aJob, incomeOf, removeIncome, saveIncome } from "../../../test/income.ts";
import { addEvents, partyNamed } from "../../../test/parties.ts";
import { DASHBOARD, sectionAgain } from "../../../test/partner-ways.ts";
import {
  aTaxpayer,
  comeBackFromTax,
  linkTax,
  NINO,
  NOTHING_LINKED,
  numbersKept,
  onTheWay,
  READING_TAX,
  startTax,
  storedLink,
  taxOf,
} from "../../../test/tax.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { PartnerFailed } from "../../partners/partner-call.ts";

/** Concurrent changes while an applicant is at the tax authority. */

const [tax, bank] = [fakeTax(), fakeBank()];
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { taxService: tax.service, bankService: bank.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  tax.reset();
  bank.reset();
  // From the previous test.
  await server.runJobs();
  tax.reset();
  bank.reset();
});

/** The section's page about this source. */
const section = (client: Client, uuid: string, success: boolean) =>
  sectionAgain(client, uuid, { success: String(success) });

const submitSection = async (client: Client) =>
  addEvents(server, await partyNamed(server, (await incomeOf(client)).uuid), "opened", "submitted");

describe("several ways of one source", () => {
  test("each have their own number, in the order in which they come back", async () => {
    const { client, uuid, state } = await onTheWay(server);
    const other = await startTax(client, uuid, { nino: "AB654321B" });
    await comeBackFromTax(client, { state, code: "first" });
    await server.runJobs();
    expect(new Set(tax.asked().map(({ nino }) => nino))).toEqual(new Set([NINO]));
    tax.reset();
    await comeBackFromTax(client, { state: other, code: "second" });
    await server.runJobs();
    expect(new Set(tax.asked().map(({ nino }) => nino))).toEqual(new Set(["AB654321B"]));
  });

  test("a start that nobody comes back from leaves the record that is being read as it is", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await linkTax(client, uuid);
    await startTax(client, uuid);
    expect(await taxOf(client, uuid)).toEqual(READING_TAX);
    await server.runJobs();
    await startTax(client, uuid);
    expect(await taxOf(client, uuid)).toMatchObject({
      bank: "connected",
      link: "tax",
      taxRecord: { state: "read", employments: [{ employer: "Harbour Bakery Ltd" }] },
    });
  });

  test("a later no takes nothing away that was read", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await linkTax(client, uuid);
    await server.runJobs();
    const before = await taxOf(client, uuid);
    const state = await startTax(client, uuid);
    const refused = await comeBackFromTax(client, { state, error: "access_denied" });
    expect(leadsTo(refused)).toMatchObject({ success: "true" });
    expect([await taxOf(client, uuid), await numbersKept(server, uuid)]).toEqual([before, 0]);
  });
});

describe("beside a bank", () => {
  test("a bank that is connected stays connected, whatever becomes of the tax link", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await connectBank(client, uuid);
    await server.runJobs();
    const proven = { connected: true, bank: "connected", link: "bank", bankConnection: { state: "read" } };
    const refused = await comeBackFromTax(client, { state: await startTax(client, uuid), error: "no" });
    expect(leadsTo(refused)).toMatchObject({ success: "true" });
    expect(await taxOf(client, uuid)).toEqual({ ...proven, taxRecord: null });
    await linkTax(client, uuid);
    expect(await taxOf(client, uuid)).toMatchObject({ ...proven, taxRecord: { state: "reading" } });
    tax.fails("employments", new PartnerFailed("status-403", "CLIENT_OR_AGENT_NOT_AUTHORISED"));
    await server.runJobs();
    expect(await taxOf(client, uuid)).toMatchObject(proven);
  });

  test("a tax record that was read still proves the source when the bank that came first cannot be read", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await connectBank(client, uuid);
    await linkTax(client, uuid);
    bank.fails("transactions", new PartnerFailed("status-403", "access_denied"));
    await server.runJobs();
    expect(await taxOf(client, uuid)).toMatchObject({
      ...{ connected: false, bank: "connected", link: "tax" },
      ...{ bankConnection: { state: "failed" }, taxRecord: { state: "read" } },
    });
  });

  test("FRM-143 (in part) connectedOpenBanking is of banks: a tax record leaves it untouched", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await linkTax(client, uuid);
    await server.runJobs();
    expect(await taxOf(client, uuid)).toMatchObject({ connected: false, bank: "connected", link: "tax" });
  });

  test("a bank that is connected later takes the place of the tax record", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await linkTax(client, uuid);
    await connectBank(client, uuid);
    await server.runJobs();
    expect(await taxOf(client, uuid)).toMatchObject({ connected: true, link: "bank", taxRecord: null });
    expect([tax.calls(), await numbersKept(server, uuid)]).toEqual([["exchange"], 0]);
  });
});

describe("INT-06 (in part) what has changed meanwhile", () => {
  test("a section that was submitted is left alone, also while the code is exchanged", async () => {
    for (const isLate of [false, true]) {
      const { client, uuid, state } = await onTheWay(server);
      if (isLate) tax.meanwhile("exchange", () => submitSection(client));
      else await submitSection(client);
      expect(leadsTo(await comeBackFromTax(client, { state, code: "c" }))).toEqual(
        await section(client, uuid, false),
      );
      expect([await taxOf(client, uuid), await numbersKept(server, uuid)]).toEqual([NOTHING_LINKED, 0]);
    }
  });

  test("a source that was removed has no way back", async () => {
    const { client, uuid, state } = await onTheWay(server);
    await removeIncome(client, uuid);
    expect(leadsTo(await comeBackFromTax(client, { state, code: "c" }))).toEqual(DASHBOARD);
    expect([tax.calls(), await numbersKept(server, uuid)]).toEqual([[], 0]);
  });

  test("a source that is of another type now, which the tax authority does not know of, is not proven", async () => {
    const { client, uuid, state } = await onTheWay(server);
    await saveIncome(client, { uuid, incomeType: "T_SAVINGS" });
    expect(leadsTo(await comeBackFromTax(client, { state, code: "c" }))).toMatchObject({ success: "false" });
    expect([await taxOf(client, uuid), await numbersKept(server, uuid)]).toEqual([NOTHING_LINKED, 0]);
  });

  test("another type forgets the record, and what is under way to read it", async () => {
    for (const isRead of [true, false]) {
      const { client, uuid } = await onTheWay(server);
      await linkTax(client, uuid);
      if (isRead) await server.runJobs();
      await saveIncome(client, { uuid, incomeType: "T_PENSION" });
      expect(await taxOf(client, uuid)).toEqual(NOTHING_LINKED);
      const calls = tax.calls();
      await server.runJobs();
      expect([tax.calls(), await storedLink(server, uuid)]).toEqual([calls, undefined]);
      tax.reset();
    }
  });

  test("the same type again forgets nothing", async () => {
    const { client, uuid } = await aTaxpayer(server);
    await linkTax(client, uuid);
    await server.runJobs();
    await saveIncome(client, { uuid, ...aJob });
    expect(await taxOf(client, uuid)).toMatchObject({ bank: "connected", taxRecord: { state: "read" } });
  });
});
