import { timingSafeEqual } from "node:crypto";
import { hmac, type Keyring } from "../platform/keys/keyring.ts";

/**
 * A refresh token is HMAC(key, family, generation): the same successor can be issued again without being stored.
 */
export interface RefreshToken {
  readonly familyId: string;
  readonly generation: number;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const content = ({ familyId, generation }: RefreshToken): string => `${familyId}.${generation}`;

export const issueRefreshToken = (keyring: Keyring, token: RefreshToken): string =>
  `${content(token)}.${hmac(keyring.current("refresh-token").key, content(token)).toString("base64url")}`;

export const readRefreshToken = (keyring: Keyring, text: string): RefreshToken | undefined => {
  const [familyId, generationText, signature] = text.split(".");
  const generation = Number(generationText);
  if (!familyId || !UUID.test(familyId) || !signature || !Number.isSafeInteger(generation)) return undefined;
  const token = { familyId, generation };
  const given = Buffer.from(signature, "base64url");
  const genuine = keyring.all("refresh-token").some((key) => {
    const expected = hmac(key, content(token));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return genuine ? token : undefined;
};
