import { BANK_CALLBACK_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  aConnector,
  askedForMore,
  auditedAbout,
  bankOf,
  comeBack,
  connectBank,
  leadsTo,
  linkFailureOf,
  startBank,
  stateOf,
  storedConnection,
} from "../../../test/bank.ts";
import { type Client, newClient } from "../../../test/client.ts";
import { fakeBank, tokenOf } from "../../../test/fake-bank.ts";
import { incomeOf, removeIncome } from "../../../test/income.ts";
import { addEvents, partyNamed } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { PartnerFailed } from "../../partners/partner-call.ts";

/** The way back from the bank. */

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

const failed = (reason: string, code?: string) => new PartnerFailed(reason, code);

/** The section's page about this source. */
const section = async (client: Client, uuid: string, success: boolean) => ({
  statusCode: 303,
  pathname: "/questions/income",
  related_object_uuid: uuid,
  success: String(success),
  case: (await incomeOf(client)).uuid,
});

const dashboard = { statusCode: 303, pathname: "/dashboard" };

const submitSection = async (client: Client) =>
  addEvents(server, await partyNamed(server, (await incomeOf(client)).uuid), "opened", "submitted");

/** An applicant whose browser was sent to the bank. */
const onTheWay = async () => {
  const connecting = await aConnector(server);
  return { ...connecting, state: stateOf(await startBank(connecting.client, connecting.uuid)) };
};

const nothing = { connected: false, bank: null, bankConnection: null };

const changeFlow = (uuid: string, change: string) =>
  server.context.pool.query(`update provider_flow set ${change} where object_uuid = $1`, [uuid]);

describe("INC-129 (in part) success or error is carried in the query", () => {
  test("when everything was allowed; the data is read afterwards", async () => {
    const { client, uuid, state } = await onTheWay();
    const response = await comeBack(client, { state, code: "c1", scope: "info accounts transactions" });
    expect(leadsTo(response)).toEqual(await section(client, uuid, true));
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(response.body).toBe("");
    expect(bank.calls()).toEqual(["exchange", "accounts"]);
    expect(await bankOf(client, uuid)).toEqual({
      connected: true,
      bank: "connected",
      bankConnection: { state: "reading", incomes: [] },
    });
  });

  test("with the request for missing information, if that is what it is about", async () => {
    const { client, uuid, remedial } = await askedForMore(server, { start: "openBanking" });
    const response = await connectBank(client, uuid, { remedial_uuid: remedial });
    expect(leadsTo(response)).toEqual({ ...(await section(client, uuid, true)), remedial_uuid: remedial });
    expect((await bankOf(client, uuid)).bank).toBe("connected");
  });

  test.each<[string, Record<string, string>]>([
    ["somebody says no", { error: "access_denied" }],
    ["an error comes with a description", { error: "x", error_description: "<b>no</b>", error_reason: "y" }],
    ["nothing comes along", {}],
    ["an error comes with a code", { error: "access_denied", code: "c1" }],
  ])("when %s, and the bank is asked nothing", async (_what, query) => {
    const { client, uuid, state } = await onTheWay();
    const response = await comeBack(client, { state, ...query });
    expect(leadsTo(response)).toEqual(await section(client, uuid, false));
    expect(await bankOf(client, uuid)).toEqual({ ...nothing, bank: "failed" });
    expect(bank.calls()).toEqual([]);
  });

  test("when the code is not taken", async () => {
    const { client, uuid, state } = await onTheWay();
    bank.fails("exchange", failed("status-400", "invalid_grant"));
    expect(leadsTo(await comeBack(client, { state, code: "c1" }))).toEqual(
      await section(client, uuid, false),
    );
    expect(await bankOf(client, uuid)).toEqual({ ...nothing, bank: "failed" });
    expect(bank.calls()).toEqual(["exchange"]);
  });

  test("when no account is shared: the connection ends", async () => {
    const { client, uuid, state } = await onTheWay();
    bank.has({});
    expect(leadsTo(await comeBack(client, { state, code: "c2" }))).toEqual(
      await section(client, uuid, false),
    );
    expect(await bankOf(client, uuid)).toEqual({ ...nothing, bank: "failed" });
    expect(bank.ended()).toEqual([tokenOf("c2")]);
  });

  test("when the accounts cannot be had, even if the connection cannot be ended either", async () => {
    const { client, uuid, state } = await onTheWay();
    bank.fails("accounts", failed("timeout"));
    bank.fails("end", failed("status-500"));
    expect(leadsTo(await comeBack(client, { state, code: "c1" }))).toEqual(
      await section(client, uuid, false),
    );
    expect(await bankOf(client, uuid)).toEqual({ ...nothing, bank: "failed" });
  });

  test("with the cause, as far as it is known, which a later connection clears", async () => {
    const { client, uuid, state } = await onTheWay();
    await comeBack(client, { state, error: "access_denied" });
    expect(await linkFailureOf(client, uuid)).toBe("refused");
    const again = async (query: Record<string, string>) => {
      await comeBack(client, { state: stateOf(await startBank(client, uuid)), ...query });
      return linkFailureOf(client, uuid);
    };
    bank.fails("exchange", failed("status-500"));
    expect(await again({ code: "c1" })).toBe("unavailable");
    bank.fails("accounts", failed("timeout"));
    expect(await again({ code: "c2" })).toBe("unavailable");
    bank.fails("exchange", failed("status-400", "invalid_grant"));
    expect(await again({ code: "c3" })).toBe("other");
    expect(await again({ error: "temporarily_unavailable" })).toBe("unavailable");
    expect(await again({ code: "c4" })).toBeNull();
  });

  test("once more after a failure; a later no takes nothing away", async () => {
    const { client, uuid, state } = await onTheWay();
    await comeBack(client, { state, error: "access_denied" });
    await connectBank(client, uuid);
    expect(await bankOf(client, uuid)).toMatchObject({ connected: true, bank: "connected" });
    const again = await startBank(client, uuid);
    const refused = await comeBack(client, { state: stateOf(again), error: "access_denied" });
    expect(leadsTo(refused)).toMatchObject({ success: "true" });
    expect(await bankOf(client, uuid)).toMatchObject({ connected: true, bank: "connected" });
    expect(await storedConnection(server, uuid)).toMatchObject({ state: "reading" });
  });

  test("of two tabs both come back", async () => {
    const { client, uuid, state } = await onTheWay();
    const other = stateOf(await startBank(client, uuid));
    for (const one of [other, state]) {
      expect(leadsTo(await comeBack(client, { state: one, code: "c" }))).toMatchObject({ success: "true" });
    }
  });
});

describe("INT-01 (in part) what comes back without a state of this browser that is fresh stores nothing", () => {
  /** No call and no write, and a genuine return still works. */
  const expectUntouched = async ({ client, uuid, state }: Awaited<ReturnType<typeof onTheWay>>) => {
    expect(bank.calls()).toEqual([]);
    expect(await bankOf(client, uuid)).toEqual(nothing);
    expect(leadsTo(await comeBack(client, { state, code: "c" }))).toMatchObject({ success: "true" });
  };

  test.each(["", "x", "A".repeat(43), "A".repeat(5_000), "' or true --", "\u0000"])(
    "with the state “%.50s”",
    async (state) => {
      const way = await onTheWay();
      expect(leadsTo(await comeBack(way.client, { state, code: "c" }))).toEqual(dashboard);
      await expectUntouched(way);
    },
  );

  test("without a state, and with two", async () => {
    const way = await onTheWay();
    expect(leadsTo(await comeBack(way.client, { code: "c" }))).toEqual(dashboard);
    const twice = `state=${way.state}&state=${way.state}&code=c`;
    expect(leadsTo(await way.client.get(`${BANK_CALLBACK_PATH}?${twice}`))).toEqual(dashboard);
    await expectUntouched(way);
  });

  test("without the cookie", async () => {
    const way = await onTheWay();
    const response = await comeBack(newClient(server), { state: way.state, code: "c" });
    expect(leadsTo(response)).toEqual(dashboard);
    await expectUntouched(way);
  });

  test("in another person's browser, who is on the way as well", async () => {
    const [way, other] = [await onTheWay(), await onTheWay()];
    expect(leadsTo(await comeBack(other.client, { state: way.state, code: "c" }))).toEqual(dashboard);
    expect(await bankOf(other.client, other.uuid)).toEqual(nothing);
    await expectUntouched(way);
  });

  test("from another partner", async () => {
    const way = await onTheWay();
    await changeFlow(way.uuid, "provider = 'konfir'");
    expect(leadsTo(await comeBack(way.client, { state: way.state, code: "c" }))).toEqual(dashboard);
    await changeFlow(way.uuid, "provider = 'truelayer'");
    await expectUntouched(way);
  });

  test("by a request for its headers", async () => {
    const way = await onTheWay();
    const { statusCode } = await server.app.inject({
      method: "HEAD",
      url: `${BANK_CALLBACK_PATH}?state=${way.state}&code=c`,
      cookies: Object.fromEntries(way.client.cookies),
    });
    expect(statusCode).toBe(404);
    await expectUntouched(way);
  });

  test("half an hour later", async () => {
    const { client, uuid, state } = await onTheWay();
    await changeFlow(uuid, "expires_at = expires_at - interval '30 minutes'");
    expect(leadsTo(await comeBack(client, { state, code: "c" }))).toEqual(await section(client, uuid, false));
    expect(await bankOf(client, uuid)).toEqual(nothing);
    expect(bank.calls()).toEqual([]);
  });

  test.each([
    ["success", { code: "c1" }, true],
    ["a no", { error: "access_denied" }, false],
  ])("a second time: it leads where the first led, to %s", async (_what, first, success) => {
    const { client, uuid, state } = await onTheWay();
    await comeBack(client, { state, ...first });
    const [calls, before] = [bank.calls(), await storedConnection(server, uuid)];
    for (const query of [first, { code: "c2" }, { error: "x" }]) {
      expect(leadsTo(await comeBack(client, { state, ...query }))).toEqual(
        await section(client, uuid, success),
      );
    }
    expect([bank.calls(), await storedConnection(server, uuid)]).toEqual([calls, before]);
  });

  test("ten times at once: the bank is asked once, and all of them are told what it led to", async () => {
    const { client, uuid, state } = await onTheWay();
    const copies = Array.from({ length: 10 }, () => comeBack(client, { state, code: "c" }));
    const told = (await Promise.all(copies)).map(leadsTo);
    expect(told).toEqual(Array(10).fill(await section(client, uuid, true)));
    expect(bank.calls()).toEqual(["exchange", "accounts"]);
    expect((await bankOf(client, uuid)).bank).toBe("connected");
    expect(await auditedAbout(server, uuid)).toEqual([
      "applicant bank-connection-started done",
      "applicant bank-connected done",
    ]);
  });

  test("after the session has ended", async () => {
    const { client, uuid, state } = await onTheWay();
    await client.get("/auth/token/logout");
    const response = await comeBack(client, { state, code: "c" });
    expect(leadsTo(response)).toMatchObject({ pathname: "/questions/income", success: "false" });
    expect(bank.calls()).toEqual([]);
    expect(await storedConnection(server, uuid)).toBeUndefined();
    // The page asks for a sign-in, which leads back to it.
    const address = String(response.headers.location);
    const { headers } = await server.app.inject({ url: address });
    const signIn = new URL(String(headers.location), "http://localhost");
    expect([signIn.pathname, signIn.searchParams.get("return")]).toEqual(["/otl", address]);
  });
});

describe("INT-06 (in part) what has changed meanwhile", () => {
  test("a section that was submitted is left alone", async () => {
    const { client, uuid, state } = await onTheWay();
    await submitSection(client);
    const response = await comeBack(client, { state, code: "c3" });
    expect(leadsTo(response)).toEqual(await section(client, uuid, false));
    expect(await bankOf(client, uuid)).toEqual(nothing);
    expect(bank.ended()).toEqual([tokenOf("c3")]);
  });

  test("also one that is submitted while the bank is asked", async () => {
    const { client, uuid, state } = await onTheWay();
    bank.meanwhile("accounts", () => submitSection(client));
    await comeBack(client, { state, code: "c4" });
    expect(await bankOf(client, uuid)).toEqual(nothing);
    expect(bank.ended()).toEqual([tokenOf("c4")]);
  });

  test("a source that was removed has no way back", async () => {
    const { client, uuid, state } = await onTheWay();
    await removeIncome(client, uuid);
    expect(leadsTo(await comeBack(client, { state, code: "c" }))).toEqual(dashboard);
    expect(bank.calls()).toEqual([]);
  });

  test("nor does one that is removed while the bank is asked get a connection", async () => {
    const { client, uuid, state } = await onTheWay();
    bank.meanwhile("exchange", async () => void (await removeIncome(client, uuid)));
    expect(leadsTo(await comeBack(client, { state, code: "c5" }))).toMatchObject({ success: "false" });
    expect(await storedConnection(server, uuid)).toBeUndefined();
    expect(bank.ended()).toEqual([tokenOf("c5")]);
  });
});

test.each(["redirect", "redirect_uri", "return", "next", "case", "related_object_uuid"])(
  "INT-02 (in part) on the way back %s leads nowhere else",
  async (name) => {
    const { client, uuid, state } = await onTheWay();
    for (const payload of ["//evil.example", "https://evil.example/", "javascript:alert(1)", "\\\\evil"]) {
      const { location } = (await comeBack(client, { state, code: "c", [name]: payload })).headers;
      expect(location).toMatch(/^\/questions\/income\?/);
      expect(location).not.toMatch(/evil|alert/);
      expect(location).toContain(uuid);
    }
  },
);
