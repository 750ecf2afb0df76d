import { randomUUID } from "node:crypto";
import { REFERENCE_LINK_AGAIN_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newClient } from "../../../test/client.ts";
import {
  ALL_WELL,
  type AskedReference,
  askedReference,
  LANDLORD,
  linkTo,
  openReference,
  passDays,
} from "../../../test/references.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const askAgain = (uuid: unknown) => newClient(server).post(REFERENCE_LINK_AGAIN_PATH, { uuid });

const received = ({ uuid }: Pick<AskedReference, "uuid">) =>
  server.emails.filter(({ message }) => message.button?.href.includes(uuid));

test("a referee whose link was cut off gets the same link again, at the known address", async () => {
  const asked = await askedReference(server);
  const response = await askAgain(asked.uuid.toUpperCase());
  expect(response.statusCode).toBe(204);
  await server.runJobs();
  const [first, again, ...more] = received(asked);
  expect(more).toEqual([]);
  expect(again?.to).toBe(LANDLORD.email);
  expect(linkTo(server)).toEqual({ uuid: asked.uuid, secret: asked.secret });
  // A mail program drops an e-mail whose id it has seen.
  expect(again?.id).not.toBe(first?.id);
});

test("however often it is pressed, a mailbox gets one e-mail at a time, and three an hour at most", async () => {
  const asked = await askedReference(server);
  const codes: number[] = [];
  for (let press = 0; press < 4; press += 1) codes.push((await askAgain(asked.uuid)).statusCode);
  expect(codes).toEqual([204, 204, 204, 429]);
  await server.runJobs();
  expect(received(asked)).toHaveLength(2);
});

test("nothing is sent about a reference that is answered, has ended or does not exist, with the same response", async () => {
  const answered = await askedReference(server);
  const page = await openReference(server, answered);
  await page.put(`/tenant-review/${answered.uuid}/`, ALL_WELL);
  const ended = await askedReference(server);
  await passDays(server, 31);
  const before = server.emails.length;
  for (const uuid of [answered.uuid, ended.uuid, randomUUID()]) {
    expect((await askAgain(uuid)).statusCode).toBe(204);
  }
  await server.runJobs();
  expect(server.emails.slice(before).filter(({ id }) => id.includes("again"))).toEqual([]);
});

test("what is no id is refused", async () => {
  for (const uuid of ["cut", 7, undefined]) expect((await askAgain(uuid)).statusCode).toBe(400);
});
