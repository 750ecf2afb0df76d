import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument } from "../../../test/identity.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPicture, multipart, signForm } from "../../../test/upload.ts";
import { storageRoute } from "../../documents/paths.ts";
import { receiverRoute } from "./receiver.route.ts";
import { verificationRoutes } from "./verification-address.ts";

/** A malformed or truncated form is a client error: nothing of ours fails, and nothing is left behind. */

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await openTestServer();
  client = await signIn(server);
});
afterAll(() => server.close());

const filesLeft = async (): Promise<readonly string[]> =>
  readdir(join(server.context.config.dataDir, "documents"), { recursive: true }).then(
    (names) => names.filter((name) => name.includes(".")),
    () => [],
  );

const aWholeForm = async () => {
  const { fields } = await signForm(client, aPicture());
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return multipart([...parts, { name: "file", value: aPicture().content }]);
};

const expectMalformed = async (payload: Buffer | string, contentType?: string): Promise<void> => {
  const errors = vi.spyOn(server.context.log, "error");
  onTestFinished(() => errors.mockRestore());
  const response = await server.app.inject({
    method: "POST",
    url: storageRoute,
    headers: contentType === undefined ? {} : { "content-type": contentType },
    payload,
  });
  expect([response.statusCode, response.json()]).toEqual([400, { code: "MALFORMED" }]);
  expect(errors).not.toHaveBeenCalled();
  expect(await filesLeft()).toEqual([]);
};

test.each([
  ["JSON", "{}", "application/json"],
  ["broken JSON", "{", "application/json"],
  ["a form without a boundary", "x", "multipart/form-data"],
  ["fields alone", "key=x", "application/x-www-form-urlencoded"],
  ["XML", "<a/>", "application/xml"],
  ["bytes of no type", "x", undefined],
  ["nothing", "", undefined],
])("FIL-01 API-06 %s instead of a form is malformed", async (_what, payload, contentType) => {
  await expectMalformed(payload, contentType);
});

test.each([
  ["short of its last boundary", (whole: Buffer) => whole.length - 6],
  ["in the middle of its file", (whole: Buffer) => whole.length - 100],
  ["in the middle of a field", () => 300],
])("FIL-01 a form that ends %s is malformed", async (_where, end) => {
  const { body, contentType } = await aWholeForm();
  await expectMalformed(body.subarray(0, end(body)), contentType);
});

test("FIL-01 REL-04 (in part) an inactive sender is disconnected", async () => {
  const app = fastify();
  receiverRoute(app, server.context, 50);
  onTestFinished(() => app.close());
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const { body, contentType } = await aWholeForm();
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `POST ${storageRoute} HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, body.length - 100));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('{"code":"MALFORMED"}');
  expect(await filesLeft()).toEqual([]);
});

describe.each(["\0", "x\0.png", "a/../b.png", "a//b.png", ""])(
  "API-06 ACL-05 a path that ends with %j",
  (end) => {
    const path = `http://localhost:8080${storageRoute}/${end}`;

    test("names no file to check", async () => {
      const response = await client.post(verificationRoutes.document, { url: path });
      expect([response.statusCode, response.json()]).toEqual([404, { code: "NOT_FOUND" }]);
    });

    test("names no file to bind", async () => {
      const { errors } = await addDocument(client, "PASSPORT", path);
      expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    });
  },
);
