import type { Kysely } from "kysely";
import type { Config } from "../platform/config/config.ts";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import { asWrongSetting, type Databases, openDatabases } from "../platform/db/databases.ts";
import type { Schema } from "../platform/db/schema.ts";
import { rewrapKey } from "../platform/keys/data-keys.ts";
import type { Keyring } from "../platform/keys/keyring.ts";
import { newLog } from "../platform/log/log.ts";
import { resealAppSecret } from "../staff/authenticator-app.ts";
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

/** One row in each transaction, locked: a server that runs beside may change it meanwhile. @returns whether it was an old key's */
const rewrapParty = (db: Db, keyring: Keyring, id: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("party")
      .select("wrapped_key")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    const wrapped = row && rewrapKey(keyring, row.wrapped_key, id);
    if (!wrapped) return false;
    await tx.updateTable("party").set({ wrapped_key: wrapped }).where("id", "=", id).execute();
    return true;
  });

const resealMember = (db: Db, keyring: Keyring, id: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("staff_member")
      .select("sealed_totp_secret")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    const sealed = row?.sealed_totp_secret && resealAppSecret(keyring, id, row.sealed_totp_secret);
    if (!sealed) return false;
    await tx.updateTable("staff_member").set({ sealed_totp_secret: sealed }).where("id", "=", id).execute();
    return true;
  });

const BATCH = 500;

/** By their ids, so that an interrupted run is simply started again. */
const rewrapAll = async (
  idsAfter: (last: string | undefined) => Promise<readonly { readonly id: string }[]>,
  rewrap: (id: string) => Promise<boolean>,
): Promise<number> => {
  let count = 0;
  let last: string | undefined;
  for (;;) {
    const rows = await idsAfter(last);
    for (const { id } of rows) if (await rewrap(id)) count += 1;
    last = rows.at(-1)?.id;
    if (rows.length < BATCH) return count;
  }
};

const idsOf =
  (db: Db, table: "party" | "staff_member") =>
  (last: string | undefined): Promise<readonly { readonly id: string }[]> =>
    db
      .selectFrom(table)
      .select("id")
      .$if(last !== undefined, (query) => query.where("id", ">", last ?? ""))
      .orderBy("id")
      .limit(BATCH)
      .execute();

/** @returns how many data keys and app secrets were an old key's */
export const rewrapKeys = async (
  db: Db,
  keyring: Keyring,
): Promise<{ readonly dataKeys: number; readonly appSecrets: number }> => ({
  dataKeys: await rewrapAll(idsOf(db, "party"), (id) => rewrapParty(db, keyring, id)),
  appSecrets: await rewrapAll(idsOf(db, "staff_member"), (id) => resealMember(db, keyring, id)),
});

/**
 * `npm run keys:rewrap`: after a new key was put first, seals with it what the old ones have sealed. Files stay as they are: each
 * party's own key encrypts them.
 *
 * @returns the exit code. 0: done; 2: the database or a key could not be used
 */
export const rewrapProgram = async ({ readConfig, print, complain }: Surroundings): Promise<number> => {
  let databases: Databases | undefined;
  try {
    const config = readConfig();
    const keyring = await openKeys(config);
    const log = newLog(config, (line) => void complain(line.trimEnd()));
    databases = await openDatabases(config, log).catch((cause: unknown) => {
      throw asWrongSetting(config, cause);
    });
    const { dataKeys, appSecrets } = await rewrapKeys(databases.db, keyring);
    const newest = keyring.current("wrap-data-keys").id;
    await print(
      `${dataKeys} data keys and ${appSecrets} app secrets of staff are now sealed with ${newest}.`,
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
