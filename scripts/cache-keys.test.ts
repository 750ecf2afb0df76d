import { readFileSync } from "node:fs";
import { buildSchema, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { cacheKeys as applicantKeys } from "../applicant/src/graphql/cache-keys.ts";
import { cacheKeys as consoleKeys } from "../console/src/graphql/cache-keys.ts";
import { cacheKeys as portalKeys } from "../portal/src/graphql/cache-keys.ts";

const ROOTS = ["Query", "Mutation"];

/** The cache takes an `id` by itself; for a type without one and without a key it writes to the browser's console. */
const typesWithoutId = (schema: string): readonly string[] =>
  Object.values(buildSchema(readFileSync(schema, "utf8")).getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__") && !ROOTS.includes(name))
    .filter((type) => !("id" in type.getFields()))
    .map(({ name }) => name);

test.each([
  ["server/schema.graphql", applicantKeys],
  ["server/console-schema.graphql", consoleKeys],
  ["server/portal-schema.graphql", portalKeys],
] as const)("the cache has a key for each type without an id of %s", (schema, keys) => {
  expect(typesWithoutId(schema).filter((name) => !(name in keys))).toEqual([]);
});
