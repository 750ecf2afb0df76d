import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { WrongSetting } from "../config/wrong-setting.ts";
import { writeOnce } from "../files/write-once.ts";

/** Each purpose has its own derived key, so that one cannot be used for another. */
export type Purpose =
  | "access-token"
  | "refresh-token"
  | "reference-link"
  | "reference-session"
  | "upload-policy"
  | "download-link"
  | "wrap-data-keys"
  | "staff-secrets"
  | "webhook-secrets"
  | "recovery-code"
  | "pending-sign-in"
  | "rate-limit"
  | "audit-origin"
  | "document-number"
  | "idempotency"
  | "email-cause"
  | "second-review";

interface SecretKey {
  readonly id: string;
  readonly secret: Buffer;
}

/** The first key is used for new data; the others only decrypt old data, so that keys can be rotated. */
export interface Keyring {
  readonly current: (purpose: Purpose) => { readonly id: string; readonly key: Buffer };
  readonly byId: (purpose: Purpose, id: string) => Buffer | undefined;
  /** All keys of a purpose, newest first: for data without a key id. */
  readonly all: (purpose: Purpose) => readonly Buffer[];
}

const KEY_BYTES = 32;
const KEY = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/_-]{43,}={0,2})$/;

const parseKey = (text: string): SecretKey => {
  const match = KEY.exec(text.trim());
  const secret = Buffer.from(match?.[2] ?? "", "base64");
  if (!match?.[1] || secret.length < KEY_BYTES) {
    throw new WrongSetting(
      "The setting SECRET_KEYS has to be a list like 2026a:BASE64,2025b:BASE64 with at least 32 random bytes each, the newest first.",
    );
  }
  return { id: match[1], secret };
};

const derive = ({ id, secret }: SecretKey, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, id, `latchkey/${purpose}`, KEY_BYTES));

/** @param text e.g. `2026a:BASE64,2025b:BASE64` */
export const openKeyring = (text: string): Keyring => {
  const [first = "", ...older] = text.split(",");
  const newest = parseKey(first);
  const keys = [newest, ...older.map(parseKey)];
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new WrongSetting("The setting SECRET_KEYS names two keys alike.");
  }
  const derived = new Map<string, Buffer>();
  const keyOf = (secretKey: SecretKey, purpose: Purpose): Buffer => {
    const name = `${purpose}/${secretKey.id}`;
    const key = derived.get(name) ?? derive(secretKey, purpose);
    derived.set(name, key);
    return key;
  };
  return {
    current: (purpose) => ({ id: newest.id, key: keyOf(newest, purpose) }),
    byId: (purpose, id) => {
      const found = keys.find((key) => key.id === id);
      return found && keyOf(found, purpose);
    },
    all: (purpose) => keys.map((key) => keyOf(key, purpose)),
  };
};

/** Demo and test generate their key once; only its owner can read the folder. */
export const keysFromFolder = async (folder: string): Promise<string> => {
  const file = join(folder, "secret-keys");
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeOnce(file, `local:${randomBytes(KEY_BYTES).toString("base64")}`);
    await chmod(folder, 0o700);
  }
  return (await readFile(file, "utf8")).trim();
};

export const hmac = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
