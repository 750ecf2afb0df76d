import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../test/client.ts";
import { onServer } from "../../../test/database.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** As the owner of the tables: the application's role may not. */
const owner = async (statement: string): Promise<void> => {
  const { database } = server.context.config;
  if (database.kind === "external") await onServer(database.migrationUrl, statement);
};

const TWO_FIELDS = `mutation MutateMe($firstName: String, $birthdate: Date) {
  first: updateMe(firstName: $firstName) { me { name { firstName } } }
  second: updateMe(birthdate: $birthdate) { me { profile { birthdate } } }
}`;
const FACTS = "{ me { name { firstName } profile { birthdate } } }";

describe("a mutation operation is one transaction", () => {
  test("a refused first field also discards the second, even on the fifth identical request", async () => {
    const client = await signIn(server);
    for (let count = 0; count < 5; count += 1) {
      const answer = await client.graphql(TWO_FIELDS, { firstName: "X", birthdate: "1994-03-27" });
      expect(answer.errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
      expect((await client.graphql(FACTS)).data.me.profile.birthdate).toBeNull();
    }
  });

  test("a refused second field also discards the first", async () => {
    const client = await signIn(server);
    for (let count = 0; count < 4; count += 1) {
      const answer = await client.graphql(TWO_FIELDS, { firstName: "Amara", birthdate: "2020-01-01" });
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code: "INVALID_INPUT",
        issues: [{ field: "birthdate", code: "validation.birthdate.under18" }],
      });
      expect((await client.graphql(FACTS)).data.me.name.firstName).toBeNull();
    }
  });

  test("@include leaves a field out whether or not the query is warm", async () => {
    const client = await signIn(server);
    const query = `mutation MutateMe($name: String, $save: Boolean!) {
      updateMe(firstName: $name) { me { name { firstName } } }
      updateWizardProgress(name: IDENTITY, completedSteps: ["name"], completed: false) @include(if: $save) { wizardProgress { id } }
    }`;
    for (const save of [false, false, false, true, false]) {
      const { data, errors } = await client.graphql(query, { name: "Amara", save });
      expect(errors).toBeUndefined();
      expect("updateWizardProgress" in data).toBe(save);
    }
  });
});

describe("answers", () => {
  test.each([
    ["no document", "{", ["query"]],
    ["an unknown field", "{ me { nothing } }", ["nothing"]],
    ["two operations without a name", "query A { me { uuid } } query B { me { uuid } }", ["operationName"]],
    ["a subscription", "subscription { me { uuid } }", undefined],
    [
      "a depth of nine",
      "{ me { latestValidation { sectionMetaData { conditions { name { a { b { c { d } } } } } } } } }",
      undefined,
    ],
  ])(
    "API-03 the response to %s has a code, at most a name, and no internals",
    async (_name, query, fields) => {
      const client = await signIn(server);
      const { status, errors } = await client.graphql(query);
      expect(status).toBe(400);
      expect(errors).toEqual([
        { message: "INVALID_REQUEST", extensions: { code: "INVALID_REQUEST", fields } },
      ]);
    },
  );

  test("ACL-03 unknown and privileged input fields are refused", async () => {
    const client = await signIn(server);
    for (const field of [
      "konfirEnabled: true",
      'submittedDtm: "2026-01-01"',
      'uuid: "x"',
      "meetsAffordabilityCriteria: true",
    ]) {
      const { status } = await client.graphql(`mutation { updateMe(${field}) { me { uuid } } }`);
      expect(status).toBe(400);
    }
  });

  test("API-03 an internal error is INTERNAL and says nothing more", async () => {
    const client = await signIn(server);
    await owner("alter table document rename to elsewhere");
    try {
      const { errors } = await client.graphql("{ me { uuid } }");
      expect(errors).toMatchObject([{ message: "INTERNAL", extensions: { code: "INTERNAL" } }]);
      expect(JSON.stringify(errors)).not.toMatch(/relation|document|select/i);
    } finally {
      await owner("alter table elsewhere rename to document");
    }
  });
});
