import {
  checkedChallenge,
  checkedClient,
  checkedScopes,
  checkedState,
  type OAuthClient,
} from "../oauth/client.ts";

/** The default client. Production refuses this secret. */
export const FAKE_TAX_CLIENT: OAuthClient = {
  clientId: "sandbox-latchkey",
  clientSecret: "SANDBOX-SECRET",
  redirectUris: ["http://localhost:8080/hmrc/callback"],
};

export interface SignInRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly scopes: readonly string[];
  readonly codeChallenge: string | undefined;
}

export const SCOPES: Readonly<Record<string, string>> = {
  "read:self-assessment": "Your employments, and what each has paid you in a tax year",
  "read:individual-income": "Your income of a finished tax year",
  "read:individual-employment": "Your employers of a finished tax year",
  "read:individual-tax": "The tax taken off your pay in a finished tax year",
};

/** @throws WrongLink naming the wrong parameter */
export const readSignInRequest = (query: URLSearchParams, client: OAuthClient): SignInRequest => ({
  redirectUri: checkedClient(query, client),
  scopes: checkedScopes(query, (scope) => Object.hasOwn(SCOPES, scope)),
  state: checkedState(query),
  codeChallenge: checkedChallenge(query),
});
