import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dataErrors } from "./data-errors.ts";
import { startVisits, type Visits } from "./testing/visit.ts";

let visits: Visits;
beforeAll(async () => {
  visits = await startVisits();
});
afterAll(() => visits.close());
beforeEach(() => visits.control.reset());

const AMARA = ["amara", "practice"] as const;

describe("a data call fails", () => {
  test.each(Object.entries(dataErrors))("with %s as %d, for the user named so", async (code, status) => {
    const token = await visits.connect([`error.${code}`, "error"]);
    const account = `accounts/${"0".repeat(32)}`;
    for (const path of ["me", "info", "accounts", account, `${account}/balance`, `${account}/transactions`]) {
      const response = await visits.ask(path, token);
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({
        error: code,
        error_description: expect.any(String),
        error_details: {},
      });
      expect(response.headers.has("retry-after")).toBe(status === 429);
    }
  });

  test("without a token", async () => {
    expect(await visits.failure("accounts", "unknown")).toEqual([401, "invalid_token"]);
  });

  test("without its scope", async () => {
    const token = await visits.connect(AMARA, { query: { scope: "accounts" } });
    const account = (await visits.results<{ account_id: string }>("accounts", token))[0]?.account_id;
    for (const path of ["info", `accounts/${account}/balance`, `accounts/${account}/transactions`]) {
      expect(await visits.failure(path, token)).toEqual([403, "access_denied"]);
    }
  });

  test("for what no bank supports, and for what nobody knows", async () => {
    const token = await visits.connect(AMARA, { query: { scope: "accounts cards" } });
    expect(await visits.failure("cards", token)).toEqual([501, "endpoint_not_supported"]);
    expect(await visits.failure("nothing", token)).toEqual([404, "not_found"]);
  });
});

test("a slow bank responds as well", async () => {
  const token = await visits.connect(AMARA, { bank: "ob-tidewell" });
  expect((await visits.ask("me", token)).status).toBe(200);
});
