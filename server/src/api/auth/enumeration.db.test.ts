import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, test } from "vitest";
import { startCase } from "../../../test/cases.ts";
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
  await startCase(server, { email: KNOWN });
});

const ask = (kind: Kind): Promise<LightMyRequestResponse> =>
  server.app.inject({ method: "POST", url: "/auth/one-time-link", payload: { email: kinds[kind]() } });

/** What an observer sees, without the parts that differ every time. */
const seen = ({ statusCode, body, headers, cookies }: LightMyRequestResponse) => ({
  statusCode,
  body,
  headers: { ...headers, date: "", "set-cookie": "" },
  cookies: cookies.map(({ value, expires: _expires, ...cookie }) => ({ ...cookie, length: value.length })),
});

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const SAMPLES = 200;
/** A difference that exceeds the noise, as a share of the response time under the current load. */
const MOST_SHARE = 0.5;

/** Interleaved, so that other load on the machine affects all kinds alike. @returns medians in milliseconds */
const measure = async (): Promise<Readonly<Record<Kind, number>>> => {
  const times: Record<Kind, number[]> = { known: [], unknown: [], limited: [], unusual: [] };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    for (const kind of names) {
      const start = performance.now();
      await ask(kind);
      times[kind].push(performance.now() - start);
    }
  }
  return {
    known: median(times.known),
    unknown: median(times.unknown),
    limited: median(times.limited),
    unusual: median(times.unusual),
  };
};

const spread = (medians: Readonly<Record<Kind, number>>): number => {
  const all = Object.values(medians);
  return (Math.max(...all) - Math.min(...all)) / median(all);
};

describe("AUTH-05 known, unknown, limited and unusual addresses", () => {
  test("get byte-identical responses", async () => {
    for (let count = 0; count <= EMAILS; count += 1) await ask("limited");
    const answers = [];
    for (const kind of names) answers.push(seen(await ask(kind)));
    expect(answers[0]).toMatchObject({ statusCode: 200, body: "{}" });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test(`get equally fast responses: medians of ${SAMPLES} differ by less than half of an answer`, async () => {
    await ask("known");
    const first = await measure();
    // Retry once, in case the machine was busy.
    const medians = spread(first) < MOST_SHARE ? first : await measure();
    expect(spread(medians), JSON.stringify(medians)).toBeLessThan(MOST_SHARE);
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
