import { request } from "node:http";
import { until } from "./running-product.ts";

interface Email {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
}

export const allEmails = async (outboxUrl: string): Promise<readonly Email[]> =>
  (await fetch(`${outboxUrl}/api/emails`)).json();

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

const signForm = async (url: string, access: string, filename: string): Promise<SignedForm> => {
  const query = new URLSearchParams({
    filename,
    filetype: "image/png",
    additionalFilePath: "identity",
  });
  const signed = await fetch(`${url}/wizard/api/signedurl/post/user/docs?${query}`, {
    headers: { authorization: `Bearer ${access}` },
  });
  return (await signed.json()) as SignedForm;
};

const filled = ({ fields }: SignedForm, content: Buffer, filename: string): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", new Blob([content], { type: "image/png" }), filename);
  return body;
};

export const upload = async (
  url: string,
  access: string,
  content: Buffer,
  filename = "Passport.png",
): Promise<Response> => {
  const form = await signForm(url, access, filename);
  return fetch(form.url, { method: "POST", body: filled(form, content, filename) });
};

export interface HalfUpload {
  /** @returns the status, once the rest was sent */
  readonly finish: () => Promise<number | undefined>;
  readonly isCut: () => boolean;
}

/** Sends the first half of a form, as on a slow line. */
export const uploadHalf = async (url: string, access: string, content: Buffer): Promise<HalfUpload> => {
  const form = await signForm(url, access, "Passport.png");
  const encoded = new Response(filled(form, content, "Passport.png"));
  const body = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get("content-type") ?? "";
  const sent = request(form.url, {
    method: "POST",
    headers: { "content-type": type, "content-length": body.length },
  });
  let isCut = false;
  const answered = new Promise<number | undefined>((resolve) => {
    sent.on("response", (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on("error", () => {
      isCut = true;
      resolve(undefined);
    });
  });
  await new Promise((resolve) => sent.write(body.subarray(0, body.length / 2), resolve));
  return {
    finish: () => {
      sent.end(body.subarray(body.length / 2));
      return answered;
    },
    isCut: () => isCut,
  };
};
