import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeOnce } from "../files/write-once.ts";
import { KEY_BYTES, type NamedKey, namedKeys } from "./named-keys.ts";

/** Each purpose has its own derived key, so that one cannot be used for another. */
export type Purpose =
  | "access-token"
  | "refresh-token"
  | "reference-link"
  | "reference-session"
  | "report-link"
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

/** The first key is used for new data; the others only decrypt old data, so that keys can be rotated. */
export interface Keyring {
  readonly current: (purpose: Purpose) => { readonly id: string; readonly key: Buffer };
  readonly byId: (purpose: Purpose, id: string) => Buffer | undefined;
  /** All keys of a purpose, newest first: for data without a key id. */
  readonly all: (purpose: Purpose) => readonly Buffer[];
}

const derive = ({ id, secret }: NamedKey, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, id, `latchkey/${purpose}`, KEY_BYTES));

/** @param text e.g. `2026a:BASE64,2025b:BASE64` */
export const openKeyring = (text: string): Keyring => {
  const keys = namedKeys("SECRET_KEYS", text);
  const [newest] = keys;
  const derived = new Map<string, Buffer>();
  const keyOf = (secretKey: NamedKey, purpose: Purpose): Buffer => {
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

/** Demo and test generate their keys once; only their owner can read the folder. */
export const keysFromFolder = async (
  folder: string,
  name: "secret-keys" | "report-signing-keys",
): Promise<string> => {
  const file = join(folder, name);
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeOnce(file, `local:${randomBytes(KEY_BYTES).toString("base64")}`);
    await chmod(folder, 0o700);
  }
  return (await readFile(file, "utf8")).trim();
};

export const hmac = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
