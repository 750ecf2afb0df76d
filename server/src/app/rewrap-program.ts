import { type Kysely, sql } from "kysely";
import { resealAppSecret } from "../members/authenticator-app.ts";
import type { Config } from "../platform/config/config.ts";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import { asWrongSetting, type Databases, openDatabases } from "../platform/db/databases.ts";
import type { Schema } from "../platform/db/schema.ts";
import { agencyKeyOwner, evidenceKeyOwner, rewrapKey } from "../platform/keys/data-keys.ts";
import type { Keyring } from "../platform/keys/keyring.ts";
import { newLog } from "../platform/log/log.ts";
import { resealWebhookSecret } from "../webhooks/webhook-secret.ts";
import { databasePlan } from "./database-plan.ts";
import { openKeys } from "./open-keys.ts";
import { messageOf } from "./program-output.ts";

const DONE = 0;
const FAILED = 2;

interface Surroundings {
  readonly readConfig: () => Config;
  readonly print: (line: string) => Promise<void>;
  readonly complain: (line: string) => Promise<void>;
}

type Db = Kysely<Schema>;

interface SealedColumn {
  readonly table: "party" | "right_to_rent_key" | "agency_key" | "member" | "webhook_endpoint";
  readonly column: string;
  readonly reseal: (keyring: Keyring, sealed: Buffer, id: string) => Buffer | undefined;
}

const DATA_KEYS: SealedColumn = { table: "party", column: "wrapped_key", reseal: rewrapKey };
const EVIDENCE_KEYS: SealedColumn = {
  table: "right_to_rent_key",
  column: "wrapped_key",
  reseal: (keyring, sealed, id) => rewrapKey(keyring, sealed, evidenceKeyOwner(id)),
};
const AGENCY_KEYS: SealedColumn = {
  table: "agency_key",
  column: "wrapped_key",
  reseal: (keyring, sealed, id) => rewrapKey(keyring, sealed, agencyKeyOwner(id)),
};
const APP_SECRETS: SealedColumn = {
  table: "member",
  column: "sealed_totp_secret",
  reseal: resealAppSecret,
};

const WEBHOOK_SECRETS: readonly SealedColumn[] = ["sealed_secret", "sealed_previous"].map((column) => ({
  table: "webhook_endpoint",
  column,
  reseal: resealWebhookSecret,
}));

/** Locks the row, which a running server may change meanwhile. @returns whether an old key had sealed it */
const resealRow = (
  db: Db,
  keyring: Keyring,
  { table, column, reseal, id }: SealedColumn & { readonly id: string },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const [from, value] = [sql.table(table), sql.ref(column)];
    const { rows } = await sql<{ sealed: Buffer }>`select ${value} as sealed from ${from}
      where id = ${id} and ${value} is not null for update`.execute(tx);
    const resealed = rows[0] && reseal(keyring, rows[0].sealed, id);
    if (!resealed) return false;
    await sql`update ${from} set ${value} = ${resealed} where id = ${id}`.execute(tx);
    return true;
  });

const BATCH = 500;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * In the order of ids, so that an interrupted run is simply started again.
 *
 * @returns how many values an old key had sealed
 */
const resealColumn = async (db: Db, keyring: Keyring, sealed: SealedColumn): Promise<number> => {
  let [count, last] = [0, BEFORE_ALL];
  for (;;) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(sealed.table)}
      where id > ${last} order by id limit ${BATCH}`.execute(db);
    for (const { id } of rows) if (await resealRow(db, keyring, { ...sealed, id })) count += 1;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return count;
  }
};

const resealColumns = async (db: Db, keyring: Keyring, columns: readonly SealedColumn[]): Promise<number> => {
  let count = 0;
  for (const column of columns) count += await resealColumn(db, keyring, column);
  return count;
};

export const rewrapKeys = async (
  db: Db,
  keyring: Keyring,
): Promise<Record<"dataKeys" | "appSecrets" | "webhookSecrets", number>> => ({
  dataKeys: await resealColumns(db, keyring, [DATA_KEYS, EVIDENCE_KEYS, AGENCY_KEYS]),
  appSecrets: await resealColumn(db, keyring, APP_SECRETS),
  webhookSecrets: await resealColumns(db, keyring, WEBHOOK_SECRETS),
});

/**
 * `npm run keys:rewrap`: after a new key was put first, reseals the values that old keys have sealed. Files
 * stay as they are: each party's own key encrypts them.
 *
 * @returns the exit code. 0: done; 2: the database or a key could not be used
 */
export const rewrapProgram = async ({ readConfig, print, complain }: Surroundings): Promise<number> => {
  let databases: Databases | undefined;
  try {
    const config = readConfig();
    const { keyring } = await openKeys(config);
    const log = newLog(config, (line) => void complain(line.trimEnd()));
    databases = await openDatabases(config, log, { plan: databasePlan }).catch((cause: unknown) => {
      throw asWrongSetting(config, cause);
    });
    const { dataKeys, appSecrets, webhookSecrets } = await rewrapKeys(databases.db, keyring);
    const newest = keyring.current("wrap-data-keys").id;
    await print(
      `${dataKeys} data keys, ${appSecrets} app secrets of staff and ${webhookSecrets} secrets of webhooks are now sealed with ${newest}.`,
    );
    await print(
      "The old keys still verify recovery codes of staff and links of references, and find the same document in two cases. Keep them until staff have made new recovery codes and references have ended, a month.",
    );
    return DONE;
  } catch (cause) {
    await complain(
      cause instanceof WrongSetting ? cause.message : `Not all keys were sealed anew: ${messageOf(cause)}`,
    );
    return FAILED;
  } finally {
    await databases?.leave();
  }
};
