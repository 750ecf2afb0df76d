import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import pg from "pg";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { startSingle } from "../../../test/parties.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

/** The sign-in page must not reveal which addresses the provider knows. */

const KNOWN = "known@example.com";
const LIMITED = "limited@example.com";

/** E-mails an hour; above this the response is still the same. */
const EMAILS = 5;

const kinds = {
  known: () => KNOWN,
  unknown: () => `${randomUUID()}@example.com`,
  limited: () => LIMITED,
  unusual: () => `"${randomUUID()}"+tag.o'neil@xn--bcher-kva.example`.replaceAll('"', ""),
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

let server: TestServer;
beforeEach(async () => {
  // Without self sign-up only known addresses get an e-mail: the difference must be in the job alone.
  server = await startTestServer({ SELF_SIGNUP: "false", EMAILS_PER_HOUR: String(EMAILS) });
  await startSingle(server, { email: KNOWN });
});

const ask = (kind: Kind): Promise<LightMyRequestResponse> =>
  server.app.inject({ method: "POST", url: "/auth/one-time-link", payload: { email: kinds[kind]() } });

/** An observer's view, without the parts that differ every time. */
const seen = ({ statusCode, body, headers, cookies }: LightMyRequestResponse) => ({
  statusCode,
  body,
  headers: { ...headers, date: "", "set-cookie": "" },
  cookies: cookies.map(({ value, expires: _expires, ...cookie }) => ({ ...cookie, length: value.length })),
});

/** The statements that a response waits for, without their values. */
const statementsOf = async (kind: Kind): Promise<readonly string[]> => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await ask(kind);
  const statements = query.mock.calls.map((args: readonly unknown[]) => {
    const [first] = args as [{ text?: string } | string];
    return typeof first === "string" ? first : (first.text ?? "");
  });
  query.mockRestore();
  return statements;
};

describe("AUTH-05 known, unknown, limited and unusual addresses", () => {
  test("get byte-identical responses", async () => {
    for (let count = 0; count <= EMAILS; count += 1) await ask("limited");
    const answers = [];
    for (const kind of names) answers.push(seen(await ask(kind)));
    expect(answers[0]).toMatchObject({ statusCode: 200, body: "{}" });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test("wait for the same statements: whatever is known about an address is asked by the job", async () => {
    for (let count = 0; count <= EMAILS; count += 1) await ask("limited");
    const first = await statementsOf("known");
    expect(first.some((statement) => statement.includes("sign_in_request"))).toBe(true);
    for (const kind of names) expect(await statementsOf(kind)).toEqual(first);
  });

  test("are handled the same way: one request, one job, one audit row each", async () => {
    const rows = async () => {
      const { rows } = await server.context.pool.query(
        `select (select count(*) from sign_in_request) as requests, (select count(*) from graphile_worker._private_jobs) as jobs,
          (select count(*) from audit_entry) as audited`,
      );
      return rows[0];
    };
    for (const kind of names) {
      const before = await rows();
      await ask(kind);
      const { requests, jobs, audited } = before;
      expect(await rows()).toEqual({ requests: requests + 1, jobs: jobs + 1, audited: audited + 1 });
    }
  });
});
