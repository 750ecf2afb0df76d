/** The token of a link in an e-mail: 256 bits in base64url, after `#t=` for a sign-in and `#k=` for a reference. */
const LENGTH = 43;
const SIGN_IN = /(?:^|[#?&])t=(.*)$/s;
const REFERENCE = /(?:^|[#?&])k=(.*)$/s;
const BEGINNING = /^[A-Za-z0-9_-]*/;
/** "=" in quoted-printable, if the mail program did not decode it: part of `t=3DTOKEN`. */
const ENCODED_EQUALS = "3D";

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/%25(?=3d|0[ad]|20)/gi, "%"));
  } catch {
    return text;
  }
};

const tokenIn = (text: string, named: RegExp): string | undefined => {
  // Quoted-printable marks a broken line with "=", which is in no token.
  const joined = decoded(text).replace(/[\s\u00ad\u200b-\u200d\u2060\ufeff]/g, "");
  const [, after = joined.replace(/^#/, "")] = named.exec(joined) ?? [];
  const [token = ""] = BEGINNING.exec(after.replaceAll("=", "")) ?? [];
  const isEncoded = token.length === LENGTH + ENCODED_EQUALS.length && token.startsWith(ENCODED_EQUALS);
  const whole = isEncoded ? token.slice(ENCODED_EQUALS.length) : token;
  return whole.length === LENGTH ? whole : undefined;
};

/**
 * The token in the text that an e-mail program has left of a sign-in link: spaces and breaks inside and any text behind
 * it are removed. undefined if a part is missing or foreign; the rest is not guessed.
 */
export const linkTokenIn = (text: string): string | undefined => tokenIn(text, SIGN_IN);

const NAMED_OR_LONG = /(?:^|[#?&])t(?:=|%(?:25)?3d)|^#?[\w-]{43}/i;

/** A fragment that only a sign-in link has, whole or cut, also where the query that says so was lost. */
export const isOfSignInLink = (fragment: string): boolean => NAMED_OR_LONG.test(fragment);

/** E-mail programs that check links encode the sign, some of them twice. */
const ENCODED_FRAGMENT = /%(?:25)?23([tk](?:=|%(?:25)?3d).*)$/is;

/**
 * The address that a link had before its "#" was encoded. Sent back to it, the browser keeps the token out of requests.
 *
 * @param address path and query
 * @returns undefined if no token was moved
 */
export const mendedLink = (address: string): string | undefined =>
  ENCODED_FRAGMENT.test(address) ? address.replace(ENCODED_FRAGMENT, "#$1") : undefined;

export const referenceSecretIn = (text: string): string | undefined => tokenIn(text, REFERENCE);
