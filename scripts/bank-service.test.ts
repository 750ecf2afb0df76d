import { recogniseIncome } from "@latchkey/domain/recognition/recognise.ts";
import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FAKE_CLIENT } from "../sandbox/src/bank/auth-request.ts";
import { dataErrors } from "../sandbox/src/bank/data-errors.ts";
import { CALLBACK, startVisits, type Visits } from "../sandbox/src/bank/testing/visit.ts";
import type { BankAccount, BankService } from "../server/src/partners/bank-service.ts";
import { type TruelayerOptions, truelayer } from "../server/src/partners/truelayer.ts";

/**
 * What our adapter needs of a partner for bank connections. The service's own sandbox wants a person in a browser, so
 * this runs against the fake, over HTTP.
 */

const TODAY = "2026-11-20";
const ALL_BANKS = "uk-ob-all uk-oauth-all uk-cs-mock de-xs2a-all es-xs2a-all";

let visits: Visits;
beforeAll(async () => {
  visits = await startVisits();
});
afterAll(() => visits.close());
beforeEach(() => {
  visits.control.reset();
  visits.control.setNow(new Date(`${TODAY}T12:00:00Z`));
});

const options = (): TruelayerOptions => ({
  authUrl: visits.authUrl,
  apiUrl: visits.authUrl.replace("/truelayer-auth/", "/truelayer-api/"),
  clientId: FAKE_CLIENT.clientId,
  clientSecret: FAKE_CLIENT.clientSecret,
  providers: ALL_BANKS,
  redirectUri: CALLBACK,
});

const bank = (more: Partial<TruelayerOptions> = {}): BankService => truelayer({ ...options(), ...more });

const period = { from: addMonths(TODAY, -3), to: TODAY };
const halfYear = { from: addMonths(TODAY, -6), to: TODAY };

type User = readonly [name: string, password: string];
const JOHN: User = ["john1", "doe1"];

let states = 0;

/** What a person does who allows everything. @returns where the browser is sent */
const allow = async ([user_name, password]: User, bankId = "ob-northmoor"): Promise<URL> => {
  states += 1;
  const dialog = bank().dialogUrl({ state: `state-${states}`, nonce: "nonce" });
  const picked = visits.goesTo(await visits.get(dialog));
  const consent = visits.goesTo(await visits.post(`${picked}/banks/${bankId}`, { user_name, password }));
  return visits.allow(consent);
};

const codeFor = async (user: User, bankId?: string): Promise<string> =>
  (await allow(user, bankId)).searchParams.get("code") ?? "";

const tokenFor = async (user: User = JOHN, bankId?: string): Promise<string> =>
  bank().exchange(await codeFor(user, bankId));

/** Every line of every account, as the job reads them. */
const linesOf = async (token: string, asked = period) => {
  const accounts = await bank().accounts(token);
  const lists = await Promise.all(accounts.map((account) => bank().transactions(token, account, asked)));
  return lists.flat();
};

const incomesOf = async (token: string) =>
  recogniseIncome({ transactions: await linesOf(token), holders: await bank().holders(token), ...period })
    .incomes;

describe("INT-09 (in part) the contract with a partner for bank connections, kept by the fake", () => {
  test("the way there and back: the state comes along, and the code is worth a token once", async () => {
    const callback = await allow(JOHN);
    expect(`${callback.origin}${callback.pathname}`).toBe(CALLBACK);
    expect(callback.searchParams.get("state")).toBe(`state-${states}`);
    const code = callback.searchParams.get("code") ?? "";
    expect(await bank().exchange(code)).not.toBe("");
    await expect(bank().exchange(code)).rejects.toMatchObject({
      reason: "status-400",
      code: "invalid_grant",
    });
  });

  test("asks for one look: nothing that lasts", async () => {
    const dialog = new URL(bank().dialogUrl({ state: "s", nonce: "n" }));
    expect(dialog.searchParams.get("scope")).toBe("info accounts transactions");
    expect(visits.goesTo(await visits.get(dialog.href))).toMatch(/^\/truelayer-auth\/dialogs\//);
  });

  test.each<[string, User]>([
    ["john", ["john", "doe"]],
    ["john1", JOHN],
    ["john2", ["john2", "doe2"]],
    ["john11", ["john11", "doe11"]],
    ["john13", ["john13", "doe13"]],
    ["john17", ["john17", "doe17"]],
    ["john18", ["john18", "doe18"]],
    ["john, with IBANs alone", ["john", "iban"]],
  ])("%s is read from the accounts to the lines", async (_name, user) => {
    const token = await tokenFor(user);
    const accounts = await bank().accounts(token);
    expect(accounts.length).toBeGreaterThan(0);
    for (const { bank: name, lastDigits } of accounts) {
      expect([name, lastDigits]).toEqual(["Northmoor Bank", expect.stringMatching(/^\d{4}$/)]);
    }
    expect(await bank().holders(token)).toEqual([expect.stringMatching(/\S/)]);
    const lines = await linesOf(token);
    expect(lines.length).toBeGreaterThan(10);
    for (const { id, account, date, minor, currency, description } of lines) {
      expect([id, description]).not.toContain("");
      expect(accounts.map((known) => known.id)).toContain(account);
      expect(date >= period.from && date <= period.to).toBe(true);
      expect(Number.isSafeInteger(minor) && minor !== 0).toBe(true);
      expect(["GBP", "EUR"]).toContain(currency);
    }
  });

  test("nobody's money that comes in regularly is missed: salary, pay of weeks, pension", async () => {
    expect(await incomesOf(await tokenFor(JOHN))).toMatchObject([{ kind: "work", rhythm: "monthly" }]);
    const weekly = await incomesOf(await tokenFor(["john2", "doe2"]));
    expect(weekly).toMatchObject([{ kind: "work", rhythm: "weekly" }]);
    const kinds = (await incomesOf(await tokenFor(["john6", "doe6"]))).map(({ kind }) => kind);
    expect(kinds).toContain("pension");
  });

  test("ids are the same in every call, and equal payments of one day are told apart", async () => {
    const token = await tokenFor(["john16", "doe16"]);
    const [once, again] = [await linesOf(token), await linesOf(token)];
    expect(again).toEqual(once);
    expect(new Set(once.map(({ id }) => id)).size).toBe(once.length);
    const other = await tokenFor(["john16", "doe16"]);
    expect((await linesOf(other)).map(({ id }) => id)).toEqual(once.map(({ id }) => id));
  });

  test("a day that is dated by midnight in London is that day, in summer as in winter", async () => {
    const dated = await linesOf(await tokenFor(["john12", "doe12"]), halfYear);
    const paid = dated.filter(({ description }) => description.includes("CLOCKHOUSE"));
    const days = paid.map(({ date }) => date.slice(5)).toSorted();
    expect(days).toEqual(["05-29", "06-30", "07-31", "08-31", "09-30", "10-30"]);
  });

  test("half a year of a busy account fits", async () => {
    const lines = await linesOf(await tokenFor(["john15", "doe15"]), halfYear);
    expect(lines.length).toBeGreaterThan(4_000);
  });

  test("somebody without an account has none, and nothing else goes wrong", async () => {
    expect(await bank().accounts(await tokenFor(["john14", "doe14"]))).toEqual([]);
  });

  test.each([
    ["de-xs2a-muehlbach", ["katrin", "practice"]],
    ["es-xs2a-ejemplo", ["lucia", "practice"]],
  ] as const)("a bank abroad, %s, has accounts in euros", async (bankId, user) => {
    const token = await tokenFor(user, bankId);
    const lines = await linesOf(token);
    expect(new Set(lines.map(({ currency }) => currency))).toEqual(new Set(["EUR"]));
    expect((await incomesOf(token))[0]).toMatchObject({ kind: "work", rhythm: "monthly", currency: "EUR" });
  });

  test("a connection that was ended gives nothing any more", async () => {
    const token = await tokenFor();
    await bank().end(token);
    const refused = { reason: "status-401", code: "invalid_token" };
    await expect(bank().accounts(token)).rejects.toMatchObject(refused);
    await expect(bank().end(token)).rejects.toMatchObject(refused);
  });

  test("an hour later a token gives nothing either", async () => {
    const token = await tokenFor();
    visits.control.setNow(new Date(`${TODAY}T13:00:01Z`));
    await expect(bank().holders(token)).rejects.toMatchObject({ code: "invalid_token" });
  });

  test("a code is refused after its time, for another address, and with another secret", async () => {
    const refused = { reason: "status-400", code: "invalid_grant" };
    const code = await codeFor(JOHN);
    visits.control.setNow(new Date(`${TODAY}T12:11:00Z`));
    await expect(bank().exchange(code)).rejects.toMatchObject(refused);
    const elsewhere = bank({ redirectUri: "http://localhost:8080/elsewhere" });
    await expect(elsewhere.exchange(await codeFor(JOHN))).rejects.toMatchObject(refused);
    const stranger = bank({ clientSecret: "another" });
    await expect(stranger.exchange(await codeFor(JOHN))).rejects.toMatchObject({ code: "invalid_client" });
  });

  test("whoever says no comes back without a code", async () => {
    const dialog = bank().dialogUrl({ state: "no", nonce: "n" });
    const picked = visits.goesTo(await visits.get(dialog));
    const callback = new URL(visits.goesTo(await visits.post(`${picked}/leave`, {})));
    expect(Object.fromEntries(callback.searchParams)).toEqual({ error: "access_denied", state: "no" });
  });

  test.each(Object.entries(dataErrors))("the failure %s arrives with its code", async (code, status) => {
    const token = await tokenFor([`error.${code}`, "error"]);
    const failure = { name: "PartnerFailed", reason: `status-${status}`, code };
    await expect(bank().accounts(token)).rejects.toMatchObject(failure);
    await expect(bank().holders(token)).rejects.toMatchObject(failure);
    await expect(bank().transactions(token, { id: "0".repeat(32) }, period)).rejects.toMatchObject(failure);
  });

  test("an account of somebody else is not found", async () => {
    const [account] = await bank().accounts(await tokenFor(["john2", "doe2"]));
    const token = await tokenFor();
    await expect(bank().transactions(token, account ?? { id: "" }, period)).rejects.toMatchObject({
      reason: "status-404",
      code: "account_not_found",
    });
  });
});

/** A call of each kind, with what it needs. */
const calls = {
  exchange: (from: BankService, { code }: Ready) => from.exchange(code),
  accounts: (from: BankService, { token }: Ready) => from.accounts(token),
  holders: (from: BankService, { token }: Ready) => from.holders(token),
  // Of a single day: a longer period is asked for in parts when there is too much of it.
  transactions: (from: BankService, { token, account }: Ready) =>
    from.transactions(token, account, { from: TODAY, to: TODAY }),
  end: (from: BankService, { token }: Ready) => from.end(token),
} as const;

interface Ready {
  readonly code: string;
  readonly token: string;
  readonly account: BankAccount;
}

const ready = async (): Promise<Ready> => {
  const token = await tokenFor();
  const [account] = await bank().accounts(token);
  if (!account) throw new Error("John has no account.");
  return { code: await codeFor(JOHN), token, account };
};

/** What our server has asked, apart from the pages of the dialog. */
const asked = () => visits.control.requests().filter(({ provider }) => provider === "truelayer");

const kinds = Object.entries(calls).map(([name, call]) => ({ name, call }));

describe("INT-06 (in part) whatever the partner does, the outcome has a name", () => {
  const faults = [
    ["timeout", "timeout"],
    ["slow:5000", "timeout"],
    ["500", "status-500"],
    ["429", "status-429"],
    ["malformed_json", "malformed"],
    ["wrong_content_type", "not-json"],
    ["drop_connection", "unreachable"],
    ["huge", "too-long"],
  ] as const;
  const matrix = kinds.flatMap((kind) => faults.map(([scenario, reason]) => ({ ...kind, scenario, reason })));

  test.each(matrix)("$name, $scenario: $reason", async ({ call, scenario, reason }) => {
    const at = await ready();
    const before = asked().length;
    const isTimed = reason === "timeout";
    visits.control.plan("truelayer", scenario, 1);
    const failure = { name: "PartnerFailed", reason, code: undefined };
    await expect(call(bank(isTimed ? { timeoutMs: 300 } : {}), at)).rejects.toMatchObject(failure);
    expect(asked()).toHaveLength(before + 1);
  });

  test.each(kinds)("$name, nobody there: unreachable", async ({ call }) => {
    const nobody = { authUrl: "http://127.0.0.1:1/", apiUrl: "http://127.0.0.1:1/" };
    const failure = { name: "PartnerFailed", reason: "unreachable" };
    await expect(call(bank(nobody), await ready())).rejects.toMatchObject(failure);
  });

  test.each(kinds)("$name, slow but in time: as always", async ({ call }) => {
    const at = await ready();
    visits.control.plan("truelayer", "slow:50", 1);
    await expect(call(bank(), at)).resolves.not.toBeNull();
  });
});

describe("INT-04 (in part) what is secret", () => {
  test("is in no address that our server asks for or the browser sees", async () => {
    expect(bank().dialogUrl({ state: "s", nonce: "n" })).not.toContain(FAKE_CLIENT.clientSecret);
    const at = await ready();
    for (const { call } of kinds) await call(bank(), at);
    expect(asked().length).toBeGreaterThan(kinds.length);
    for (const { url } of asked()) {
      const { pathname, searchParams } = new URL(url, visits.authUrl);
      expect(pathname).not.toContain(at.token);
      const isOfLines = pathname.endsWith("/transactions");
      expect([...searchParams.keys()]).toEqual(isOfLines ? ["from", "to"] : []);
    }
  });

  test.each(kinds)("$name: is not in an error", async ({ call }) => {
    const at = await ready();
    for (const scenario of ["500", "drop_connection", "malformed_json"] as const) {
      visits.control.plan("truelayer", scenario, 1);
      const error: unknown = await call(bank(), at).catch((cause: unknown) => cause);
      const { message, stack, cause } = error as Error;
      const told = `${message} ${stack} ${JSON.stringify(error)}`;
      for (const secret of [at.code, at.token, at.id, FAKE_CLIENT.clientSecret]) {
        expect(told).not.toContain(secret);
      }
      expect(cause).toBeUndefined();
    }
  });
});
