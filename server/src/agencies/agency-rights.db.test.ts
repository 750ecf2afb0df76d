import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aProgram, type Program } from "../../test/api-keys.ts";
import { insertFinalDecision } from "../../test/decision-rows.ts";
import { newApplication, somebody } from "../../test/new-applications.ts";
import { withOwner } from "../../test/owner.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { listApplications } from "../applications/list-applications.ts";
import type { Tx } from "../platform/work/work-of.ts";
import { assertOwnApplication, readAsAgency, withAgencyRights } from "./agency-rights.ts";
import { AGENCY_ROLE, AGENCY_SETTING, agencyRole } from "./agency-role.ts";

interface Home {
  readonly program: Program;
  readonly agencyId: string;
  readonly applicationId: string;
}

let server: TestServer;
let harbour: Home;
let mill: Home;

const aHome = async (agency: string): Promise<Home> => {
  const program = await aProgram(server, ["applications:read", "applications:write"], agency);
  const { agency: _agency, ...body } = newApplication({ people: [somebody()] });
  const { body: made } = await program.send("POST", "/applications", body);
  const { rows } = await server.context.pool.query("select agency_id from application where id = $1", [
    made.id,
  ]);
  return { program, agencyId: rows[0].agency_id, applicationId: made.id };
};

beforeAll(async () => {
  server = await openTestServer();
  [harbour, mill] = [await aHome("Harbour Homes"), await aHome("Mill Lets")];
  // A row of each table for both.
  await withOwner(server, async (owner) => {
    for (const { applicationId, agencyId } of [harbour, mill]) {
      await owner.query(
        `insert into holding_deposit (application_id, received_on, agreement_by) values ($1, '2026-11-02', '2026-11-16')`,
        [applicationId],
      );
      await owner.query("insert into landlord (agency_id, name) values ($1, 'R. Calvert')", [agencyId]);
      await owner.query(
        `insert into letting (application_id, landlord_id, agreement_on, starts_on, api_key_id)
          select $1, l.id, '2026-12-01', '2026-12-02', k.id from landlord l, api_key k
          where l.agency_id = $2 and k.agency_id = $2`,
        [applicationId, agencyId],
      );
      await owner.query(
        `insert into email_failure (kind, subject, reason) select 'invitation', id::text, 'full' from party
          where application_id = $1`,
        [applicationId],
      );
      await owner.query(
        `insert into identity_facts (application_id, party_id, first_name) select application_id, id, 'Amara'
          from party where application_id = $1 on conflict do nothing`,
        [applicationId],
      );
    }
    for (const { agencyId } of [harbour, mill]) {
      await owner.query("insert into agency_branch (agency_id, name, address) values ($1, 'Leeds', '')", [
        agencyId,
      ]);
      await owner.query(
        `insert into agency_stop (agency_id, is_stop, staff_id) select $1, false, id from staff_member limit 1`,
        [agencyId],
      );
      await owner.query(
        "insert into agency_policy (agency_id, policy) select $1, policy from application where agency_id = $1",
        [agencyId],
      );
    }
    for (const { agencyId } of [harbour, mill]) {
      const { rows } = await owner.query(
        `insert into agency_user (agency_id, email, name, roles) values ($1, gen_random_uuid() || '@example', '', '{NEGOTIATOR}')
          returning id`,
        [agencyId],
      );
      await owner.query(
        `insert into member_passkey (credential_id, member_id, public_key, counter, transports)
          values (gen_random_uuid(), $1, '', 0, '{}')`,
        [rows[0].id],
      );
    }
    for (const { applicationId } of [harbour, mill]) {
      const { rows } = await owner.query("select id from party where application_id = $1", [applicationId]);
      await insertFinalDecision(owner, rows[0].id);
      await owner.query(
        `insert into agency_message (application_id, staff_id, text, needs_answer) select $1, id, '', true from staff_member limit 1`,
        [applicationId],
      );
      await owner.query(
        `insert into remedial_section (application_id, party_id, section, start_step, end_step, reasons)
          values ($1, $2, 'IDENTITY', '', '', '{}')`,
        [applicationId, rows[0].id],
      );
      await owner.query(
        `insert into progress_item (application_id, party_id, section, completed_steps, answers)
          values ($1, $2, 'IDENTITY', '{}', '{}')`,
        [applicationId, rows[0].id],
      );
      await owner.query(
        `with checked as (insert into right_to_rent_check (application_id, party_id, rule_set, purpose, route,
            checked_on, shows, is_time_limited, sealed, staff_id)
          select $1, $2, '', 'before_agreement', 'NO_EXCUSE', '2026-12-01', 'no_excuse', false, '', id
            from staff_member limit 1 returning id, staff_id)
          insert into right_to_rent_second (check_id, agrees, staff_id) select id, true, staff_id from checked`,
        [applicationId, rows[0].id],
      );
      await owner.query("insert into reference (application_id, party_id, referee) values ($1, $2, '{}')", [
        applicationId,
        rows[0].id,
      ]);
      await owner.query(
        `insert into report (id, application_id, version, outcome, facts_hash)
          values (gen_random_uuid(), $1, 1, 'ACCEPTED', 'hash')`,
        [applicationId],
      );
    }
    await owner.query(
      "insert into email_failure (kind, subject, reason) values ('sign-in', 'no-id', 'full')",
    );
  });
});
afterAll(() => server.close());

const { reads } = agencyRole;
const tables = Object.keys(reads);

const rowsOf = async (tx: Tx, table: string) => {
  const columns = sql.join((reads[table]?.columns ?? []).map((column) => sql.id(column)));
  return (await sql<Record<string, unknown>>`select ${columns} from ${sql.table(table)}`.execute(tx)).rows;
};

/** With no filter of our own: what is seen is what the policies let through. */
const seenBy = ({ agencyId }: Home, table: string) =>
  readAsAgency(server.context, { agencyId }, (tx) => rowsOf(tx, table));

const asRole = <Result>(read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  server.context.db.transaction().execute(async (tx) => {
    await sql`set local role ${sql.id(AGENCY_ROLE)}`.execute(tx);
    return read(tx);
  });

describe("the role of agencies", () => {
  test.each(tables)(
    "ACL-07 sees in %s the rows of one agency, and nothing of another, without a filter of the query",
    async (table) => {
      const [ours, theirs] = [await seenBy(harbour, table), await seenBy(mill, table)];
      const rowsEach = table === "party_event" ? 2 : 1;
      expect([ours.length, theirs.length]).toEqual([rowsEach, rowsEach]);
      expect(ours).not.toEqual(theirs);
      const { rows } = await server.context.pool.query(`select count(*) from ${table}`);
      expect(rows[0].count).toBeGreaterThanOrEqual(2);
    },
  );

  test.each(tables)("sees in %s nothing without an agency, or with one that is no agency", async (table) => {
    expect(await asRole((tx) => rowsOf(tx, table))).toEqual([]);
    const ofNone = { agencyId: "00000000-0000-4000-8000-000000000000" };
    expect(await readAsAgency(server.context, ofNone, (tx) => rowsOf(tx, table))).toEqual([]);
    // The setting of an earlier transaction of the connection is empty, and not absent.
    const afterwards = server.context.db.transaction().execute(async (tx) => {
      await withAgencyRights(tx, harbour, (scoped) => rowsOf(scoped, table));
      await sql`set local role ${sql.id(AGENCY_ROLE)}`.execute(tx);
      return rowsOf(tx, table);
    });
    expect(await afterwards).toEqual([]);
  });

  test("has no policy that lets a row through for want of a value", async () => {
    const { rows } = await server.context.pool.query(
      "select tablename, qual, cmd from pg_policies where $1 = any (roles)",
      [AGENCY_ROLE],
    );
    expect(rows.map(({ tablename }) => tablename).toSorted()).toEqual(tables.toSorted());
    for (const { qual } of rows) expect(qual).not.toMatch(/is null|coalesce|\bor\b|^true$/i);
  });

  test("reads no other table and no other column", async () => {
    const { rows } = await withOwner(server, (owner) =>
      owner.query(
        `select table_name || '.' || column_name as name, privilege_type as right from information_schema.column_privileges
          where grantee = $1 and table_schema = 'public'`,
        [AGENCY_ROLE],
      ),
    );
    const granted = Object.entries(reads).flatMap(([table, { columns }]) =>
      columns.map((column) => ({ name: `${table}.${column}`, right: "SELECT" })),
    );
    const byName = (one: { readonly name: string }, other: { readonly name: string }) =>
      one.name < other.name ? -1 : 1;
    expect(rows.toSorted(byName)).toEqual(granted.toSorted(byName));
    const attempt = (statement: string) => asRole((tx) => sql.raw(statement).execute(tx));
    for (const statement of [
      "select * from party",
      "select conditions from party",
      "select birthdate from identity_facts",
      "select id from staff_member",
      "select id from document",
      "select id from audit_entry",
      "select id from api_key",
      "select * from graphile_worker.jobs",
    ])
      await expect(attempt(statement), statement).rejects.toThrow("permission denied");
  });

  test.each(tables)("changes nothing in %s", async (table) => {
    const [column = ""] = reads[table]?.columns ?? [];
    for (const statement of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `insert into ${table} default values`,
      `truncate ${table}`,
    ])
      await expect(
        asRole((tx) => sql.raw(statement).execute(tx)),
        statement,
      ).rejects.toThrow("permission denied");
  });

  test("is left at the end of a read, and of one that fails", async () => {
    const state = async (tx: Tx) =>
      (
        await sql<object>`select current_user as role, current_setting(${AGENCY_SETTING}, true) as agency`.execute(
          tx,
        )
      ).rows;
    const after = await server.context.db.transaction().execute(async (tx) => {
      await withAgencyRights(tx, harbour, (scoped) => rowsOf(scoped, "party"));
      return state(tx);
    });
    expect(after).toEqual([{ role: "latchkey_app", agency: "" }]);
    const fails = () => readAsAgency(server.context, harbour, (tx) => sql`select 1 / 0`.execute(tx));
    for (let run = 0; run < 12; run += 1) await expect(fails()).rejects.toThrow("division by zero");
    const roles = await Promise.all(
      Array.from({ length: 12 }, () => server.context.pool.query("select current_user as role")),
    );
    expect(new Set(roles.map(({ rows }) => rows[0].role))).toEqual(new Set(["latchkey_app"]));
  });

  test("leaves the product every row", async () => {
    for (const table of tables) {
      const counted = `select count(*) from ${table}`;
      const { rows } = await server.context.pool.query(counted);
      const whole = await withOwner(server, (owner) => owner.query(counted));
      expect([table, rows[0].count]).toEqual([table, Number(whole.rows[0].count)]);
    }
  });
});

describe("the API", () => {
  test("an agency's list holds its own, without a filter in the query", async () => {
    const listed = await readAsAgency(server.context, harbour, (tx) =>
      listApplications(tx, { after: undefined, limit: 50 }),
    );
    expect(listed.rows.map(({ id }) => id)).toEqual([harbour.applicationId]);
    const { body } = await mill.program.send("GET", "/applications");
    expect(body.rows.map(({ id }: { readonly id: string }) => id)).toEqual([mill.applicationId]);
  });

  test("another agency's application is found by none of its routes", async () => {
    const { applicationId } = harbour;
    const read = await mill.program.send("GET", `/applications/${applicationId}`);
    const ended = await mill.program.send("POST", `/applications/${applicationId}/tenancy-ended`, {
      endedOn: "2026-11-01",
    });
    expect([read.status, ended.status]).toEqual([404, 404]);
    const { rows } = await server.context.pool.query(
      "select ended_on from letting where application_id = $1",
      [applicationId],
    );
    expect(rows).toEqual([{ ended_on: null }]);
    const asks = (agencyId: string) =>
      server.context.db
        .transaction()
        .execute((tx) => assertOwnApplication({ tx }, { agencyId }, applicationId));
    await expect(asks(mill.agencyId)).rejects.toThrow("NOT_FOUND");
    await expect(asks(harbour.agencyId)).resolves.toBeUndefined();
  });
});
