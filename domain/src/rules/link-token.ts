/** The token of a sign-in link: 256 bits in base64url. */
const LENGTH = 43;
const NAMED = /(?:^|[#?&])t=(.*)$/s;
const BEGINNING = /^[A-Za-z0-9_-]*/;
/** How an e-mail in quoted-printable spells "=", if nobody decoded it: part of `t=3DTOKEN`. */
const ENCODED_EQUALS = "3D";

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The token in what an e-mail program has left of a link: without spaces and breaks inside, without what stands behind it.
 * undefined: a part is missing or something else has come into it, and nobody guesses which.
 */
export const linkTokenIn = (text: string): string | undefined => {
  // Quoted-printable marks a broken line with "=", which is in no token.
  const joined = decoded(text).replace(/[\s\u00ad\u200b-\u200d\u2060\ufeff]/g, "");
  const [, named = joined] = NAMED.exec(joined) ?? [];
  const [token = ""] = BEGINNING.exec(named.replaceAll("=", "")) ?? [];
  const isEncoded = token.length === LENGTH + ENCODED_EQUALS.length && token.startsWith(ENCODED_EQUALS);
  const whole = isEncoded ? token.slice(ENCODED_EQUALS.length) : token;
  return whole.length === LENGTH ? whole : undefined;
};
