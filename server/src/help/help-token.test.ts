import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readAccessToken } from "../accounts/access-token.ts";
import { openKeyring } from "../platform/keys/keyring.ts";
import { readSignedToken } from "../platform/keys/signed-token.ts";
import { helpToken } from "./help-token.ts";

const SECRET = "a-secret-of-the-messenger-0123456789";
const UUID = "0d0f9a2e-0000-4000-8000-000000000000";
const help = { scriptUrl: "https://help.example/s.js", signing: { keyId: "app_5f", secret: SECRET } };
const contact = { email: "amara@example.com", firstName: "Amara", lastName: null };
const NOW = 1_770_000_000;

const partsOf = (token: string | null) => (token ?? "").split(".");
const read = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

describe("FRM-017 (in part) the messenger's token", () => {
  test("says which case it is, for ten minutes, signed with the key that it names", () => {
    const [header, claims, signature] = partsOf(
      helpToken(help, { uuid: UUID, contact: undefined }, NOW + 0.5),
    );
    expect(read(header)).toEqual({ alg: "HS256", typ: "JWT", kid: "app_5f" });
    expect(read(claims)).toEqual({ scope: "user", external_id: UUID, exp: NOW + 600 });
    const own = createHmac("sha256", SECRET).update(`${header}.${claims}`).digest("base64url");
    expect(signature).toBe(own);
  });

  test("says who it is only where a contact was given", () => {
    const [, claims] = partsOf(helpToken(help, { uuid: UUID, contact }, NOW));
    expect(read(claims)).toMatchObject({ email: contact.email, email_verified: true, name: "Amara" });
    const [, nameless] = partsOf(
      helpToken(help, { uuid: UUID, contact: { ...contact, firstName: null } }, NOW),
    );
    expect(read(nameless)).not.toHaveProperty("name");
  });

  test("is null where no messenger knows people", () => {
    expect(helpToken(undefined, { uuid: UUID, contact }, NOW)).toBeNull();
    expect(helpToken({ ...help, signing: undefined }, { uuid: UUID, contact }, NOW)).toBeNull();
  });

  test("SES-08 (in part) opens nothing of ours, even with our own key as its secret", () => {
    const keyring = openKeyring(`a:${Buffer.alloc(32, 7).toString("base64")}`);
    const key = keyring.current("access-token").key;
    const token = helpToken(help, { uuid: UUID, contact }, NOW) ?? "";
    expect(readAccessToken(keyring, token, NOW)).toBeUndefined();
    expect(readSignedToken([key, Buffer.from(SECRET)], token)).toBeUndefined();
  });
});
