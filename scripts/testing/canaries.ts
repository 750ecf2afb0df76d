import { expect } from "vitest";
import { smallPicture } from "../../document-checks/corpus/small-picture.ts";

export const CANARY_EMAIL = "canary.address@example.com";

export const BORN = "1991-02-03";
export const NINO = "AB123456C";
export const SHARE_CODE = "R7CANARY1";
export const AMOUNT = "31234.56";
export const POSTCODE = "SW1A 1AA";
export const COMMENT = "The left edge of your passport is missing";
export const PHONE = "+447700900876";
export const RENT = "91234.57";

/** A comment is not looked for as a whole alone: a part of it would tell as much. */
const CANARIES = [
  "canary",
  BORN,
  NINO,
  SHARE_CODE,
  AMOUNT,
  POSTCODE,
  "@example.com",
  COMMENT,
  "left edge",
  PHONE.slice(3),
  RENT,
  RENT.replace(".", ""),
];

export const expectNoCanary = (text: string, secrets: readonly string[]): void => {
  const found = [...CANARIES, ...secrets].filter((value) => text.toLowerCase().includes(value.toLowerCase()));
  expect(found).toEqual([]);
};

/** A picture with embedded text. */
export const pictureSaying = (words: string): Buffer => Buffer.concat([picture, Buffer.from(words)]);
const picture = await smallPicture();
