import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { newWrappedKey, unwrapKey } from "./data-keys.ts";
import { decrypt, encrypt } from "./encryption.ts";
import { keysFromFolder, openKeyring } from "./keyring.ts";

const aKey = (id: string) => `${id}:${randomBytes(32).toString("base64")}`;

describe("the keyring", () => {
  test("every purpose has its own key", () => {
    const ring = openKeyring(aKey("a"));
    const purposes = ["access-token", "refresh-token", "upload-policy", "wrap-data-keys"] as const;
    expect(new Set(purposes.map((purpose) => ring.current(purpose).key.toString("hex"))).size).toBe(4);
  });

  test("PRV-03 keys rotate: the newest encrypts, the others still decrypt", () => {
    const old = aKey("old");
    const applicantId = randomUUID();
    const wrapped = newWrappedKey(openKeyring(old), applicantId);
    const rotated = openKeyring(`${aKey("new")},${old}`);
    expect(unwrapKey(rotated, wrapped, applicantId)).toEqual(
      unwrapKey(openKeyring(old), wrapped, applicantId),
    );
    expect(rotated.current("wrap-data-keys").id).toBe("new");
  });

  test("PRV-03 a wrong key fails closed", () => {
    const applicantId = randomUUID();
    const wrapped = newWrappedKey(openKeyring(aKey("a")), applicantId);
    expect(() => unwrapKey(openKeyring(aKey("a")), wrapped, applicantId)).toThrow();
    expect(() => unwrapKey(openKeyring(aKey("b")), wrapped, applicantId)).toThrow("SECRET_KEYS");
  });

  test("PRV-03 a wrapped key moved to another applicant cannot be unwrapped", () => {
    const ring = openKeyring(aKey("a"));
    expect(() => unwrapKey(ring, newWrappedKey(ring, randomUUID()), randomUUID())).toThrow();
  });

  test.each(["", "nonsense", "a:short", "a:", `${aKey("a")},${aKey("a")}`, aKey("Ä")])(
    "%j is refused with a message",
    (text) => {
      expect(() => openKeyring(text)).toThrow("SECRET_KEYS");
    },
  );

  test("demo and test generate their key once, readable only by its owner", async () => {
    const folder = await mkdtemp(join(tmpdir(), "latchkey-keys-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const made = await Promise.all(Array.from({ length: 50 }, () => keysFromFolder(folder, "secret-keys")));
    const first = made[0] ?? "";
    expect(first).toMatch(/^local:.{40,}/);
    expect(new Set(made)).toEqual(new Set([first]));
    expect(await keysFromFolder(folder, "secret-keys")).toBe(first);
    expect(await readdir(folder)).toEqual(["secret-keys"]);
    expect((await stat(join(folder, "secret-keys"))).mode & 0o777).toBe(0o600);
  });
});

describe("an encrypted value", () => {
  const key = randomBytes(32);

  test("INT-07 (in part) can be decrypted in its own context and no other", () => {
    const sealed = encrypt(key, Buffer.from("QQ123456C"), "nino/1");
    expect(decrypt(key, sealed, "nino/1").toString()).toBe("QQ123456C");
    expect(() => decrypt(key, sealed, "nino/2")).toThrow();
  });

  test("never has the same ciphertext twice, and a changed byte is noticed", () => {
    const sealed = encrypt(key, Buffer.from("x"), "c");
    expect(encrypt(key, Buffer.from("x"), "c")).not.toEqual(sealed);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => decrypt(key, changed, "c")).toThrow();
    }
  });
});
