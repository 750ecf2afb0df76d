/** Checks of the links that start an OAuth dialog. */

/** The allowed clients. In the real services they are registered in a console. */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Compared character by character. */
  readonly redirectUris: readonly string[];
}

/** A faulty link that must not redirect, because its return address is not trusted. */
export class WrongLink extends Error {
  override readonly name = "WrongLink";
}

/**
 * @returns the return address
 * @throws WrongLink
 */
export const checkedClient = (query: URLSearchParams, client: OAuthClient): string => {
  if (query.get("client_id") !== client.clientId) throw new WrongLink("client_id is not known here.");
  const redirectUri = query.get("redirect_uri") ?? "";
  if (!client.redirectUris.includes(redirectUri)) {
    throw new WrongLink("redirect_uri is not one of those that are allowed, character by character.");
  }
  if (query.get("response_type") !== "code") throw new WrongLink("response_type has to be code.");
  return redirectUri;
};

/** @throws WrongLink */
export const checkedScopes = (
  query: URLSearchParams,
  isKnown: (scope: string) => boolean,
): readonly string[] => {
  const scopes = (query.get("scope") ?? "").split(" ").filter((one) => one !== "");
  const unknown = scopes.filter((scope) => !isKnown(scope));
  if (scopes.length === 0 || unknown.length > 0) {
    throw new WrongLink(
      `scope ${unknown.length > 0 ? `does not know ${unknown.join(", ")}` : "is missing"}.`,
    );
  }
  return scopes;
};

/**
 * The real services accept a link without state, which would allow CSRF with another person's consent.
 * @throws WrongLink
 */
export const checkedState = (query: URLSearchParams): string => {
  const state = query.get("state") ?? "";
  if (state === "") throw new WrongLink("state is missing.");
  return state;
};

/**
 * RFC 7636; undefined if none was sent.
 * @throws WrongLink
 */
export const checkedChallenge = (query: URLSearchParams): string | undefined => {
  const challenge = query.get("code_challenge") ?? undefined;
  if (challenge !== undefined && query.get("code_challenge_method") !== "S256") {
    throw new WrongLink("code_challenge_method has to be S256.");
  }
  return challenge;
};

interface Returning {
  readonly redirectUri: string;
  readonly state: string;
}

export const callbackOf = (
  { redirectUri, state }: Returning,
  result: Readonly<Record<string, string>>,
): string => {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...result, state })) url.searchParams.set(name, value);
  return url.href;
};
