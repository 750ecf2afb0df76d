import { MissingDocumentDefinition } from "@latchkey/domain/documents/definitions.ts";
import { MissingCountryDocuments } from "@latchkey/domain/identity/countries.ts";
import { describe, expect, test } from "vitest";
import { cleanReport } from "./clean-report.ts";
import { readEnvelope } from "./read-envelope.ts";

const ID = "9ec79c33ec9942ab8353589fcb2e04dc";
const NOW = 1_770_000_000;

const envelope = (...items: readonly (readonly [string, unknown])[]): string =>
  [{ dsn: "https://canary@errors.example/1" }, ...items.flatMap(([type, content]) => [{ type }, content])]
    .map((line) => JSON.stringify(line))
    .join("\n");

const frame = {
  filename: "https://apply.example/assets/app-B1.js?canary",
  function: "Object.save",
  lineno: 1,
  colno: 2000,
  vars: { firstName: "Canary" },
  context_line: "canary",
};
const anError = {
  event_id: ID,
  level: "error",
  release: "canary",
  user: { id: "canary", email: "canary@example.com", ip_address: "1.2.3.4" },
  request: { url: "https://apply.example/?canary" },
  extra: { canary: true },
  contexts: { canary: {} },
  server_name: "canary",
  transaction: "/questions/identity/name?canary",
  tags: { category: "graphql", canary: "canary" },
  exception: { values: [{ type: "TypeError", value: 'It says "canary"', stacktrace: { frames: [frame] } }] },
  breadcrumbs: [
    { category: "navigation", message: "/rental-reference/canary", timestamp: 1 },
    { category: "event", message: "Changed field firstName", timestamp: 2, data: { canary: 1 } },
    { category: "event", message: "canary", timestamp: 3 },
    { category: "console", message: "canary", timestamp: 4 },
  ],
};

const cleaned = (content: unknown, type = "event") => {
  const [item] = readEnvelope(envelope([type, content])) ?? [];
  return item && cleanReport(item, NOW);
};

describe("an error", () => {
  test("PRV-01 (in part) is built anew from what is on the list", () => {
    expect(cleaned(anError)).toEqual({
      eventId: ID,
      kind: "event",
      content: {
        timestamp: NOW,
        platform: "javascript",
        level: "error",
        environment: "production",
        transaction: "/questions/identity/name",
        tags: { category: "graphql" },
        exception: {
          values: [
            {
              type: "TypeError",
              value: "It says …",
              stacktrace: {
                frames: [
                  {
                    filename: "/assets/app-B1.js",
                    function: "Object.save",
                    in_app: true,
                    lineno: 1,
                    colno: 2000,
                  },
                ],
              },
            },
          ],
        },
        breadcrumbs: [
          { category: "navigation", message: "/rental-reference/:uuid", timestamp: 1, level: "info" },
          { category: "event", message: "Changed field firstName", timestamp: 2, level: "info" },
        ],
      },
    });
  });

  test("what is not of our code has no name", () => {
    const values = [
      {
        type: "canary error",
        value: "x",
        stacktrace: { frames: [{ filename: "chrome-extension://canary/x.js", function: "canary canary" }] },
      },
    ];
    const content = cleaned({
      ...anError,
      tags: { category: "canary" },
      exception: { values },
      breadcrumbs: undefined,
    });
    expect(content?.content).toMatchObject({
      tags: { category: "other" },
      exception: { values: [{ type: "other", stacktrace: { frames: [{ filename: "/*", function: "?" }] } }] },
      breadcrumbs: [],
    });
    expect(JSON.stringify(content)).not.toContain("canary");
  });

  test.each([
    ["TypeError", "TypeError"],
    ["NotAllowedError", "NotAllowedError"],
    [new MissingDocumentDefinition("PASSPORT").name, "MissingDocumentDefinition"],
    [new MissingCountryDocuments().name, "MissingCountryDocuments"],
    ["Canary", "other"],
    ["Canaryfirst", "other"],
    ["", "other"],
  ])("PRV-01 (in part) its type %s leaves as %s", (type, left) => {
    const { content } = cleaned({ ...anError, exception: { values: [{ type, value: "x" }] } }) ?? {};
    expect(content).toMatchObject({ exception: { values: [{ type: left }] } });
  });

  test("FRM-399 (in part) the last fifty breadcrumbs are kept", () => {
    const breadcrumbs = Array.from({ length: 60 }, (_, index) => ({
      category: "event",
      message: "Clicked continue",
      timestamp: index,
    }));
    const { content } = cleaned({ ...anError, breadcrumbs }) ?? {};
    const kept = content?.breadcrumbs as readonly { readonly timestamp: number }[];
    expect([kept.length, kept[0]?.timestamp]).toEqual([50, 10]);
  });
});

test("the load of a page is its template and how long it took", () => {
  const trace = { trace_id: ID, span_id: "9ec79c33ec9942ab", data: { canary: 1 } };
  const sent = {
    event_id: ID,
    transaction: "/otl?canary",
    start_timestamp: 5,
    timestamp: 7.5,
    contexts: { trace },
  };
  expect(cleaned(sent, "transaction")).toEqual({
    eventId: ID,
    kind: "transaction",
    content: {
      type: "transaction",
      platform: "javascript",
      environment: "production",
      transaction: "/otl",
      timestamp: NOW,
      start_timestamp: NOW - 2.5,
      contexts: { trace: { trace_id: ID, span_id: "9ec79c33ec9942ab", op: "pageload" } },
      spans: [],
    },
  });
});

test.each([
  ["another type", "attachment", anError],
  ["no id", "event", { ...anError, event_id: "canary" }],
  ["no exception", "event", { ...anError, exception: undefined }],
  ["a text", "event", "canary"],
])("an item is left out that is %s", (_what, type, content) => {
  expect(readEnvelope(envelope([type, content]))).toEqual([]);
});

test.each(["", "canary", "[]x", '{"a":1}\ncanary\n{}'])("%j is no envelope", (body) => {
  expect(readEnvelope(body)).toBeUndefined();
});
