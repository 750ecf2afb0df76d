import { type Kysely, sql } from "kysely";
import { WrongSetting } from "../config/wrong-setting.ts";
import { codeOf } from "../log/error-code.ts";

export const INSUFFICIENT_PRIVILEGE = "42501";

/** A table as a scoped role sees it. */
export interface ScopedTable {
  readonly columns: readonly string[];
  /** SQL: whether a row belongs to the scope of the transaction. Without a scope it is never true. */
  readonly using: string;
}

/** A role that reads some columns of some rows, and changes nothing. */
export interface ScopedRole {
  readonly name: string;
  readonly reads: Readonly<Record<string, ScopedTable>>;
}

interface Target {
  readonly tx: Kysely<unknown>;
  readonly table: string;
}

const isSecured = async ({ tx, table }: Target): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select relrowsecurity as found from pg_class where oid = ${table}::regclass`.execute(tx);
  return rows[0]?.found === true;
};

interface Policy {
  readonly role: string;
  readonly using: string;
}

/** The text is kept as a comment, because PostgreSQL stores the condition in words of its own. */
const hasPolicy = async ({ tx, table }: Target, { role, using }: Policy): Promise<boolean> => {
  const { rows } = await sql<{ text: string | null }>`
    select obj_description(oid, 'pg_policy') as text from pg_policy
    where polrelid = ${table}::regclass and polname = ${role}`.execute(tx);
  return rows[0]?.text === using;
};

/** A policy that is as it should be stays: each change locks the table. */
const keepPolicy = async (target: Target, policy: Policy): Promise<void> => {
  if (await hasPolicy(target, policy)) return;
  const { tx, table } = target;
  const { role, using } = policy;
  const [name, on] = [sql.id(role), sql.table(table)];
  await sql`drop policy if exists ${name} on ${on}`.execute(tx);
  await sql`create policy ${name} on ${on} to ${name} using (${sql.raw(using)})`.execute(tx);
  await sql`comment on policy ${name} on ${on} is ${sql.lit(using)}`.execute(tx);
};

const isMember = async (tx: Kysely<unknown>, role: string, of: string): Promise<boolean> => {
  const { rows } = await sql<{
    found: boolean;
  }>`select pg_has_role(${role}, ${of}, 'member') as found`.execute(tx);
  return rows[0]?.found === true;
};

/**
 * Needs a transaction, so that the product's role never loses a row: it sees all of them, whatever the scope. Idempotent.
 *
 * @throws WrongSetting if the owner may not make the product's role a member
 */
export const grantScopedRights = async (
  tx: Kysely<unknown>,
  { name, reads }: ScopedRole,
  appRole: string,
): Promise<void> => {
  const role = sql.id(name);
  await sql`revoke all on all tables in schema public from ${role}`.execute(tx);
  await sql`grant usage on schema public to ${role}`.execute(tx);
  for (const [table, { columns, using }] of Object.entries(reads)) {
    const shown = sql.join(columns.map((column) => sql.id(column)));
    await sql`grant select (${shown}) on ${sql.table(table)} to ${role}`.execute(tx);
    const target = { tx, table };
    await keepPolicy(target, { role: appRole, using: "true" });
    await keepPolicy(target, { role: name, using });
    if (!(await isSecured(target)))
      await sql`alter table ${sql.table(table)} enable row level security`.execute(tx);
  }
  if (await isMember(tx, appRole, name)) return;
  await sql`grant ${role} to ${sql.id(appRole)}`.execute(tx).catch((cause: unknown) => {
    if (codeOf(cause) !== INSUFFICIENT_PRIVILEGE) throw cause;
    throw new WrongSetting(
      `The role ${appRole} is not a member of the role ${name}, and the login of DATABASE_MIGRATION_URL may not make it one. As an administrator of the database, run "grant ${name} to ${appRole}".`,
    );
  });
};
