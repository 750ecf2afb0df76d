import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * `lk_live_`, 8 characters that identify the key, 32 secret ones (160 bits), and a checksum of 4 that detects
 * typing errors without a query. Secret scanners recognise the prefix.
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

export const keyText = ({ id, secret }: KeyParts): string => `${PREFIX}${id}${secret}${checkOf(id + secret)}`;

/** undefined: malformed, or the checksum is wrong. */
export const parseKey = (text: string): KeyParts | undefined => {
  const [, id = "", secret = "", check] = KEY.exec(text) ?? [];
  return check !== undefined && check === checkOf(id + secret) ? { id, secret } : undefined;
};

/** 160 random bits need no slow hash. */
export const hashOfSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();
