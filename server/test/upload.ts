import { smallPicture } from "@latchkey/document-checks/corpus/small-picture.ts";
import { pdf } from "./bad-bytes.ts";
import type { Client } from "./client.ts";
import type { TestServer } from "./test-server.ts";

export interface FileToSend {
  readonly filename: string;
  readonly filetype: string;
  readonly content: Buffer;
  /** What it is called on the person's own device. */
  readonly givenName?: string;
}

/** Created once: any test may use the same file. */
const picture = await smallPicture();

export const aPicture = (): FileToSend => ({
  filename: "Passport.png",
  filetype: "image/png",
  content: picture,
});

/** A paper, in the format that all of them accept. */
export const aPaper = (): FileToSend => ({
  filename: "Paper.pdf",
  filetype: "application/pdf",
  content: pdf(),
});

export interface SignedForm {
  readonly url: string;
  readonly fields: Record<string, string>;
}

export const signForm = async (client: Client, { filename, filetype }: FileToSend): Promise<SignedForm> => {
  const query = new URLSearchParams({ filename, filetype, additionalFilePath: "identity" });
  return (await client.get(`/wizard/api/signedurl/post/user/docs?${query}`)).json();
};

export interface FormPart {
  readonly name: string;
  readonly value: string | Buffer;
  /** Of a file. */
  readonly fileName?: string | undefined;
}

/** A multipart form, built byte by byte, so that a test can also send an invalid one. */
export const multipart = (parts: readonly FormPart[]): { body: Buffer; contentType: string } => {
  const boundary = "----latchkey-test";
  const chunks = parts.flatMap(({ name, value, fileName = "file" }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        Buffer.isBuffer(value) ? `; filename="${fileName}"\r\nContent-Type: application/octet-stream` : ""
      }\r\n\r\n`,
    ),
    Buffer.isBuffer(value) ? value : Buffer.from(value),
    Buffer.from("\r\n"),
  ]);
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
};

export const postForm = async ({ app }: TestServer, url: string, parts: readonly FormPart[]) => {
  const { body, contentType } = multipart(parts);
  return app.inject({
    method: "POST",
    url: new URL(url).pathname,
    headers: { "content-type": contentType },
    payload: body,
  });
};

/** Signs a form and posts it with the file. */
export const sendFile = async (server: TestServer, client: Client, file: FileToSend) => {
  const { url, fields } = await signForm(client, file);
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return postForm(server, url, [
    ...parts,
    { name: "file", value: file.content, fileName: file.givenName ?? file.filename },
  ]);
};

/** Uploads a file and returns the path from the store's response. */
export const uploadFile = async (server: TestServer, client: Client, file = aPicture()): Promise<string> => {
  const response = await sendFile(server, client, file);
  if (response.statusCode !== 204) throw new Error(`The upload was answered with ${response.statusCode}`);
  return String(response.headers.location);
};
