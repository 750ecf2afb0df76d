import { hmac, type Keyring } from "../keys/keyring.ts";
import { isSameSecret } from "../keys/signed-token.ts";

/**
 * The kind of an e-mail, like `invitation`, and the id of its object, so that a bounce names its e-mail.
 * Neither contains typed text. Recipients can read both, so they are signed: a recipient cannot report any
 * e-mail but their own.
 */
export interface Cause {
  readonly kind: string;
  readonly id: string;
}

export const CAUSE_HEADER = "X-Latchkey-Email";

const KIND = "[a-z]+(?:-[a-z]+)*";
const ID = "[0-9A-Za-z]+(?:-[0-9A-Za-z]+)*";
const SIGNATURE = "[0-9a-z]{11}";
const WHOLE = new RegExp(`^(${KIND})/(${ID})/(${SIGNATURE})$`);
const IN_RETURN_PATH = new RegExp(`\\+(${KIND})=(${ID})=(${SIGNATURE})@`, "i");

/** RFC 5321 §4.5.3.1.1 */
const LONGEST_LOCAL_PART = 64;
/** As much as fits into such an address; each guess costs an e-mail. */
const SIGNED_BYTES = 7;
const RADIX = 36;
const SIGNED_CHARACTERS = 11;

const inRadix = (bytes: Buffer, characters: number): string =>
  BigInt(`0x${bytes.toString("hex")}`)
    .toString(RADIX)
    .padStart(characters, "0");

const signatureWith = (key: Buffer, { kind, id }: Cause): string =>
  inRadix(hmac(key, `${kind}/${id}`).subarray(0, SIGNED_BYTES), SIGNED_CHARACTERS);

const signatureOf = (keyring: Keyring, cause: Cause): string =>
  signatureWith(keyring.current("email-cause").key, cause);

const verified = (keyring: Keyring, match: Parts | undefined): Cause | undefined => {
  if (!match) return undefined;
  const { signature, ...cause } = match;
  return keyring
    .all("email-cause")
    .some((key) => isSameSecret(Buffer.from(signature), Buffer.from(signatureWith(key, cause))))
    ? cause
    : undefined;
};

interface Parts extends Cause {
  readonly signature: string;
}

const partsOf = (match: RegExpExecArray | null): Parts | undefined => {
  const [, kind, id, signature] = match ?? [];
  return kind !== undefined && id !== undefined && signature !== undefined
    ? { kind, id, signature }
    : undefined;
};

export const causeText = (keyring: Keyring, cause: Cause): string =>
  `${cause.kind}/${cause.id}/${signatureOf(keyring, cause)}`;

export const causeFrom = (keyring: Keyring, text: string): Cause | undefined =>
  verified(keyring, partsOf(WHOLE.exec(text.trim())));

const UUID_BYTES = 16;
const SHORT_UUID = 25;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const SHORT = new RegExp(`^[0-9a-z]{${SHORT_UUID}}(?=-|$)`);

const shortened = (id: string): string =>
  id.replace(UUID, (uuid) => inRadix(Buffer.from(uuid.replaceAll("-", ""), "hex"), SHORT_UUID));

const numberIn = (text: string): bigint =>
  [...text].reduce((sum, digit) => sum * BigInt(RADIX) + BigInt(Number.parseInt(digit, RADIX)), 0n);

const lengthened = (id: string): string =>
  id.replace(SHORT, (short) =>
    numberIn(short)
      .toString(16)
      .padStart(2 * UUID_BYTES, "0")
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
  );

/**
 * `bounces@mail.example` → `bounces+invitation=5f0c…=0k3j…@mail.example`: many mail servers report to it and
 * quote no header. If the name would be too long, the mailbox alone is used, and the header has the cause.
 */
export const returnPathFor = (keyring: Keyring, mailbox: string, cause: Cause): string => {
  const at = mailbox.lastIndexOf("@");
  const named = `${cause.kind}=${shortened(cause.id)}=${signatureOf(keyring, cause)}`;
  const local = `${mailbox.slice(0, at)}+${named}`;
  return local.length > LONGEST_LOCAL_PART ? mailbox : `${local}${mailbox.slice(at)}`;
};

/** Read from the address of the report. Some mail servers write addresses in capitals. */
export const causeInReturnPath = (keyring: Keyring, addresses: string): Cause | undefined => {
  const parts = partsOf(IN_RETURN_PATH.exec(addresses));
  return verified(
    keyring,
    parts && {
      kind: parts.kind.toLowerCase(),
      id: lengthened(parts.id.toLowerCase()),
      signature: parts.signature.toLowerCase(),
    },
  );
};
