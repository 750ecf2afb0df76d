import { pino } from "pino";
import { expect, test } from "vitest";
import { aHouse } from "../../test/house.ts";
import { recordRequest } from "../accounts/links.ts";
import { sendSignInLink } from "../accounts/send-link.job.ts";
import { signsOfLife } from "../platform/jobs/heartbeat.ts";
import { addJob } from "../platform/jobs/job.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import { allJobs } from "./all-jobs.ts";

const until = async (fact: () => boolean): Promise<void> => {
  while (!fact()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test("REL-05 a job that a killed process left locked is taken up at the next start", async () => {
  const house = await aHouse();
  const { db, pool } = house.context;
  const request = {
    email: "left@example.com",
    browserHash: Buffer.from("x"),
    returnPath: "/dashboard",
    language: "en" as const,
  };
  const requestId = await recordRequest(db, request);
  await addJob(db, sendSignInLink, { requestId });
  await pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-killed'");
  const worker = await startWorker(pool, { jobs: allJobs, timetable: "" }, house.context);
  await until(() => house.letters.length > 0);
  await worker.stop();
  expect(house.letters.map(({ to }) => to)).toEqual(["left@example.com"]);
});

test("REL-05 a job that was taken a moment ago is not taken for abandoned while the server runs", async () => {
  const house = await aHouse();
  const { db, pool } = house.context;
  await addJob(db, sendSignInLink, { requestId: "00000000-0000-4000-8000-000000000000" });
  const lockedFor = (seconds: number) =>
    pool.query(
      "update graphile_worker._private_jobs set locked_at = now() - make_interval(secs => $1), locked_by = 'worker-slow'",
      [seconds],
    );
  const holder = async () =>
    (await pool.query("select locked_by from graphile_worker._private_jobs")).rows[0].locked_by;
  const life = signsOfLife(pool, pino({ level: "fatal" }));
  await lockedFor(89);
  await life.release(90);
  expect(await holder()).toBe("worker-slow");
  await lockedFor(91);
  await life.release(90);
  expect(await holder()).toBeNull();
  life.stop();
});

test("REL-05 a job whose worker lives is left alone", async () => {
  const house = await aHouse();
  const { db, pool } = house.context;
  await addJob(db, sendSignInLink, { requestId: "00000000-0000-4000-8000-000000000000" });
  await pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-alive'");
  const life = signsOfLife(pool, pino({ level: "fatal" }));
  life.announce("worker-alive");
  const isLocked = async () => {
    const { rows } = await pool.query(
      "select 1 from pg_locks where locktype = 'advisory' and classid = 7402611",
    );
    return rows.length > 0;
  };
  while (!(await isLocked())) await new Promise((resolve) => setTimeout(resolve, 10));
  await life.release();
  const { rows } = await pool.query("select locked_by from graphile_worker._private_jobs");
  expect(rows).toEqual([{ locked_by: "worker-alive" }]);
  life.stop();
});
