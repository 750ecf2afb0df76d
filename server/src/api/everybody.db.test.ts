import { randomUUID } from "node:crypto";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationRows } from "../../test/access-matrix.ts";
import { aProgram } from "../../test/api-keys.ts";
import { newClient, signIn } from "../../test/client.ts";
import { consoleRows } from "../../test/console-matrix.ts";
import { addGuarantor } from "../../test/guarantors.ts";
import { HANDING_OVER, handOver, phoneWith } from "../../test/hand-overs.ts";
import { aGuarantorSaid } from "../../test/income.ts";
import { partyNamed, startSingle } from "../../test/parties.ts";
import { askedReference, openReference } from "../../test/references.ts";
import { routeRows } from "../../test/route-rows.ts";
import { aColleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import type { ActorKind } from "../platform/actor/actor.ts";
import { printedSchema } from "./applicant/schema.ts";

/**
 * Every kind of caller against every route with a token: no token opens another's route. Other tests of the
 * matrix cover the right tokens.
 */

let server: TestServer;
/** The credentials of every kind of caller. */
let tokens: Readonly<Record<Who, string | undefined>>;

const everybody = [
  "administrator",
  "reviewer",
  "applicant",
  "guarantor",
  "phone",
  "referee",
  "API key",
  "nobody",
] as const;
type Who = (typeof everybody)[number];

const kindOf: Readonly<Record<Who, ActorKind>> = {
  administrator: "staff",
  reviewer: "staff",
  applicant: "applicant",
  guarantor: "applicant",
  phone: "phone",
  referee: "referee",
  "API key": "api-key",
  nobody: "visitor",
};

beforeAll(async () => {
  server = await openTestServer(HANDING_OVER);
  const email = `${randomUUID()}@example.com`;
  const tenant = await startSingle(server, { email }, "no-references");
  const guarantorEmail = `${randomUUID()}@example.com`;
  await addGuarantor(server, await partyNamed(server, tenant.partyId), {
    ...aGuarantorSaid,
    email: guarantorEmail,
  });
  tokens = {
    administrator: (await aColleague(server, ["ADMINISTRATOR"])).client.access,
    reviewer: (await aColleague(server, ["REVIEWER"])).client.access,
    applicant: (await signIn(server, email)).access,
    guarantor: (await signIn(server, guarantorEmail)).access,
    // A session of its own: the guarantor's could end the one that it tries.
    phone: await signIn(server, guarantorEmail)
      .then((page) => handOver(page))
      .then(async ({ token }) => (await phoneWith(server, token)).access),
    referee: (await openReference(server, await askedReference(server))).access,
    "API key": (await aProgram(server)).key,
    nobody: newClient(server).access,
  };
});
afterAll(() => server.close());

const send = (method: "GET" | "POST", url: string, who: Who, payload: object = {}) =>
  server.app.inject({
    method,
    url,
    headers: {
      "content-type": "application/json",
      ...(tokens[who] === undefined ? {} : { authorization: `Bearer ${tokens[who]}` }),
    },
    ...(method === "POST" ? { payload } : {}),
  });

test("everybody has a token but nobody", () => {
  expect(everybody.filter((who) => tokens[who] === undefined)).toEqual(["nobody"]);
});

const withToken = routeRows.filter(({ proof }) => proof === "bearer");

describe.each(everybody)("ACL-02 (in part) for %s", (who) => {
  test.each(withToken)("$route", async ({ route, actors }) => {
    const [method, path] = route.split(" ") as ["GET" | "POST", string];
    const url = path.replace(/:\w+/g, () => randomUUID());
    const { statusCode } = await send(method, url, who);
    if (actors.includes(kindOf[who])) expect(statusCode).not.toBe(401);
    else expect(statusCode).toBe(401);
  });
});

const schema = buildSchema(printedSchema());
const ofApplicants = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
);

/** By the right name; missing arguments are reported only with the right token. */
const bareOperation = (operation: string): string => {
  const [type = "", field = ""] = operation.split(".");
  return `${type.toLowerCase()} { ${field} }`;
};

describe("ACL-02 (in part) the endpoint of applicants", () => {
  test("has a row for every operation that changes something", () => {
    const rows = Object.keys(operationRows);
    expect(rows.filter((row) => row.startsWith("Mutation.")).toSorted()).toEqual(
      ofApplicants.filter((row) => row.startsWith("Mutation.")).toSorted(),
    );
  });

  test.each(ofApplicants)("%s opens for no other's token", async (operation) => {
    for (const who of everybody) {
      const { statusCode } = await send("POST", "/graphql", who, { query: bareOperation(operation) });
      if (kindOf[who] === "applicant") expect([who, statusCode]).not.toEqual([who, 401]);
      else expect([who, statusCode]).toEqual([who, 401]);
    }
  });
});

describe("ACL-02 (in part) the endpoint of staff", () => {
  test.each(Object.entries(consoleRows))(
    "%s opens for no other's token",
    async (_operation, { request, roles }) => {
      for (const who of everybody) {
        const answer = await send("POST", staffPages.graphql, who, request());
        if (kindOf[who] !== "staff") {
          expect([who, answer.statusCode]).toEqual([who, 401]);
          continue;
        }
        const role = who === "reviewer" ? "REVIEWER" : "ADMINISTRATOR";
        const code = answer.json().errors?.[0]?.extensions.code;
        expect([who, code === "FORBIDDEN"]).toEqual([who, !roles.includes(role)]);
      }
    },
  );
});
