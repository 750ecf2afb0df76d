import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, newClient, signIn } from "../../../test/client.ts";
import { openTestChecks } from "../../../test/open-checks.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";
import { readRefreshToken } from "../../accounts/refresh-token.ts";
import { signDownload } from "../../platform/storage/download-link.ts";

/** The link that an outside verification service gets, in the hands of others. */

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { checks: openTestChecks() });
});
afterAll(() => server.close());

const sessionOf = ({ cookies }: Client): string => {
  const token = cookies.get("latchkey_refresh") ?? "";
  const session = readRefreshToken(server.context.keyring, token);
  if (!session) throw new Error("This browser has no session");
  return session.familyId;
};

/** As the service gets it when a file of the owner is checked in this session. */
const linkTo = (path: string, session: string): string => {
  const { keyring, nowSeconds } = server.context;
  const { pathname } = new URL(path);
  const key = pathname.split("/").slice(-2).join("/");
  return `${pathname}?${signDownload(keyring, { key, sessionId: session }, nowSeconds())}`;
};

const NOT_FOUND = [404, { code: "NOT_FOUND" }];
const opened = async (link: string): Promise<number> => (await server.app.inject(link)).statusCode;

describe("FIL-07 the link is bound to the session that asked for the check, and to the service", () => {
  test("when the owner signs out, it opens nothing, within its minute too", async () => {
    const owner = await signIn(server, "owner@example.com");
    const other = await signIn(server, "owner@example.com");
    const path = await uploadFile(server, owner);
    const link = linkTo(path, sessionOf(owner));
    expect(await opened(link)).toBe(200);
    await owner.get("/auth/token/logout");
    const sent = await server.app.inject(link);
    expect([sent.statusCode, sent.json()]).toEqual(NOT_FOUND);
    expect(await opened(linkTo(path, sessionOf(other)))).toBe(200);
  });

  test("signed for the session of somebody else it opens nothing", async () => {
    const path = await uploadFile(server, await signIn(server));
    const stranger = await signIn(server);
    expect(await opened(linkTo(path, sessionOf(stranger)))).toBe(404);
  });

  test.each<[string, (owner: Client) => Client | Promise<Client>, Record<string, string>]>([
    ["of another person who is signed in", () => signIn(server), {}],
    ["of the owner", (owner) => owner, {}],
    ["without a session", () => newClient(server), { "sec-fetch-mode": "navigate" }],
    ["with an img on another page", () => newClient(server), { "sec-fetch-site": "cross-site" }],
  ])("it opens nothing in a browser %s", async (_whose, browserOf, headers) => {
    const owner = await signIn(server);
    const link = linkTo(await uploadFile(server, owner), sessionOf(owner));
    const sent = await (await browserOf(owner)).get(link, headers);
    expect([sent.statusCode, sent.json()]).toEqual(NOT_FOUND);
    expect(await opened(link)).toBe(200);
  });
});
