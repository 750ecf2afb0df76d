import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentsOf } from "../../../test/cases.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { answerIdentity, giveConsents } from "../../../test/identity.ts";
import { signIn, type Visitor } from "../../../test/visitor.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SUBMIT =
  "mutation SetSubmitted { submitValidation { submittedValidation { uuid validationSubmitted } } }";
const CONSENT =
  "mutation UpdateConsents($marketing: Boolean!) { updateConsents(marketing: $marketing, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true) { me { consents { marketing } } } }";

const send = async (
  visitor: Visitor,
  key: string,
  query: string,
  variables: Record<string, unknown> = {},
) => {
  const response = await visitor.post("/graphql", { query, variables }, { "idempotency-key": key });
  return { status: response.statusCode, body: response.body };
};

const consentRows = async (visitor: Visitor): Promise<number> => {
  const { data } = await visitor.graphql("{ me { uuid } }");
  return (await consentsOf(house, data.me.uuid)).length;
};

describe("REL-02 an Idempotency-Key", () => {
  test("gives the same answer again and has one effect", async () => {
    const visitor = await signIn(house);
    const key = randomUUID();
    const [first, second] = [
      await send(visitor, key, CONSENT, { marketing: true }),
      await send(visitor, key, CONSENT, { marketing: true }),
    ];
    expect(second).toEqual(first);
    expect(await consentRows(visitor)).toBe(4);
  });

  test("PRV-03 keeps nothing of the answer that could be read in a dump", async () => {
    const visitor = await signIn(house);
    const query = `mutation C { updateMe(shareCode: "R1234ABCD") { me { profile { shareCode } } } }`;
    const key = randomUUID();
    const first = await send(visitor, key, query);
    expect(first.body).toContain("R1234ABCD");
    const { rows } = await house.context.pool.query(
      "select encode(body, 'escape') as body from idempotency_record where idempotency_key = $1",
      [key],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("R1234ABCD");
    expect(await send(visitor, key, query)).toEqual(first);
  });

  test("used for another request is refused", async () => {
    const visitor = await signIn(house);
    const key = randomUUID();
    await send(visitor, key, CONSENT, { marketing: true });
    const other = await send(visitor, key, CONSENT, { marketing: false });
    expect(other.status).toBe(422);
    expect(JSON.parse(other.body).errors[0].extensions).toEqual({ code: "IDEMPOTENCY_KEY_REUSED" });
  });

  test("sent twenty times at once runs once; the others wait for its answer", async () => {
    const visitor = await signIn(house);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(visitor, key, CONSENT, { marketing: true })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(await consentRows(visitor)).toBe(4);
  });

  test("of a refused request is free again: it had no effect", async () => {
    const visitor = await signIn(house);
    const key = randomUUID();
    expect(JSON.parse((await send(visitor, key, SUBMIT)).body).errors[0].extensions.code).toBe(
      "SUBMISSION_NOT_ALLOWED",
    );
    await giveConsents(visitor);
    await answerIdentity(house, visitor);
    expect(
      JSON.parse((await send(visitor, key, SUBMIT)).body).data.submitValidation.submittedValidation
        .validationSubmitted,
    ).toBe(true);
  });

  test("of one applicant says nothing to another", async () => {
    const key = randomUUID();
    const [one, other] = [await signIn(house), await signIn(house)];
    await send(one, key, CONSENT, { marketing: true });
    expect((await send(other, key, CONSENT, { marketing: false })).status).toBe(200);
  });

  test.each(["", "x".repeat(256), "with space"])("%j is no key", async (key) => {
    expect((await send(await signIn(house), key, SUBMIT)).status).toBe(400);
  });
});
