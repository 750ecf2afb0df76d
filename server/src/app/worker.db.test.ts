import { parseCrontab } from "graphile-worker";
import { expect, test } from "vitest";
import { newClient, signIn } from "../../test/client.ts";
import { refusingMail } from "../../test/refusing-mail.ts";
import { testKeyring } from "../../test/test-keyring.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { uploadFile } from "../../test/upload.ts";
import { ScannerUnavailable, type VirusScanner } from "../partners/clamd.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import { newLog } from "../platform/log/log.ts";
import { smtpMailer } from "../platform/mail/mailer.ts";
import { allJobs, schedule } from "./all-jobs.ts";

test("PRV-02 (in part) a mail server that quotes the address reaches neither the log nor the queue's own row", async () => {
  const lines: string[] = [];
  const mailer = smtpMailer({
    keyring: testKeyring,
    smtpUrl: await refusingMail("450 4.2.1"),
    from: "Quillfield <help@quillfield.example>",
    host: "localhost",
    sender: { provider: "Quillfield", supportEmail: "help@quillfield.example" },
  });
  const log = newLog({ logLevel: "debug" }, (line) => lines.push(line));
  const { app, context } = await startTestServer({}, { mailer, log });
  const email = "canary.person@example.com";
  await app.inject({ method: "POST", url: "/auth/one-time-link", payload: { email } });
  const worker = await startWorker(context.pool, { jobs: allJobs, schedule: "" }, context);
  const lastErrors = async () => {
    const { rows } = await context.pool.query("select last_error from graphile_worker._private_jobs");
    return rows.map(({ last_error }) => last_error);
  };
  await expect.poll(lastErrors).toEqual(["Error EENVELOPE 450"]);
  await worker.stop();
  const failed = lines.find((line) => line.includes("Failed task"));
  expect(failed).toContain('"message":"Error EENVELOPE 450"');
  expect(lines.join("")).not.toContain("canary");
});

/** Queues the scheduled job as cron would, several times. */
const theClockStrikes = async ({ context }: TestServer, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    for (const { task, options } of parseCrontab(schedule)) {
      await context.pool.query(
        "select graphile_worker.add_job($1, '{}', queue_name => $2, job_key => $3, max_attempts => 25)",
        [task, options?.queueName, options?.jobKey],
      );
    }
  }
};

test("REL-04 (in part) REL-08 (in part) a scanner that hangs delays neither an e-mail nor the shutdown", async () => {
  const server = await startTestServer();
  await uploadFile(server, await signIn(server));
  await server.context.pool.query(
    "update upload set scan_state = 'pending', stored_at = now() - interval '1 hour'",
  );
  let shown = 0;
  const scanner: VirusScanner = {
    ping: async () => undefined,
    scan: (_open, { signal }) =>
      new Promise((_resolve, reject) => {
        shown += 1;
        signal?.addEventListener("abort", () => reject(new ScannerUnavailable("The server stops.")));
      }),
  };
  const work = { jobs: allJobs, schedule: "" };
  await theClockStrikes(server, 1);
  const worker = await startWorker(server.context.pool, work, { ...server.context, scanner });
  await expect.poll(() => shown).toBe(1);
  await theClockStrikes(server, 4);
  await newClient(server).post("/auth/one-time-link", { email: "waits@example.com" });
  await expect.poll(() => server.emails.map(({ to }) => to)).toContain("waits@example.com");
  await worker.stop();
  expect(shown).toBe(1);
});
