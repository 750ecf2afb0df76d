import { runMigrations } from "graphile-worker";
import { type Kysely, Migrator, sql } from "kysely";
import { WrongSetting } from "../config/wrong-setting.ts";
import { codeOf } from "../log/error-code.ts";
import { grantAuditRights } from "./audit-rights.ts";
import type { DatabasePlan } from "./database-plan.ts";
import type { Connection } from "./pool.ts";
import { kyselyOn, openPool } from "./pool.ts";
import { grantScopedRights, INSUFFICIENT_PRIVILEGE } from "./scoped-role.ts";

const ignoreIdleErrors = () => undefined;

/** A role without a login that seals the audit trail. */
const SEAL_ROLE = "latchkey_seal";

/**
 * The application's role may only insert into and select from history tables. In one transaction, so that it
 * never has more rights, not even after a crash.
 */
const grantRights = (
  db: Kysely<unknown>,
  appRole: string,
  { appendOnly, changing, scoped }: DatabasePlan,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const role = sql.id(appRole);
    await sql`grant usage on schema public to ${role}`.execute(tx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(tx);
    await sql`grant usage on all sequences in schema public to ${role}`.execute(tx);
    for (const table of appendOnly) {
      await sql`revoke update, delete on ${sql.table(table)} from ${role}`.execute(tx);
    }
    for (const [table, columns] of Object.entries(changing)) {
      const changed = sql.join(columns.map((column) => sql.id(column)));
      await sql`revoke update, delete on ${sql.table(table)} from ${role}`.execute(tx);
      await sql`grant update (${changed}) on ${sql.table(table)} to ${role}`.execute(tx);
    }
    await grantAuditRights(tx, { appRole, sealRole: SEAL_ROLE });
    await grantScopedRights(tx, scoped, appRole);
  });

const roleExists = async (db: Kysely<unknown>, role: string): Promise<boolean> => {
  const found = await sql`select 1 from pg_roles where rolname = ${role}`.execute(db);
  return found.rows.length > 0;
};

/** A start that was killed may have created the role without the membership. */
const maySetRole = (db: Kysely<unknown>, role: string): Promise<boolean> =>
  db
    .transaction()
    .execute((tx) => sql`set local role ${sql.id(role)}`.execute(tx))
    .then(
      () => true,
      () => false,
    );

/** @throws WrongSetting with the statements for a database administrator, if the owner lacks the right */
const refuseMissingRole = (role: string, login: "login" | "nologin", cause: unknown): never => {
  if (codeOf(cause) !== INSUFFICIENT_PRIVILEGE) throw cause;
  throw new WrongSetting(
    `The login of DATABASE_MIGRATION_URL is not a member of the role ${role} and may not create or join it. As an administrator of the database, run "create role ${role} ${login}" unless the role exists, and grant it to that login.`,
  );
};

/** Two servers that start at once may both see no role; the second gets duplicate_object. */
const createRole = async (db: Kysely<unknown>, role: string, login: "login" | "nologin"): Promise<void> => {
  if (!(await roleExists(db, role))) {
    await sql`create role ${sql.id(role)} ${sql.raw(login)}`.execute(db).catch(async (cause: unknown) => {
      if (!(await roleExists(db, role))) refuseMissingRole(role, login, cause);
    });
  }
  if (await maySetRole(db, role)) return;
  await sql`grant ${sql.id(role)} to current_user`
    .execute(db)
    .catch((cause: unknown) => refuseMissingRole(role, login, cause));
};

/** @throws WrongSetting if a version that cannot be upgraded made the database */
const refuseOtherVersions = async (db: Kysely<unknown>, { migrations }: DatabasePlan): Promise<void> => {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('public.kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.find(({ name }) => !(name in migrations));
  if (!unknown) return;
  throw new WrongSetting(
    `This database was made by another version of Latchkey (its step ${unknown.name} is unknown here): a newer one, or one older than 0.2.0, from which there is no upgrade. Start the version that made it, or use an empty database.`,
  );
};

const OLDEST_POSTGRES = 15;

const refuseOldPostgres = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version_num') as version`.execute(db);
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major >= OLDEST_POSTGRES) return;
  throw new WrongSetting(
    `Latchkey needs PostgreSQL ${OLDEST_POSTGRES} or newer. DATABASE_URL names a PostgreSQL ${major}.`,
  );
};

const currentDatabase = async (db: Kysely<unknown>): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? "";
};

/**
 * The application's role owns the schema of the job queue: row-level security rejects jobs added by others.
 * The queue's migrations need the right to create a schema even if it exists; it is granted only while they
 * run.
 */
const migrateJobs = async (db: Kysely<unknown>, app: Connection): Promise<void> => {
  const role = sql.id(app.role);
  const database = sql.id(await currentDatabase(db));
  await sql`create schema if not exists graphile_worker authorization ${role}`.execute(db);
  await sql`grant create on database ${database} to ${role}`.execute(db);
  const pool = openPool(app, ignoreIdleErrors);
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
    await sql`revoke create on database ${database} from ${role}`.execute(db);
  }
};

export interface MigrationTargets {
  readonly owner: Connection;
  readonly app: Connection;
}

export const MIGRATION_LOCK = 7_402_613;

/** Serialised: concurrent grants fail with a concurrent update. */
const oneAtATime = (db: Kysely<unknown>, work: () => Promise<void>): Promise<void> =>
  db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(holder);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(holder);
    }
  });

/** Migrates roles, tables, the job queue and rights. Idempotent; several servers may run it at once. */
export const migrate = async ({ owner, app }: MigrationTargets, plan: DatabasePlan): Promise<void> => {
  const ownerPool = openPool(
    { ...owner, config: { ...owner.config, max: 3 }, statementMs: 0 },
    ignoreIdleErrors,
  );
  const db = kyselyOn<unknown>(ownerPool);
  try {
    await oneAtATime(db, async () => {
      await refuseOldPostgres(db);
      await refuseOtherVersions(db, plan);
      await createRole(db, app.role, "login");
      await createRole(db, SEAL_ROLE, "nologin");
      await createRole(db, plan.scoped.name, "nologin");
      const migrator = new Migrator({
        db,
        provider: { getMigrations: async () => ({ ...plan.migrations }) },
      });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
      await plan.keep(kyselyOn(ownerPool));
      await migrateJobs(db, app);
      await grantRights(db, app.role, plan);
    });
  } finally {
    await db.destroy();
  }
};
