import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { hmac, type Keyring } from "../platform/keys/keyring.ts";
import type { Tx } from "../platform/work/work-of.ts";

/** For a lost phone: each works once. Stored as HMACs under a key of the installation. */

const COUNT = 10;
/** 50 bits. */
const LENGTH = 10;
/** Without i, l, o and u: no confusable characters, and no words. */
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";

const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");

const grouped = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

const tidy = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1");

const hashesOf = (keyring: Keyring, memberId: string, code: string): readonly Buffer[] =>
  keyring.all("recovery-code").map((key) => hmac(key, `${memberId}/${tidy(code)}`));

export interface NewRecoveryCodes {
  readonly codes: readonly string[];
  readonly hashes: readonly Buffer[];
}

export const newRecoveryCodes = (keyring: Keyring, memberId: string): NewRecoveryCodes => {
  const codes = Array.from({ length: COUNT }, newCode);
  const { key } = keyring.current("recovery-code");
  return { codes: codes.map(grouped), hashes: codes.map((code) => hmac(key, `${memberId}/${code}`)) };
};

export const storeRecoveryCodes = async (
  tx: Tx,
  memberId: string,
  hashes: NewRecoveryCodes["hashes"],
): Promise<void> => {
  await tx.deleteFrom("member_recovery_code").where("member_id", "=", memberId).execute();
  await tx
    .insertInto("member_recovery_code")
    .values(hashes.map((hash) => ({ member_id: memberId, code_hash: hash })))
    .execute();
};

export const consumeRecoveryCode = async (
  tx: Tx,
  keyring: Keyring,
  { memberId, code }: { readonly memberId: string; readonly code: string },
): Promise<boolean> => {
  const used = await tx
    .updateTable("member_recovery_code")
    .set({ used_at: sql<Date>`now()` })
    .where("member_id", "=", memberId)
    .where("code_hash", "in", [...hashesOf(keyring, memberId, code)])
    .where("used_at", "is", null)
    .returning("member_id")
    .executeTakeFirst();
  return used !== undefined;
};
