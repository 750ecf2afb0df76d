import { type ReferenceKind, referencePaths } from "@latchkey/domain/references/kinds.ts";
import { type Language, languageQuery } from "@latchkey/domain/vocabulary/languages.ts";
import { hmac, type Keyring } from "../platform/keys/keyring.ts";
import { isSameSecret } from "../platform/keys/signed-token.ts";

/** A new generation invalidates the links before it. */
export interface ReferenceLink {
  readonly reviewId: string;
  readonly generation: number;
}

/**
 * The secret of a link is HMAC(key, review, generation), 256 bits: a reminder repeats it, and neither the database nor a
 * queued job holds it.
 */
const secretWith = (key: Buffer, { reviewId, generation }: ReferenceLink): Buffer =>
  hmac(key, `${reviewId}.${generation}`);

interface ReferencePage {
  readonly kind: ReferenceKind;
  readonly publicUrl: URL;
  readonly language: Language;
}

/** The secret comes after `#`, so no server sees it in a URL. */
export const referenceUrl = (
  keyring: Keyring,
  link: ReferenceLink,
  { kind, publicUrl, language }: ReferencePage,
): string => {
  const secret = secretWith(keyring.current("reference-link").key, link).toString("base64url");
  const path = `${referencePaths[kind]}/${link.reviewId}?${languageQuery}=${language}#k=${secret}`;
  return new URL(path, publicUrl).href;
};

/** Tries every key even after a match, so that the time reveals nothing. */
export const isLinkSecret = (keyring: Keyring, link: ReferenceLink, text: string): boolean => {
  const given = Buffer.from(text, "base64url");
  const matches = keyring.all("reference-link").map((key) => isSameSecret(secretWith(key, link), given));
  return matches.includes(true);
};
