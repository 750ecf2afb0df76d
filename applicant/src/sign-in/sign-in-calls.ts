import { readToken, type Token } from "@latchkey/browser/session/session-token.ts";
import { type Look, lookAtLink as lookAt, postJson } from "@latchkey/browser/sign-in/link-calls.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import {
  CONFIRM_LINK_PATH,
  LOOK_AT_LINK_PATH,
  ONE_TIME_LINK_PATH,
  safeReturnPath,
} from "@latchkey/domain/vocabulary/wire.ts";

/**
 * The server may set another address in the head of the HTML document.
 * @throws if it is empty
 */
export const oneTimeLinkAddress = (document: Document): string => {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="latchkey-one-time-link"]');
  if (!tag) return ONE_TIME_LINK_PATH;
  const address = tag.content.trim();
  if (!address) throw new Error("The address of one-time links is not configured");
  return address;
};

export interface LinkRequest {
  readonly email: string;
  readonly returnTo?: string | undefined;
  readonly language: Language;
}

/** @throws unless the response is 200 (spec 1 §7) */
export const requestLink = async ({ email, returnTo, language }: LinkRequest): Promise<void> => {
  const body = { email: email.trim(), language, ...(returnTo && { returnTo }) };
  const { status } = await postJson(oneTimeLinkAddress(document), body);
  if (status !== 200) throw new Error(`The request for a link was answered with ${status}`);
};

/**
 * Looks at a link without using it.
 * @throws if there is no usable response
 */
export const lookAtLink = (token: string): Promise<Look> => lookAt(LOOK_AT_LINK_PATH, token);

export type Confirmation =
  | { readonly kind: "signed-in"; readonly token: Token; readonly returnTo: string | undefined }
  | { readonly kind: "other-browser" }
  | { readonly kind: "spent" };

const returnPathIn = (body: unknown): string | undefined =>
  typeof body === "object" && body !== null && "returnTo" in body && typeof body.returnTo === "string"
    ? safeReturnPath(body.returnTo)
    : undefined;

/**
 * Uses the link, which works once.
 * @throws if there is no usable response
 */
export const confirmLink = async (token: string, otherBrowser: boolean): Promise<Confirmation> => {
  const body = { token, ...(otherBrowser && { otherBrowser: true }) };
  const response = await postJson(CONFIRM_LINK_PATH, body);
  if (response.status === 409) return { kind: "other-browser" };
  if (response.status === 410) return { kind: "spent" };
  if (response.status !== 200)
    throw new Error(`The confirmation of a link was answered with ${response.status}`);
  const returnTo = returnPathIn(await response.clone().json());
  return { kind: "signed-in", token: await readToken(response, Date.now()), returnTo };
};
