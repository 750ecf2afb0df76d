import { describe, expect, test, vi } from "vitest";
import { type Answer, answeringPartner } from "../../test/answering-partner.ts";
import { truelayer } from "./truelayer.ts";

/** Responses that the practice bank does not give. */

const bankAt = (apiUrl: string) =>
  truelayer({
    authUrl: "https://auth.example/",
    apiUrl,
    clientId: "latchkey",
    clientSecret: "secret",
    providers: "uk-ob-all",
    redirectUri: "https://apply.example/truelayer/callback",
  });

const account = { id: "current", bank: undefined, lastDigits: undefined };

const lineOn = (day: string) => ({
  transaction_id: day,
  normalised_provider_transaction_id: `line-${day}`,
  timestamp: `${day}T00:00:00Z`,
  description: "SALARY",
  amount: 100,
  currency: "GBP",
});

const TOO_LONG: Answer = { body: { results: [], padding: "x".repeat(4_000_001) } };
const shows = (...days: readonly string[]): Answer => ({ body: { results: days.map(lineOn) } });

const periodsOf = (asked: readonly { readonly path: string }[]) =>
  asked.map(({ path }) => Object.fromEntries(new URL(path, "http://localhost").searchParams));

describe("a statement that is longer than we read", () => {
  const read = async (period: { from: string; to: string }, ...answers: readonly Answer[]) => {
    const { url, asked } = await answeringPartner(...answers);
    return { asked, found: bankAt(url).transactions("token", account, period) };
  };

  test("is asked for in parts that share no day and leave none out", async () => {
    const { asked, found } = await read(
      { from: "2026-08-20", to: "2026-08-29" },
      TOO_LONG,
      TOO_LONG,
      shows("2026-08-20"),
      shows("2026-08-24"),
      shows("2026-08-29"),
    );
    expect((await found).map(({ id }) => id)).toEqual([
      "current|2026-08-20|line-2026-08-20",
      "current|2026-08-24|line-2026-08-24",
      "current|2026-08-29|line-2026-08-29",
    ]);
    expect(periodsOf(asked)).toEqual([
      { from: "2026-08-20", to: "2026-08-29" },
      { from: "2026-08-20", to: "2026-08-24" },
      { from: "2026-08-20", to: "2026-08-22" },
      { from: "2026-08-23", to: "2026-08-24" },
      { from: "2026-08-25", to: "2026-08-29" },
    ]);
  });

  test("fails where a single day is", async () => {
    const { found } = await read({ from: "2026-08-20", to: "2026-08-20" }, TOO_LONG);
    await expect(found).rejects.toMatchObject({ reason: "too-long" });
  });
});

test("equal lines of a day are as many payments, and the same ones when they are read again", async () => {
  const { normalised_provider_transaction_id: _id, ...line } = lineOn("2026-10-02");
  const body = { results: [line, line, lineOn("2026-10-02"), lineOn("2026-10-02")] };
  const { url } = await answeringPartner({ body }, { body });
  const period = { from: "2026-10-01", to: "2026-10-31" };
  const once = await bankAt(url).transactions("token", account, period);
  expect(new Set(once.map(({ id }) => id)).size).toBe(4);
  expect(await bankAt(url).transactions("token", account, period)).toEqual(once);
  const joint = await bankAt((await answeringPartner({ body })).url).transactions(
    "token",
    { ...account, id: "joint" },
    period,
  );
  expect(joint.map(({ id }) => id)).not.toContain(once[0]?.id);
});

test("an account is named by its bank and the end of its number", async () => {
  const { url } = await answeringPartner({
    body: {
      results: [
        {
          account_id: "a",
          account_number: { number: "12345678" },
          provider: { display_name: "Northmoor Bank" },
        },
        { account_id: "b", account_number: { iban: "GB00NMOR12345609876543" }, provider: {} },
        { account_id: "c" },
      ],
    },
  });
  expect(await bankAt(url).accounts("token")).toEqual([
    { id: "a", bank: "Northmoor Bank", lastDigits: "5678" },
    { id: "b", bank: undefined, lastDigits: "6543" },
    { id: "c", bank: undefined, lastDigits: undefined },
  ]);
});

test("a person who comes back waits for the accounts at most ten seconds", async () => {
  const { url } = await answeringPartner({ body: { results: [] } }, { body: { results: [] } });
  const timeout = vi.spyOn(AbortSignal, "timeout");
  await bankAt(url).accounts("token");
  await bankAt(url).holders("token");
  expect(timeout.mock.calls).toEqual([[10_000], [15_000]]);
});
