import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { banks } from "./banks.ts";
import { startVisits, type Visits } from "./testing/visit.ts";

let visits: Visits;
beforeAll(async () => {
  visits = await startVisits();
});
afterAll(() => visits.close());
beforeEach(() => {
  visits.control.reset();
  visits.control.setNow(new Date("2026-11-20T12:00:00Z"));
});

interface Account {
  readonly account_id: string;
  readonly currency: string;
  readonly account_number: Readonly<Record<string, string>>;
}

interface Transaction {
  readonly transaction_id: string;
  readonly normalised_provider_transaction_id: string;
  readonly timestamp: string;
  readonly amount: number;
  readonly transaction_type: string;
  readonly description: string;
  readonly running_balance: { readonly amount: number };
}

const AMARA = ["amara", "practice"] as const;

const firstAccount = async (token: string): Promise<string> =>
  (await visits.results<Account>("accounts", token))[0]?.account_id ?? "";

const transactions = async (token: string, query = "from=2026-01-01&to=2026-12-31", account?: string) =>
  visits.results<Transaction>(
    `accounts/${account ?? (await firstAccount(token))}/transactions?${query}`,
    token,
  );

describe("the shapes", () => {
  test("of the consent", async () => {
    const response = await visits.ask("me", await visits.connect(AMARA));
    expect(await response.json()).toEqual({
      status: "Succeeded",
      results: [
        {
          client_id: "sandbox-latchkey",
          credentials_id: expect.any(String),
          consent_status: "Authorised",
          consent_status_updated_at: expect.stringMatching(/^2026-11-20T12:00:0\dZ$/),
          consent_created_at: expect.stringMatching(/^2026-11-20T12:00:0\dZ$/),
          consent_expires_at: expect.stringMatching(/^2027-02-18T12:00:0\dZ$/),
          provider: {
            display_name: "Northmoor Bank",
            provider_id: "ob-northmoor",
            logo_uri: `${visits.authUrl}logos/ob-northmoor.svg`,
          },
          scopes: ["info", "accounts", "balance", "transactions", "standing_orders"],
          privacy_policy: "Feb2019",
        },
      ],
    });
  });

  test("of the person: most banks know a name only", async () => {
    expect(await visits.results("info", await visits.connect(AMARA))).toEqual([
      { full_name: "Amara Okafor", update_timestamp: expect.any(String) },
    ]);
    expect(await visits.results("info", await visits.connect(AMARA, { bank: "mock" }))).toMatchObject([
      {
        date_of_birth: "1991-02-28T00:00:00Z",
        emails: ["amara@example.test"],
        addresses: [{ zip: "ZZ1 1AB", country: "GBR" }],
      },
    ]);
  });

  test("of the accounts, and of one of them", async () => {
    const token = await visits.connect(AMARA);
    const accounts = await visits.results<Account>("accounts", token);
    expect(accounts).toHaveLength(2);
    expect(accounts[0]).toEqual({
      account_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      account_type: "TRANSACTION",
      display_name: "Current Account",
      currency: "GBP",
      account_number: {
        iban: expect.stringMatching(/^GB[0-9]{2}NMOR001101[0-9]{8}$/),
        number: expect.stringMatching(/^[0-9]{8}$/),
        sort_code: "00-11-01",
        swift_bic: "NMORGB00",
      },
      provider: expect.objectContaining({ provider_id: "ob-northmoor" }),
      update_timestamp: expect.stringMatching(/^2026-11-20T12:00:0\dZ$/),
    });
    expect(await visits.results(`accounts/${accounts[0]?.account_id}`, token)).toMatchObject([
      { account_id: accounts[0]?.account_id },
    ]);
    expect(await visits.failure("accounts/0", token)).toEqual([404, "account_not_found"]);
  });

  test("of a transaction, newest first, and of the balance", async () => {
    const token = await visits.connect(AMARA);
    const all = await transactions(token);
    expect(all[0]).toEqual({
      transaction_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      normalised_provider_transaction_id: expect.stringMatching(/^txn-[0-9a-f]{32}$/),
      provider_transaction_id: expect.stringMatching(/^[0-9a-f]{10}-[0-9a-f]{4}$/),
      timestamp: expect.stringMatching(/^2026-11-[0-9]{2}T00:00:00Z$/),
      description: expect.any(String),
      amount: expect.any(Number),
      currency: "GBP",
      transaction_type: expect.stringMatching(/^(?:DEBIT|CREDIT)$/),
      transaction_category: expect.any(String),
      transaction_classification: [],
      running_balance: { amount: expect.any(Number), currency: "GBP" },
      meta: { bank_transaction_id: expect.any(String), provider_transaction_category: expect.any(String) },
    });
    const times = all.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { amount, transaction_type } of all) {
      expect(transaction_type).toBe(amount < 0 ? "DEBIT" : "CREDIT");
      expect(String(amount)).toMatch(/^-?[0-9]+(?:\.[0-9]{1,2})?$/);
    }
    const [balance] = await visits.results(`accounts/${await firstAccount(token)}/balance`, token);
    expect(balance).toMatchObject({
      currency: "GBP",
      current: all[0]?.running_balance.amount,
      overdraft: 500,
    });
  });

  test("of the standing orders", async () => {
    const token = await visits.connect(AMARA);
    const path = `accounts/${await firstAccount(token)}/standing_orders`;
    const orders = await visits.results(path, token);
    expect(orders).toMatchObject([
      {
        frequency: "IntrvlMnthDay:01:01",
        status: "Active",
        currency: "GBP",
        reference: "HARBOUR LETTINGS RENT",
        next_payment_date: "2026-12-01T00:00:00Z",
        next_payment_amount: 880,
        first_payment_amount: 880,
        previous_payment_timestamp: "2026-11-02T00:00:00Z",
        previous_payment_amount: 880,
        meta: { provider_account_id: expect.any(String) },
      },
      { status: "Inactive", final_payment_date: "2024-08-01T00:00:00Z" },
    ]);
    const fennick = await visits.connect(AMARA, { bank: "oauth-fennick" });
    const there = `accounts/${await firstAccount(fennick)}/standing_orders`;
    expect(await visits.failure(there, fennick)).toEqual([501, "endpoint_not_supported"]);
  });
});

describe("transactions", () => {
  test("have another id on every call, and one that stays", async () => {
    const token = await visits.connect(AMARA);
    const [one, two] = [await transactions(token), await transactions(token)];
    const ids = [...one, ...two].map(({ transaction_id }) => transaction_id);
    expect(new Set(ids).size).toBe(ids.length);
    const stable = (list: readonly Transaction[]) =>
      list.map(({ normalised_provider_transaction_id: id }) => id);
    expect(stable(one)).toEqual(stable(two));
    expect(new Set(stable(one)).size).toBe(one.length);
    // So it is for another connection, and on another day.
    visits.control.setNow(new Date("2026-11-29T12:00:00Z"));
    const next = stable(await transactions(await visits.connect(AMARA)));
    expect(next.slice(-one.length)).toEqual(stable(one));
  });

  test("are those of the window, both days included", async () => {
    const token = await visits.connect(AMARA);
    const all = await transactions(token);
    const within = (from: string, to: string) =>
      all.filter(({ timestamp }) => timestamp.slice(0, 10) >= from && timestamp.slice(0, 10) <= to).length;
    expect(await transactions(token, "from=2026-09-01&to=2026-09-30")).toHaveLength(
      within("2026-09-01", "2026-09-30"),
    );
    const times = "from=2026-10-28T00:00:00Z&to=2026-10-28T23:59:59Z";
    expect(await transactions(token, times)).toHaveLength(within("2026-10-28", "2026-10-28"));
    expect(await transactions(token, "")).toHaveLength(within("2026-08-22", "2026-11-20"));
    expect(await transactions(token, "from=2020-01-01&to=2020-12-31")).toEqual([]);
    expect(all.at(-1)?.timestamp.slice(0, 7)).toBe("2026-04");
    expect(all[0]?.timestamp.slice(0, 10) ?? "").toMatch(/^2026-11-(?:1[5-9]|20)$/);
  });

  test.each([
    ["from=2026-11-02&to=2026-11-01", "invalid_date_range"],
    ["from=2027-01-01&to=2027-02-01", "invalid_date_range"],
    ["from=yesterday", "validation_error"],
    ["from=2026-02-31&to=2026-03-31", "validation_error"],
    ["from=2026-01-01&from=2026-02-01", "validation_error"],
  ])("%s is refused", async (query, error) => {
    const token = await visits.connect(AMARA);
    expect(
      await visits.failure(`accounts/${await firstAccount(token)}/transactions?${query}`, token),
    ).toEqual([400, error]);
  });

  test("may be dated by midnight in London", async () => {
    const token = await visits.connect(["john12", "doe12"]);
    const pay = (await transactions(token)).filter(({ description }) => description.includes("SALARY"));
    const times = pay.map(({ timestamp }) => timestamp);
    expect(times).toContain("2026-07-30T23:00:00Z");
    expect(times).toContain("2026-10-30T00:00:00Z");
  });

  test("may be five thousand, or attack who shows them", async () => {
    expect((await transactions(await visits.connect(["john15", "doe15"]))).length).toBeGreaterThan(4_500);
    const hostile = await transactions(await visits.connect(["john18", "doe18"]));
    expect(hostile.some(({ description }) => description.startsWith("<img"))).toBe(true);
  });
});

describe("the bank decides", () => {
  test("which currency and numbers an account has", async () => {
    const token = await visits.connect(["katrin", "practice"], { bank: "de-xs2a-muehlbach" });
    const [account] = await visits.results<Account>("accounts", token);
    expect(account?.currency).toBe("EUR");
    expect(Object.keys(account?.account_number ?? {})).toEqual(["iban", "number", "swift_bic"]);
    const variant = await visits.results<Account>("accounts", await visits.connect(["john", "iban"]));
    expect(Object.keys(variant[0]?.account_number ?? {})).toEqual(["iban"]);
    const mixed = await visits.results<Account>("accounts", await visits.connect(["john13", "doe13"]));
    expect(mixed.map(({ currency }) => currency)).toEqual(["GBP", "GBP", "EUR"]);
  });

  test.each(banks.map(({ id, country }) => [id, country]))("%s has valid IBANs of %s", async (bank) => {
    if (bank === "ob-larkspur" || bank === "ob-copperline") return;
    const [account] = await visits.results<Account>(
      "accounts",
      await visits.connect(["john", "doe"], { bank }),
    );
    const iban = account?.account_number.iban ?? "";
    const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((one) => Number.parseInt(one, 36)).join("");
    expect(BigInt(digits) % 97n).toBe(1n);
  });

  test("nothing for somebody without accounts", async () => {
    expect(await visits.results("accounts", await visits.connect(["john14", "doe14"]))).toEqual([]);
  });

  test("what differs from one john to the next", async () => {
    const lists = await Promise.all(
      [1, 2, 11, 21, 100].map(async (number) =>
        transactions(await visits.connect([`john${number}`, `doe${number}`])),
      ),
    );
    const sums = lists.map((list) => list.reduce((sum, { amount }) => sum + amount, 0).toFixed(2));
    expect(new Set(sums).size).toBe(lists.length);
  });
});
