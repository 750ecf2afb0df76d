import { randomUUID } from "node:crypto";
import { createClient, ProblemError } from "@latchkey/client/client.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aProgram } from "../../../test/api-keys.ts";
import { newApplication, somebody } from "../../../test/new-applications.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

/** The client that agencies take, over a real connection. */

let server: TestServer;
let address: string;
let key: string;
beforeAll(async () => {
  server = await openTestServer();
  ({ key } = await aProgram(server));
  address = `${await server.app.listen({ port: 0, host: "127.0.0.1" })}/api/v1`;
});
afterAll(() => server.close());

const body = () => {
  const { agency: _agency, ...given } = newApplication({ people: [somebody()] });
  return { ...given, policy: given.policy ?? "" };
};

const refusal = (call: Promise<unknown>): Promise<ProblemError> =>
  call.then(
    () => Promise.reject(new Error("It was not refused.")),
    (cause: unknown) => (cause instanceof ProblemError ? cause : Promise.reject(cause)),
  );

describe("the client", () => {
  test("creates an application once, follows it, and acts on its people", async () => {
    const latchkey = createClient({ address: `${address}/`, key });
    const [sent, idempotencyKey] = [{ ...body(), reference: `QF ${randomUUID()} &` }, randomUUID()];
    const made = await latchkey("createApplication", { body: sent, idempotencyKey });
    const again = await latchkey("createApplication", { body: sent, idempotencyKey });
    expect(again.id).toBe(made.id);
    const { rows, next } = await latchkey("listApplications", {
      query: { reference: sent.reference, limit: 5 },
    });
    expect([rows.map(({ id }) => id), next]).toEqual([[made.id], null]);
    const path = { id: made.id, personId: made.people[0]?.id ?? "" };
    const read = await latchkey("readApplication", { path: { id: made.id } });
    expect(read.people[0]?.waitingFor[0]?.who).toBe("person");
    const withdrawn = await latchkey("withdrawPerson", { path });
    expect(withdrawn.people[0]?.outcome).toBe("NOT_COMPLETED");
    expect((await latchkey("readAgency")).name).toBe("Quillfield Lettings");
    const events = await latchkey("listEvents", { query: { limit: 1 } });
    const later = await latchkey("listEvents", { query: { after: events.next } });
    const statuses = [...events.rows, ...later.rows].flatMap((event) =>
      event.type === "application.status" ? event.data.status : [],
    );
    expect([statuses, events.more, later.more]).toEqual([["invited", "withdrawn"], true, false]);
  });

  test("throws what the API says is wrong", async () => {
    const latchkey = createClient({ address, key });
    const invalid = await refusal(latchkey("createApplication", { body: { ...body(), home: "" } }));
    expect([invalid.problem.status, invalid.problem.errors]).toEqual([
      422,
      [{ pointer: "/home", code: "validation.required" }],
    ]);
    const unknown = await refusal(latchkey("readApplication", { path: { id: "../agency" } }));
    expect(unknown.problem.code).toBe("NOT_FOUND");
    const stranger = createClient({ address, key: "lk_live_x" });
    expect((await refusal(stranger("listApplications"))).problem).toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
    });
  });

  test("says when to try again, also where an answer is no problem of ours", async () => {
    const answering = (status: number, text: string, headers = {}) =>
      createClient({ address, key, fetch: async () => new Response(text, { status, headers }) });
    const later = await refusal(answering(502, "<html>")("listApplications"));
    expect([later.problem.code, later.problem.status, later.retryAfter]).toEqual([
      "UNREADABLE",
      502,
      undefined,
    ]);
    const busy = await refusal(answering(503, "{}", { "retry-after": "5" })("listApplications"));
    expect(busy.retryAfter).toBe(5);
  });
});
