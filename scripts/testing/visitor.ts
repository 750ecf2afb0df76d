import { until } from "./running-product.ts";

/** Somebody who uses the running product over HTTP, as a browser would. */

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
}

export const lettersTo = async (outboxUrl: string, email: string): Promise<readonly Letter[]> =>
  (await fetch(`${outboxUrl}/api/letters?to=${encodeURIComponent(email)}`)).json();

export const post = (url: string, body: unknown, access?: string): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(access ? { authorization: `Bearer ${access}` } : {}) },
    body: JSON.stringify(body),
  });

export const linkToken = async (url: string, outboxUrl: string, email: string): Promise<string> => {
  await post(`${url}/auth/one-time-link`, { email });
  await until(async () => (await lettersTo(outboxUrl, email)).length > 0);
  return /#t=([\w-]+)/.exec((await lettersTo(outboxUrl, email))[0]?.text ?? "")?.[1] ?? "";
};

/** @returns the access token */
export const signIn = async (url: string, outboxUrl: string, email: string): Promise<string> => {
  const token = await linkToken(url, outboxUrl, email);
  const answer = await post(`${url}/auth/one-time-link/confirm`, { token, otherBrowser: true });
  return ((await answer.json()) as { access: string }).access;
};

export interface GraphQLAnswer {
  readonly data: Record<string, never> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

export const graphql = async (
  url: string,
  access: string,
  query: string,
  variables = {},
): Promise<GraphQLAnswer> => (await post(`${url}/graphql`, { query, variables }, access)).json();

interface SignedForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Asks for a form and posts the file with it. */
export const upload = async (url: string, access: string, content: Buffer): Promise<Response> => {
  const query = new URLSearchParams({
    filename: "Passport.png",
    filetype: "image/png",
    additionalFilePath: "identity",
  });
  const signed = await fetch(`${url}/wizard/api/signedurl/post/user/docs?${query}`, {
    headers: { authorization: `Bearer ${access}` },
  });
  const form = (await signed.json()) as SignedForm;
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append("file", new Blob([content], { type: "image/png" }), "Passport.png");
  return fetch(form.url, { method: "POST", body });
};
