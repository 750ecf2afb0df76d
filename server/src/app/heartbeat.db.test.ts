import type { Pool } from "pg";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startTestServer } from "../../test/test-server.ts";
import { recordRequest } from "../accounts/links.ts";
import { sendSignInLink } from "../accounts/send-link.job.ts";
import { startHeartbeat } from "../platform/jobs/heartbeat.ts";
import { addJob, type HandledJob } from "../platform/jobs/job.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import { allJobs } from "./all-jobs.ts";

const until = async (fact: () => boolean): Promise<void> => {
  while (!fact()) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** The lock by which a worker shows that it lives is taken while its first job may run already. */
const untilItShowsLife = async (pool: Pool): Promise<void> => {
  const held = `select 1 from pg_locks where locktype = 'advisory' and classid = 7402611 and granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await pool.query(held)).rows.length, { timeout: 60_000 }).toBeGreaterThan(0);
};

test("REL-05 a job left locked by a killed process is unlocked at the next start", async () => {
  const server = await startTestServer();
  const { db, pool } = server.context;
  const request = {
    audience: "applicant" as const,
    email: "left@example.com",
    browserHash: Buffer.from("x"),
    returnPath: "/dashboard",
    language: "en" as const,
  };
  const requestId = await recordRequest(db, request);
  await addJob(db, sendSignInLink, { requestId });
  await pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-killed'");
  const worker = await startWorker(pool, { jobs: allJobs, schedule: "" }, server.context);
  await until(() => server.emails.length > 0);
  await worker.stop();
  expect(server.emails.map(({ to }) => to)).toEqual(["left@example.com"]);
});

test("REL-05 a job that was locked a moment ago does not count as abandoned while the server runs", async () => {
  const server = await startTestServer();
  const { db, pool } = server.context;
  await addJob(db, sendSignInLink, { requestId: "00000000-0000-4000-8000-000000000000" });
  const lockedFor = (seconds: number) =>
    pool.query(
      "update graphile_worker._private_jobs set locked_at = now() - make_interval(secs => $1), locked_by = 'worker-slow'",
      [seconds],
    );
  const holder = async () =>
    (await pool.query("select locked_by from graphile_worker._private_jobs")).rows[0].locked_by;
  const heartbeat = startHeartbeat(pool, pino({ level: "fatal" }));
  await lockedFor(89);
  await heartbeat.release(90);
  expect(await holder()).toBe("worker-slow");
  await lockedFor(91);
  await heartbeat.release(90);
  expect(await holder()).toBeNull();
  heartbeat.stop();
});

test("REL-05 a job whose worker lives is left alone", async () => {
  const server = await startTestServer();
  const { db, pool } = server.context;
  await addJob(db, sendSignInLink, { requestId: "00000000-0000-4000-8000-000000000000" });
  await pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-alive'");
  const heartbeat = startHeartbeat(pool, pino({ level: "fatal" }));
  heartbeat.announce("worker-alive");
  await untilItShowsLife(pool);
  await heartbeat.release();
  const { rows } = await pool.query("select locked_by from graphile_worker._private_jobs");
  expect(rows).toEqual([{ locked_by: "worker-alive" }]);
  heartbeat.stop();
});

test("REL-05 (in part) a job that a living worker runs is left alone, however long it takes", async () => {
  const server = await startTestServer();
  const { db, pool } = server.context;
  let finish = (): void => undefined;
  let isRunning = false;
  const blocking: HandledJob<unknown> = {
    name: sendSignInLink.name,
    run: () => {
      isRunning = true;
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  };
  await addJob(db, sendSignInLink, { requestId: "00000000-0000-4000-8000-000000000000" });
  const worker = await startWorker(pool, { jobs: [blocking], schedule: "" }, server.context);
  await until(() => isRunning);
  await untilItShowsLife(pool);
  const holder = async () =>
    (await pool.query("select locked_by from graphile_worker._private_jobs")).rows[0]?.locked_by;
  const before = await holder();
  expect(before).not.toBeNull();
  const another = startHeartbeat(pool, pino({ level: "fatal" }));
  await another.release();
  another.stop();
  expect(await holder()).toBe(before);
  finish();
  await worker.stop();
});

test("REL-08 (in part) a heartbeat that is stopped while it takes its lock gives its connection back, so that the server can end", async () => {
  const { pool } = (await startTestServer()).context;
  const waiting = `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  const theirs = await pool.connect();
  // The key of POOL_LOCKS in heartbeat.ts, held by another connection.
  const key = "(7402611, hashtext('worker-stopped'))";
  await theirs.query(`select pg_advisory_lock${key}`);
  const heartbeat = startHeartbeat(pool, pino({ level: "fatal" }));
  heartbeat.announce("worker-stopped");
  await expect.poll(async () => (await pool.query(waiting)).rows[0].count).toBe(1);
  heartbeat.stop();
  await theirs.query(`select pg_advisory_unlock${key}`);
  theirs.release();
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
});
