import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { answerIdentity, giveConsents } from "../../../test/identity.ts";
import { consentsOf } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SUBMIT =
  "mutation SetSubmitted { submitValidation { submittedValidation { uuid validationSubmitted } } }";
const CONSENT =
  "mutation UpdateConsents($marketing: Boolean!) { updateConsents(marketing: $marketing, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true) { me { consents { marketing } } } }";

const send = async (client: Client, key: string, query: string, variables: Record<string, unknown> = {}) => {
  const response = await client.post("/graphql", { query, variables }, { "idempotency-key": key });
  return { status: response.statusCode, body: response.body };
};

const consentRows = async (client: Client): Promise<number> => {
  const { data } = await client.graphql("{ me { uuid } }");
  return (await consentsOf(server, data.me.uuid)).length;
};

describe("REL-02 an Idempotency-Key", () => {
  test("replays the response and has one effect", async () => {
    const client = await signIn(server);
    const key = randomUUID();
    const [first, second] = [
      await send(client, key, CONSENT, { marketing: true }),
      await send(client, key, CONSENT, { marketing: true }),
    ];
    expect(second).toEqual(first);
    expect(await consentRows(client)).toBe(4);
  });

  test("PRV-03 stores no part of the response that could be read in a dump", async () => {
    const client = await signIn(server);
    const query = `mutation C { updateMe(shareCode: "R1234ABCD") { me { profile { shareCode } } } }`;
    const key = randomUUID();
    const first = await send(client, key, query);
    expect(first.body).toContain("R1234ABCD");
    const { rows } = await server.context.pool.query(
      "select encode(body, 'escape') as body from idempotency_record where idempotency_key = $1",
      [key],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("R1234ABCD");
    expect(await send(client, key, query)).toEqual(first);
  });

  test("used for another request is refused", async () => {
    const client = await signIn(server);
    const key = randomUUID();
    await send(client, key, CONSENT, { marketing: true });
    const other = await send(client, key, CONSENT, { marketing: false });
    expect(other.status).toBe(422);
    expect(JSON.parse(other.body).errors[0].extensions).toEqual({ code: "IDEMPOTENCY_KEY_REUSED" });
  });

  test("sent twenty times at once runs once; the others wait for its response", async () => {
    const client = await signIn(server);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(client, key, CONSENT, { marketing: true })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(await consentRows(client)).toBe(4);
  });

  test("of a refused request can be reused: it had no effect", async () => {
    const client = await signIn(server);
    const key = randomUUID();
    expect(JSON.parse((await send(client, key, SUBMIT)).body).errors[0].extensions.code).toBe(
      "SUBMISSION_NOT_ALLOWED",
    );
    await giveConsents(client);
    await answerIdentity(server, client);
    expect(
      JSON.parse((await send(client, key, SUBMIT)).body).data.submitValidation.submittedValidation
        .validationSubmitted,
    ).toBe(true);
  });

  test("of one applicant means nothing for another", async () => {
    const key = randomUUID();
    const [one, other] = [await signIn(server), await signIn(server)];
    await send(one, key, CONSENT, { marketing: true });
    expect((await send(other, key, CONSENT, { marketing: false })).status).toBe(200);
  });

  test.each(["", "x".repeat(256), "with space"])("%j is no key", async (key) => {
    expect((await send(await signIn(server), key, SUBMIT)).status).toBe(400);
  });
});
