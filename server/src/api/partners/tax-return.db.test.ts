import { TAX_CALLBACK_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditedAbout, leadsTo, linkFailureOf } from "../../../test/bank.ts";
import { type Client, newClient } from "../../../test/client.ts";
import { fakeBank } from "../../../test/fake-bank.ts";
import { fakeTax } from "../../../test/fake-tax.ts";
import { changeWays, DASHBOARD, sectionAgain } from "../../../test/partner-ways.ts";
import {
  aTaxpayerAskedForMore,
  comeBackFromTax,
  linkTax,
  NOTHING_LINKED,
  numbersKept,
  onTheWay,
  READING_TAX,
  storedLink,
  taxOf,
  type Way,
} from "../../../test/tax.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { PartnerFailed } from "../../partners/partner-call.ts";

/** The way back from the tax authority. */

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

const failed = { ...NOTHING_LINKED, bank: "failed", link: "tax" };

describe("success or error is carried in the query", () => {
  test.each([
    ["refused", "access_denied"],
    ["unavailable", "temporarily_unavailable"],
    ["other", "invalid_scope"],
  ])("with the cause: %s", async (failure, error) => {
    const { client, uuid, state } = await onTheWay(server);
    await comeBackFromTax(client, { state, error });
    expect(await linkFailureOf(client, uuid)).toBe(failure);
  });

  test("when everything was allowed; the record is read afterwards", async () => {
    const { client, uuid, state } = await onTheWay(server);
    const response = await comeBackFromTax(client, { state, code: "c1" });
    expect(leadsTo(response)).toEqual(await section(client, uuid, true));
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect([response.body, tax.calls()]).toEqual(["", ["exchange"]]);
    expect(await taxOf(client, uuid)).toEqual(READING_TAX);
  });

  test("with the request for missing information, if that is what it is about", async () => {
    const { client, uuid, remedial } = await aTaxpayerAskedForMore(server, { start: "openBanking" });
    const response = await linkTax(client, uuid, { remedial_uuid: remedial });
    expect(leadsTo(response)).toEqual({ ...(await section(client, uuid, true)), remedial_uuid: remedial });
    expect(await taxOf(client, uuid)).toEqual(READING_TAX);
  });

  test.each<[string, Record<string, string>]>([
    ["somebody says no", { error: "access_denied", error_code: "USER_DENIED_AUTHORIZATION" }],
    ["nothing comes along", {}],
    ["an error comes with a code", { error: "access_denied", code: "c1" }],
  ])("when %s: nothing is asked, and the number is gone", async (_what, query) => {
    const { client, uuid, state } = await onTheWay(server);
    expect(leadsTo(await comeBackFromTax(client, { state, ...query }))).toEqual(
      await section(client, uuid, false),
    );
    expect(await taxOf(client, uuid)).toEqual(failed);
    expect([tax.calls(), await numbersKept(server, uuid)]).toEqual([[], 0]);
    expect(await auditedAbout(server, uuid)).toEqual([
      "applicant tax-record-connection-started done",
      "applicant tax-record-connection-failed done",
    ]);
  });

  test.each([
    ["status-400", "invalid_grant"],
    ["timeout", undefined],
    ["malformed", undefined],
  ])("when the code is not taken: %s", async (reason, code) => {
    const { client, uuid, state } = await onTheWay(server);
    tax.fails("exchange", new PartnerFailed(reason, code));
    expect(leadsTo(await comeBackFromTax(client, { state, code: "c1" }))).toEqual(
      await section(client, uuid, false),
    );
    expect([await taxOf(client, uuid), await numbersKept(server, uuid)]).toEqual([failed, 0]);
  });

  test("once more after a failure", async () => {
    const { client, uuid, state } = await onTheWay(server);
    await comeBackFromTax(client, { state, error: "access_denied" });
    expect(leadsTo(await linkTax(client, uuid))).toMatchObject({ success: "true" });
    expect(await taxOf(client, uuid)).toEqual(READING_TAX);
  });
});

describe("INT-01 (in part) what comes back without a state of this browser that is fresh stores nothing", () => {
  /** No call and no write, and a genuine return still works. */
  const expectUntouched = async ({ client, uuid, state }: Way) => {
    expect([tax.calls(), await taxOf(client, uuid)]).toEqual([[], NOTHING_LINKED]);
    expect(leadsTo(await comeBackFromTax(client, { state, code: "c" }))).toMatchObject({ success: "true" });
  };

  test("with another state, without one, and with two", async () => {
    const way = await onTheWay(server);
    for (const state of ["", "x", "A".repeat(43), "A".repeat(5_000), "\u0000"]) {
      expect(leadsTo(await comeBackFromTax(way.client, { state, code: "c" }))).toEqual(DASHBOARD);
    }
    for (const query of ["code=c", `state=${way.state}&state=${way.state}&code=c`]) {
      expect(leadsTo(await way.client.get(`${TAX_CALLBACK_PATH}?${query}`))).toEqual(DASHBOARD);
    }
    await expectUntouched(way);
  });

  test("in another browser, and in that of another person who is on the way as well", async () => {
    const [way, other] = [await onTheWay(server), await onTheWay(server)];
    for (const client of [newClient(server), other.client]) {
      expect(leadsTo(await comeBackFromTax(client, { state: way.state, code: "c" }))).toEqual(DASHBOARD);
    }
    expect(await taxOf(other.client, other.uuid)).toEqual(NOTHING_LINKED);
    await expectUntouched(way);
  });

  test("from another partner, and at the callback of another", async () => {
    const way = await onTheWay(server);
    for (const path of ["/truelayer/callback", "/konfir/return"]) {
      expect(leadsTo(await way.client.get(`${path}?state=${way.state}&code=c`))).toEqual(DASHBOARD);
    }
    await changeWays(server, way.uuid, "provider = 'truelayer'");
    expect(leadsTo(await comeBackFromTax(way.client, { state: way.state, code: "c" }))).toEqual(DASHBOARD);
    await changeWays(server, way.uuid, "provider = 'hmrc'");
    await expectUntouched(way);
  });

  test("half an hour later", async () => {
    const { client, uuid, state } = await onTheWay(server);
    await changeWays(server, uuid, "expires_at = expires_at - interval '30 minutes'");
    expect(leadsTo(await comeBackFromTax(client, { state, code: "c" }))).toEqual(
      await section(client, uuid, false),
    );
    expect([await taxOf(client, uuid), tax.calls()]).toEqual([NOTHING_LINKED, []]);
  });

  test.each([
    ["success", { code: "c1" }, true],
    ["a no", { error: "access_denied" }, false],
  ])("a second time: a reload leads where the first led, to %s", async (_what, first, success) => {
    const { client, uuid, state } = await onTheWay(server);
    await comeBackFromTax(client, { state, ...first });
    const [calls, before] = [tax.calls(), await storedLink(server, uuid)];
    for (const query of [first, { code: "c2" }, { error: "x" }]) {
      expect(leadsTo(await comeBackFromTax(client, { state, ...query }))).toEqual(
        await section(client, uuid, success),
      );
    }
    expect([tax.calls(), await storedLink(server, uuid)]).toEqual([calls, before]);
  });

  test("ten times at once: the code is exchanged once, and all of them are told what it led to", async () => {
    const { client, uuid, state } = await onTheWay(server);
    const copies = Array.from({ length: 10 }, () => comeBackFromTax(client, { state, code: "c" }));
    const told = (await Promise.all(copies)).map(leadsTo);
    expect(told).toEqual(Array(10).fill(await section(client, uuid, true)));
    expect(tax.calls()).toEqual(["exchange"]);
    expect(await auditedAbout(server, uuid)).toEqual([
      "applicant tax-record-connection-started done",
      "applicant tax-record-connected done",
    ]);
  });

  test("after the session has ended", async () => {
    const { client, uuid, state } = await onTheWay(server);
    await client.get("/auth/token/logout");
    expect(leadsTo(await comeBackFromTax(client, { state, code: "c" }))).toMatchObject({
      pathname: "/questions/income",
      success: "false",
    });
    expect([tax.calls(), await storedLink(server, uuid)]).toEqual([[], undefined]);
  });
});

test.each(["redirect", "redirect_uri", "return", "next", "case", "related_object_uuid"])(
  "INT-02 (in part) on the way back %s leads nowhere else",
  async (name) => {
    const { client, uuid, state } = await onTheWay(server);
    for (const payload of ["//evil.example", "https://evil.example/", "javascript:alert(1)", "\\\\evil"]) {
      const { location } = (await comeBackFromTax(client, { state, code: "c", [name]: payload })).headers;
      expect(location).toMatch(/^\/questions\/income\?/);
      expect(location).not.toMatch(/evil|alert/);
      expect(location).toContain(uuid);
    }
  },
);
