import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPlace } from "../server/src/platform/db/embedded/place.ts";
import { ownerClient } from "../server/test/owner-client.ts";
import { allEmails, post } from "./testing/client.ts";
import { processTreeOf } from "./testing/processes.ts";
import { openProductWithOutbox, type ProductWithOutbox } from "./testing/product-with-outbox.ts";
import { until } from "./testing/running-product.ts";

/**
 * Takes the database away while the queue is full of e-mails, in four ways. The server stays the same process, nothing
 * that it acknowledged is lost, and what it could not do it said with a 503.
 */

/** Faults of each kind; ten in `npm run test:long`. */
const ROUNDS = Number(process.env.DATABASE_FAULTS ?? "1");
const REQUESTS = 40;
/** The fault comes when so many requests were acknowledged, with their e-mails still in the queue. */
const BEFORE_THE_FAULT = 10;

/** A job whose lock was lost with the response is found by a sweep: after a minute and a half, every half minute. */
const SWEPT_MS = 200_000;
/** Long enough to leave the processor to the server, and too short for 500 e-mails. */
const LOOKED_AT_EVERY_MS = 500;

/** Who was promised a link, in any round, and has not received it as far as is known. */
const outstanding = new Set<string>();

let product: ProductWithOutbox;
let sockets: string;
let cluster: string;

beforeAll(async () => {
  product = await openProductWithOutbox("away", {
    // The mode of tests has a database that does not survive a kill.
    LATCHKEY_MODE: "demo",
    DATABASE_STATEMENT_SECONDS: "1",
  });
  ({ sockets, cluster } = await findPlace(product.dataDir));
});
afterAll(() => product.close());

const postmaster = async (): Promise<number> =>
  Number.parseInt(await readFile(join(cluster, "postmaster.pid"), "utf8"), 10);

const isReady = () => fetch(`${product.server.url}/health/ready`).then(({ ok }) => ok);

/** A request for a link, with the response: 200 acknowledges it. */
const ask = async (email: string): Promise<number> =>
  (await post(`${product.server.url}/auth/one-time-link`, { email })).status;

/** The same from a browser without a script. */
const askByForm = (email: string): Promise<Response> =>
  fetch(`${product.server.url}/auth/one-time-link`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", "accept-language": "de" },
    body: new URLSearchParams({ email }),
    redirect: "manual",
  });

/** What a person without a script gets meanwhile: the page, in their language, with what they typed. */
const expectFormStays = async (response: Response, email: string): Promise<void> => {
  expect(response.status).toBe(503);
  const page = await response.text();
  expect(page).toContain('<html lang="de"');
  expect(page).toContain("Wir konnten Ihren Link nicht senden");
  expect(page).toContain(`value="${email}"`);
};

/** The outbox keeps the newest 500 e-mails, which are fewer than those of all rounds. */
const tickOffReceived = async (): Promise<void> => {
  for (const { to } of await allEmails(product.outboxUrl)) for (const email of to) outstanding.delete(email);
};

const restart = async (): Promise<void> => {
  const before = await postmaster();
  process.kill(before, "SIGINT");
  await until(async () => (await postmaster().catch(() => before)) !== before);
};

const kill = async (): Promise<void> => {
  const before = await postmaster();
  process.kill(before, "SIGKILL");
  await until(async () => (await postmaster().catch(() => before)) !== before);
};

/** Every process of the database stands still: no connection breaks, and none gets a response. */
const hang = async (): Promise<void> => {
  const parent = await postmaster();
  // First: meanwhile it would start another process, which would answer.
  process.kill(parent, "SIGSTOP");
  const stopped = await processTreeOf(parent);
  for (const pid of stopped) process.kill(pid, "SIGSTOP");
  try {
    await until(async () => (await ask("during.the.hang@example.com")) === 503);
    await expectFormStays(await askByForm("during.the.hang@example.com"), "during.the.hang@example.com");
  } finally {
    for (const pid of stopped.toReversed()) process.kill(pid, "SIGCONT");
  }
};

/** All connections are taken by somebody else, and ours are closed. */
const refuse = async (): Promise<void> => {
  const others: ReturnType<typeof ownerClient>[] = [];
  try {
    const first = ownerClient(sockets);
    await first.connect();
    others.push(first);
    await until(async () => {
      await first.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'latchkey_app' or application_name = 'latchkey'",
      );
      const more = Array.from({ length: 20 }, () => ownerClient(sockets));
      const opened = await Promise.allSettled(more.map((client) => client.connect()));
      others.push(...more.filter((_client, index) => opened[index]?.status === "fulfilled"));
      // A 503 may also come from a connection that was just closed, with the next one open already: only this response
      // is looked at, and until it comes the connections are taken again.
      const response = await askByForm("during.the.refusal@example.com");
      if (response.status !== 503) return false;
      await expectFormStays(response, "during.the.refusal@example.com");
      return true;
    });
  } finally {
    await Promise.all(others.map((client) => client.end().catch(() => undefined)));
  }
};

const faults = { restarts: restart, "is killed": kill, hangs: hang, "refuses connections": refuse } as const;
const rounds = (Object.keys(faults) as (keyof typeof faults)[]).flatMap((fault) =>
  Array.from({ length: ROUNDS }, (_, round) => ({ fault, round })),
);

describe("REL-04 (in part) with a full queue a database that", () => {
  test.each(rounds)(
    "$fault leaves the server alive, and all are promised their link in the end (round $round)",
    async ({ fault, round }) => {
      const addresses = Array.from(
        { length: REQUESTS },
        (_, index) => `${fault.replaceAll(" ", ".")}.${round}.${index}@example.com`,
      );
      const acknowledged = new Set<string>();
      const happened = (async () => {
        await until(() => acknowledged.size >= BEFORE_THE_FAULT);
        await faults[fault]();
      })();
      const sendAll = async (waiting: readonly string[]) => {
        for (const email of waiting) {
          const status = await ask(email);
          expect([200, 503]).toContain(status);
          if (status === 200) acknowledged.add(email);
        }
      };
      await Promise.all([
        happened,
        ...[0, 1, 2, 3].map((part) => sendAll(addresses.filter((_, index) => index % 4 === part))),
      ]);
      await until(isReady);
      const refused = addresses.filter((email) => !acknowledged.has(email));
      await sendAll(refused);
      expect(acknowledged.size).toBe(REQUESTS);
      for (const email of addresses) outstanding.add(email);
      await tickOffReceived();
      expect([product.server.child.exitCode, product.server.child.signalCode]).toEqual([null, null]);
    },
  );

  // Once for all rounds: what one has left behind is found by the sweep, for which each would wait by itself.
  test("comes back loses no link that was promised", async () => {
    const areAllReceived = async () => {
      await tickOffReceived();
      return outstanding.size === 0;
    };
    await until(areAllReceived, { givesUpMs: SWEPT_MS, everyMs: LOOKED_AT_EVERY_MS });
    expect([product.server.child.exitCode, product.server.child.signalCode]).toEqual([null, null]);
  });
});
