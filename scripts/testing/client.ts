import { until } from "./running-product.ts";

/** A client of the running product over HTTP, like a browser. */

interface Email {
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
}

export const emailsTo = async (outboxUrl: string, email: string): Promise<readonly Email[]> =>
  (await fetch(`${outboxUrl}/api/emails?to=${encodeURIComponent(email)}`)).json();

export const post = (url: string, body: unknown, access?: string): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(access ? { authorization: `Bearer ${access}` } : {}) },
    body: JSON.stringify(body),
  });

export const linkToken = async (url: string, outboxUrl: string, email: string): Promise<string> => {
  await post(`${url}/auth/one-time-link`, { email });
  await until(async () => (await emailsTo(outboxUrl, email)).length > 0);
  return /#t=([\w-]+)/.exec((await emailsTo(outboxUrl, email))[0]?.text ?? "")?.[1] ?? "";
};

/** @returns the access token */
export const signIn = async (url: string, outboxUrl: string, email: string): Promise<string> => {
  const token = await linkToken(url, outboxUrl, email);
  const answer = await post(`${url}/auth/one-time-link/confirm`, { token, otherBrowser: true });
  return ((await answer.json()) as { access: string }).access;
};

export interface GraphQLResult {
  readonly data: Record<string, never> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

export const graphql = async (
  url: string,
  access: string,
  query: string,
  variables = {},
): Promise<GraphQLResult> => (await post(`${url}/graphql`, { query, variables }, access)).json();

interface SignedForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Requests a signed form and posts the file with it. */
export const upload = async (
  url: string,
  access: string,
  content: Buffer,
  filename = "Passport.png",
): Promise<Response> => {
  const query = new URLSearchParams({
    filename,
    filetype: "image/png",
    additionalFilePath: "identity",
  });
  const signed = await fetch(`${url}/wizard/api/signedurl/post/user/docs?${query}`, {
    headers: { authorization: `Bearer ${access}` },
  });
  const form = (await signed.json()) as SignedForm;
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append("file", new Blob([content], { type: "image/png" }), filename);
  return fetch(form.url, { method: "POST", body });
};
