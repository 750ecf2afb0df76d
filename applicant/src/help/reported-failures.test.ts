// @vitest-environment happy-dom

import { createConnection } from "@latchkey/browser/graphql/connection.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { createErrorSink } from "@latchkey/browser/telemetry/error-sink.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sendFile } from "../documents/sending/send-file.ts";
import { cacheKeys } from "../graphql/cache-keys.ts";
import { GetInitialData } from "../shell/initial-data.graphql.ts";
import { aTestSession, aToken } from "../testing/open-app.tsx";

/** What fails on a page, all the way to the request that reports it. */

/** Categories in the order of the reports. */
let reported: string[] = [];

beforeEach(() => {
  reported = [];
  const post = async (_path: string, { body }: RequestInit) => {
    const lines = String(body).split("\n").filter(Boolean);
    const [, , event] = lines.map((line) => JSON.parse(line));
    reported.push(event.tags.category);
    return new Response(null, { status: 204 });
  };
  // What other files have left waiting.
  reporter.connect({ report: () => undefined });
  reporter.connect(createErrorSink({ session: undefined, random: () => 1, post }));
});

const session = () => aTestSession(aToken);
const signed = () => Response.json({ url: "https://store.example/bucket", fields: { key: "k" } });

const upload = () =>
  sendFile(
    {
      file: new File(["x"], "a.png"),
      storedName: "Passport.png",
      contentType: "image/png",
      section: "identity",
    },
    session(),
    new AbortController().signal,
  );

describe("an upload", () => {
  test.each([
    ["FRM-375 answered 200 instead of 204", signed, () => new Response(null, { status: 200 })],
    ["FRM-375 answered 500", signed, () => new Response(null, { status: 500 })],
    ["FRM-376 without a signed URL", () => Response.json({ fields: {} }), undefined],
    ["FRM-376 whose signing is refused", () => new Response(null, { status: 500 }), undefined],
  ])("%s is reported to the error service", async (_what, sign, store) => {
    vi.stubGlobal("fetch", async (address: string) =>
      address.startsWith("https://store") ? (store?.() ?? Response.error()) : sign(),
    );
    expect((await upload()).kind).toBe("failed");
    await eventually(() => expect(reported).toEqual(["upload"]));
  });
});

const connectionTo = (answer: () => Response | Promise<Response>) =>
  createConnection({
    url: "/graphql",
    keys: cacheKeys,
    session: session(),
    reporter,
    fetch: async () => answer(),
  });

const failures = [
  ["an error of GraphQL", () => Response.json({ errors: [{ message: "No" }] })],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
] as const;

test.each([
  [...failures[0], "graphql"],
  [...failures[1], "network"],
] as const)(
  "FRM-377 a query that meets %s is reported with its category",
  async (_what, answer, category) => {
    const { client } = connectionTo(answer);
    expect((await client().query(GetInitialData, {}).toPromise()).error).toBeDefined();
    await eventually(() => expect(reported).toEqual([category]));
  },
);

test("FRM-380 a 401 is not reported, neither of GraphQL nor of an upload; what fails after it is", async () => {
  const unauthorised = () => new Response(null, { status: 401 });
  const { client } = connectionTo(unauthorised);
  await client().query(GetInitialData, {}).toPromise();
  vi.stubGlobal("fetch", async () => unauthorised());
  await upload();
  await connectionTo(failures[0][1]).client().query(GetInitialData, {}).toPromise();
  await eventually(() => expect(reported).toEqual(["graphql"]));
});
