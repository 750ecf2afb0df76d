import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, test } from "vitest";
import { startCase } from "../../../test/cases.ts";
import { aHouse, type House } from "../../../test/house.ts";

/** Nobody learns from the sign-in page whom the provider knows. */

const KNOWN = "known@example.com";
const LIMITED = "limited@example.com";

/** Letters an hour; above it an address is answered all the same. */
const LETTERS = 5;

const kinds = {
  known: () => KNOWN,
  unknown: () => `${randomUUID()}@example.com`,
  limited: () => LIMITED,
  unusual: () => `"${randomUUID()}"+tag.o'neil@xn--bcher-kva.example`.replaceAll('"', ""),
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

let house: House;
beforeEach(async () => {
  // Where nobody may sign up by themselves a letter goes to the known alone: only the job may tell.
  house = await aHouse({ SELF_SIGNUP: "false", LETTERS_PER_HOUR: String(LETTERS) });
  await startCase(house, { email: KNOWN });
});

const ask = (kind: Kind): Promise<LightMyRequestResponse> =>
  house.app.inject({ method: "POST", url: "/auth/one-time-link", payload: { email: kinds[kind]() } });

/** What an onlooker sees, without what is different every time. */
const seen = ({ statusCode, body, headers, cookies }: LightMyRequestResponse) => ({
  statusCode,
  body,
  headers: { ...headers, date: "", "set-cookie": "" },
  cookies: cookies.map(({ value, expires: _expires, ...cookie }) => ({ ...cookie, length: value.length })),
});

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const SAMPLES = 200;
/** A difference that could be told from the noise: of the time that an answer takes, whatever the machine does now. */
const MOST_SHARE = 0.5;

/** Interleaved, so that whatever else the machine does meets all kinds alike. @returns medians in milliseconds */
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
  test("are answered alike to the byte", async () => {
    for (let count = 0; count <= LETTERS; count += 1) await ask("limited");
    const answers = [];
    for (const kind of names) answers.push(seen(await ask(kind)));
    expect(answers[0]).toMatchObject({ statusCode: 200, body: "{}" });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test(`are answered equally fast: medians of ${SAMPLES} differ by less than half of an answer`, async () => {
    await ask("known");
    const first = await measure();
    // Once more on a machine that had something else to do.
    const medians = spread(first) < MOST_SHARE ? first : await measure();
    expect(spread(medians), JSON.stringify(medians)).toBeLessThan(MOST_SHARE);
  });

  test("take the same way: one request, one job, one audit row each", async () => {
    const rows = async () => {
      const { rows } = await house.context.pool.query(
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
