import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { onServer } from "../../../test/database.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { audit } from "./audit.ts";
import { readHead } from "./head.ts";
import { sealAuditTrail } from "./seal.ts";
import { verifyAuditTrail } from "./verify.ts";

const bySystem = () => ({ tx: server.context.db, actor: { kind: "job", name: "test" } }) as const;

const servers: TestServer[] = [];
let server: TestServer;

beforeEach(async () => {
  server = await openTestServer();
  servers.push(server);
  for (let count = 0; count < 5; count += 1) {
    await audit(bySystem(), { action: "signed-in", outcome: "done", subject: `s${count}` });
  }
});
afterAll(async () => {
  for (const opened of servers) await opened.close();
});

/** As the owner of the database, who has every permission. */
const tamper = async (statement: string): Promise<void> => {
  const { database } = server.context.config;
  if (database.kind === "external") await onServer(database.migrationUrl, statement);
};

const verify = async () => verifyAuditTrail(server.context.db, await readHead(server.context.config.dataDir));

describe("LOG-02 the audit trail", () => {
  test("is intact after sealing, and newer entries are the unsealed tail", async () => {
    expect(await sealAuditTrail(server.context)).toBe(5);
    await audit(bySystem(), { action: "signed-out", outcome: "done" });
    expect(await verify()).toEqual({ sealed: 5, unsealed: 1, broken: undefined });
    expect(await sealAuditTrail(server.context)).toBe(1);
    expect(await verify()).toEqual({ sealed: 6, unsealed: 0, broken: undefined });
  });

  test("sealing twice at once seals each entry once, in order", async () => {
    const sealed = await Promise.all([1, 2, 3].map(() => sealAuditTrail(server.context)));
    expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect((await verify()).broken).toBeUndefined();
  });

  test.each([
    [
      "a changed word",
      "update audit_entry set outcome = 'refused' where subject = 's2'",
      { number: 3, fault: "changed" },
    ],
    [
      "a changed time",
      "update audit_entry set at = at + interval '1 second' where subject = 's1'",
      { number: 2, fault: "changed" },
    ],
    [
      "another actor",
      "update audit_entry set actor = 'applicant:x' where subject = 's0'",
      { number: 1, fault: "changed" },
    ],
    ["a removed entry", "delete from audit_entry where subject = 's3'", { number: 4, fault: "missing" }],
    ["a removed seal", "delete from audit_seal where number = 2", { number: 2, fault: "gap" }],
    [
      "two entries in another order",
      "update audit_entry set subject = case subject when 's1' then 's2' when 's2' then 's1' else subject end",
      { number: 2, fault: "changed" },
    ],
    [
      "a changed entry with a new seal",
      "update audit_entry set subject = 'x' where subject = 's1'; update audit_seal set hash = decode(repeat('00', 32), 'hex') where number = 2",
      { number: 2, fault: "changed" },
    ],
  ])("names the first row after %s", async (_name, statement, expected) => {
    await sealAuditTrail(server.context);
    await tamper(statement);
    expect((await verify()).broken).toMatchObject(expected);
  });

  test.each([
    [
      "the last entry and its seal",
      "delete from audit_seal where number = 5; delete from audit_entry where subject = 's4'",
      { number: 5, fault: "cut" },
    ],
    ["all of it", "delete from audit_seal; delete from audit_entry", { number: 1, fault: "cut" }],
  ])("notices that it was truncated: %s", async (_name, statement, expected) => {
    await sealAuditTrail(server.context);
    await tamper(statement);
    expect((await verify()).broken).toMatchObject(expected);
  });

  test("notices a trail that was rewritten from the start", async () => {
    await sealAuditTrail(server.context);
    const head = await readHead(server.context.config.dataDir);
    await tamper("delete from audit_seal; update audit_entry set subject = 'forged' where subject = 's4'");
    await sealAuditTrail(server.context);
    expect(await verifyAuditTrail(server.context.db, head)).toMatchObject({
      broken: { number: 5, fault: "changed" },
    });
  });

  test("says since when entries wait for their seal: a stopped server leaves some, and the trail is whole", async () => {
    await sealAuditTrail(server.context);
    await audit(bySystem(), { action: "signed-out", outcome: "done", subject: "late" });
    await tamper("update audit_entry set at = at - interval '11 minutes' where subject = 'late'");
    const { rows } = await server.context.pool.query("select at from audit_entry where subject = 'late'");
    const found = await verify();
    expect(found).toMatchObject({ unsealed: 1, broken: undefined });
    expect(new Date(found.unsealedSince ?? "").getTime()).toBe(rows[0].at.getTime());
  });

  test("seals everything, however much there is", async () => {
    await tamper(
      `insert into audit_entry (actor, action, outcome) select 'job:test', 'signed-in', 'done' from generate_series(1, 12000)`,
    );
    expect(await sealAuditTrail(server.context)).toBe(12_005);
    expect(await verify()).toEqual({
      sealed: 12_005,
      unsealed: 0,
      unsealedSince: undefined,
      broken: undefined,
    });
  });

  const FAR = 9_000_000_000;
  test.each([
    ["a seal of its own", `insert into audit_seal (number, entry_id, hash) values (1, ${FAR}, '\\x00')`],
    [
      "an entry's number",
      `insert into audit_entry (id, actor, action, outcome) overriding system value values (${FAR}, 'x', 'x', 'x')`,
    ],
    [
      "an entry's time",
      "insert into audit_entry (at, actor, action, outcome) values (now() - interval '1 year', 'x', 'x', 'x')",
    ],
    ["the function's name", "alter function seal_audit_trail(integer) rename to gone"],
  ])("the application's role cannot stop the sealing: it may not set %s", async (_what, statement) => {
    await expect(server.context.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    expect(await sealAuditTrail(server.context)).toBe(5);
  });

  test("the application's role is no member of the sealing role, which nobody logs in as", async () => {
    const { rows } = await server.context.pool.query(
      "select pg_has_role('latchkey_app', oid, 'member') as member, rolcanlogin as login from pg_roles where rolname = 'latchkey_seal'",
    );
    expect(rows).toEqual([{ member: false, login: false }]);
  });
});
