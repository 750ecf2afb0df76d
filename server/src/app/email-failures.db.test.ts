import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { deliveryReport } from "../../test/delivery-reports.ts";
import { startSingle } from "../../test/parties.ts";
import { refusingMail } from "../../test/refusing-mail.ts";
import { testKeyring } from "../../test/test-keyring.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import { newLog } from "../platform/log/log.ts";
import { causeText } from "../platform/mail/cause.ts";
import { smtpMailer } from "../platform/mail/mailer.ts";
import { READ_REPORTS } from "../platform/mail/report-folder.ts";
import { allJobs } from "./all-jobs.ts";

const failuresOf = async ({ context }: TestServer) =>
  (
    await context.db
      .selectFrom("email_failure")
      .select(["kind", "subject", "reason"])
      .orderBy("kind")
      .execute()
  ).map(({ kind, subject, reason }) => `${kind}/${subject} ${reason}`);

const auditOf = async ({ context }: TestServer, action: string) => {
  const { rows } = await context.pool.query("select party_id, actor from audit_entry where action = $1", [
    action,
  ]);
  return rows;
};

/** As the header of the e-mail says it. */
const signed = ({ context }: TestServer, cause: string): string => {
  const [kind = "", id = ""] = cause.split("/");
  return causeText(context.keyring, { kind, id });
};

const waitingJobs = async ({ context }: TestServer): Promise<number> => {
  const { rows } = await context.pool.query(
    "select count(*)::int as count from graphile_worker._private_jobs",
  );
  return rows[0].count;
};

const mailerAt = (smtpUrl: string) =>
  smtpMailer({
    keyring: testKeyring,
    smtpUrl,
    from: "Quillfield <help@quillfield.example>",
    host: "localhost",
    sender: { provider: "Quillfield", supportEmail: "help@quillfield.example" },
  });

describe("REL-05 (in part) an e-mail that is refused for good", () => {
  test("PRV-02 (in part) is not tried again, and its case says so, without the address", async () => {
    const lines: string[] = [];
    const log = newLog({ logLevel: "debug" }, (line) => lines.push(line));
    const server = await startTestServer({}, { mailer: mailerAt(await refusingMail("550 5.1.1")), log });
    const { partyId } = await startSingle(server, { email: "canary.person@example.com", isInvited: true });
    const worker = await startWorker(server.context.pool, { jobs: allJobs, schedule: "" }, server.context);
    await expect.poll(() => failuresOf(server)).toEqual([`invitation/${partyId} 550 5.1.1`]);
    await expect.poll(() => waitingJobs(server)).toBe(0);
    await worker.stop();
    expect(await auditOf(server, "invitation-bounced")).toEqual([{ party_id: partyId, actor: "job:mail" }]);
    expect(lines.join("")).toContain("An e-mail did not arrive");
    expect(lines.join("")).not.toContain("canary");
  });

  test("is tried again when it was refused for now", async () => {
    const server = await startTestServer({}, { mailer: mailerAt(await refusingMail("450 4.2.1")) });
    await startSingle(server, { email: "amara@example.com", isInvited: true });
    await expect(server.runJobs()).rejects.toThrow();
    expect(await failuresOf(server)).toEqual([]);
    expect(await waitingJobs(server)).toBe(1);
    const { rows } = await server.context.pool.query("select invitation_sent_at as sent from party");
    expect(rows).toEqual([{ sent: null }]);
  });
});

test("a report in the folder is stored and removed by the scheduled job", async () => {
  const folder = await mkdtemp(join(tmpdir(), "reports-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const server = await startTestServer({ MAIL_BOUNCE_DIR: folder });
  const { partyId } = await startSingle(server, { email: "amara@example.com" });
  await writeFile(join(folder, "1.eml"), deliveryReport({ cause: signed(server, `invitation/${partyId}`) }));
  await server.context.pool.query("select graphile_worker.add_job($1, '{}')", [READ_REPORTS]);
  await server.runJobs();
  expect(await failuresOf(server)).toEqual([`invitation/${partyId} 5.1.1`]);
  expect(await readdir(folder)).toEqual([]);
});

const SECRET = "a-secret-of-more-than-thirty-two-characters";

const report = (server: TestServer, payload: unknown, authorization = `Bearer ${SECRET}`) =>
  server.app.inject({
    method: "POST",
    url: "/callbacks/mail",
    headers: { "content-type": "application/json", ...(authorization ? { authorization } : {}) },
    payload: JSON.stringify(payload),
  });

describe("a report of a mail service", () => {
  test("is stored as often as it comes as one failure, with an entry of the case for each", async () => {
    const server = await startTestServer({ MAIL_HOOK_SECRET: SECRET });
    const { partyId } = await startSingle(server, { email: "amara@example.com" });
    const email = `invitation/${partyId}`;
    expect((await report(server, { email: signed(server, email), status: "5.1.1" })).statusCode).toBe(204);
    expect((await report(server, { email: signed(server, email), status: "5.2.1" })).statusCode).toBe(204);
    expect(await failuresOf(server)).toEqual([`${email} 5.2.1`]);
    expect(await auditOf(server, "invitation-bounced")).toHaveLength(2);
  });

  test("of a delay stores nothing; of an unknown case or kind only the failure", async () => {
    const server = await startTestServer({ MAIL_HOOK_SECRET: SECRET });
    const emails = [`invitation/${randomUUID()}`, "invitation/1", `new-browser/${randomUUID()}`];
    expect(
      (await report(server, { email: signed(server, emails[0] ?? ""), status: "4.4.1" })).statusCode,
    ).toBe(204);
    expect(await failuresOf(server)).toEqual([]);
    for (const email of emails) {
      expect((await report(server, { email: signed(server, email), status: "5.1.1" })).statusCode).toBe(204);
    }
    expect((await failuresOf(server)).toSorted()).toEqual(emails.map((email) => `${email} 5.1.1`).toSorted());
    expect(await auditOf(server, "invitation-bounced")).toEqual([]);
  });

  test.each([
    ["no secret", ""],
    ["another secret", `Bearer ${"x".repeat(SECRET.length)}`],
    ["the beginning of the secret", `Bearer ${SECRET.slice(0, -1)}`],
    ["another scheme", `Basic ${SECRET}`],
  ])("ACL-02 (in part) with %s is refused and stores nothing", async (_what, authorization) => {
    const server = await startTestServer({ MAIL_HOOK_SECRET: SECRET });
    const response = await report(server, { email: "invitation/1", status: "5.1.1" }, authorization);
    expect([response.statusCode, response.json()]).toEqual([401, { code: "UNAUTHENTICATED" }]);
    expect(await failuresOf(server)).toEqual([]);
  });

  test("is refused where the settings name no secret", async () => {
    const server = await startTestServer();
    for (const authorization of ["", "Bearer ", "Bearer undefined"]) {
      const response = await report(server, { email: "invitation/1", status: "5.1.1" }, authorization);
      expect(response.statusCode).toBe(401);
    }
  });

  test.each([
    [{ email: "invitation/1" }],
    [{ email: "invitation/1", status: "550" }],
    [{ email: "invitation", status: "5.1.1" }],
    [{ email: "invitation/1", status: "5.1.1" }],
    [{ email: "invitation/1/00000000000", status: "5.1.1" }],
    [{ email: "Invitation/1; drop table party", status: "5.1.1" }],
    [{ email: ["invitation/1"], status: "5.1.1" }],
    [[]],
    [null],
  ])("%j is no report", async (payload) => {
    const server = await startTestServer({ MAIL_HOOK_SECRET: SECRET });
    const response = await report(server, payload);
    expect([response.statusCode, response.json()]).toEqual([400, { code: "INVALID_REQUEST" }]);
  });
});
