import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * `lk_live_` and 8 signs that name the key, 32 that are secret (160 bits), 4 that show a typing error without a question to the
 * database. Programs that search for leaked secrets recognise it.
 */

const PREFIX = "lk_live_";
const ID = 8;
const SECRET = 32;
const CHECK = 4;
const SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";

const KEY = new RegExp(`^${PREFIX}([a-z2-9]{${ID}})([a-z2-9]{${SECRET}})([a-z2-9]{${CHECK}})$`);

const random = (length: number): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join("");

const checkOf = (content: string): string => {
  let rest = crc32(content);
  let check = "";
  for (let place = 0; place < CHECK; place += 1) {
    check += SIGNS[rest % SIGNS.length];
    rest = Math.floor(rest / SIGNS.length);
  }
  return check;
};

export interface KeyParts {
  readonly id: string;
  readonly secret: string;
}

export const newKeyParts = (): KeyParts => ({ id: random(ID), secret: random(SECRET) });

/** What the agency keeps. */
export const keyText = ({ id, secret }: KeyParts): string => `${PREFIX}${id}${secret}${checkOf(id + secret)}`;

/** undefined: not one of ours, or mistyped. */
export const parseKey = (text: string): KeyParts | undefined => {
  const [, id = "", secret = "", check] = KEY.exec(text) ?? [];
  return check !== undefined && check === checkOf(id + secret) ? { id, secret } : undefined;
};

/** 160 random bits need no slow hash. */
export const hashOfSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();
