import type { Contact } from "../partners/analytics-service.ts";
import type { HelpConfig } from "../platform/config/telemetry-config.ts";
import { hmac } from "../platform/keys/keyring.ts";

/**
 * The token that identifies a person to the help messenger. It grants nothing here: other key, other header.
 */

const TOKEN_SECONDS = 600;

const encoded = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url");

const nameOf = ({ firstName, lastName }: Contact): string =>
  [firstName, lastName].filter((part) => part !== null && part !== "").join(" ");

interface Person {
  readonly uuid: string;
  readonly contact: Contact | undefined;
}

/** null if no messenger authenticates people. */
export const helpToken = (
  help: HelpConfig | undefined,
  { uuid, contact }: Person,
  nowSeconds: number,
): string | null => {
  if (!help?.signing) return null;
  const { keyId, secret } = help.signing;
  const claims = {
    scope: "user",
    external_id: uuid,
    exp: Math.floor(nowSeconds) + TOKEN_SECONDS,
    ...(contact && { email: contact.email, email_verified: true }),
    ...(contact && nameOf(contact) !== "" && { name: nameOf(contact) }),
  };
  const content = `${encoded({ alg: "HS256", typ: "JWT", kid: keyId })}.${encoded(claims)}`;
  return `${content}.${hmac(Buffer.from(secret, "utf8"), content).toString("base64url")}`;
};
