import { buildSchema, type GraphQLArgument, getNamedType, isInputObjectType } from "graphql";
import { expect, test } from "vitest";
import { operationRows } from "../../test/access-matrix.ts";
import { routeRows } from "../../test/route-rows.ts";
import { printedSchema } from "./applicant/schema.ts";

/** An argument that identifies something: by its type, or by a name that is typical for ids. */
const namesAThing = (name: string, type: string): boolean =>
  type === "ID" || /^(?:id|path|uuid)$|(?:Id|Uuid|Path)$/.test(name);

const idsOf = ({ name, type }: Pick<GraphQLArgument, "name" | "type">): readonly string[] => {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) => idsOf(field).map((id) => `${name}.${id}`));
  }
  return namesAThing(name, named.name) ? [name] : [];
};

const schema = buildSchema(printedSchema());

const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: `${type?.name}.${field.name}`,
    ids: field.args.flatMap(idsOf),
  })),
);

test("ACL-01 every operation has a row in the access matrix, and no row is left over", () => {
  expect(Object.keys(operationRows).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
});

test("ACL-01 the actors of the GraphQL route are those that have an operation there", () => {
  const graphql = routeRows.find(({ route }) => route === "POST /graphql");
  const actors = Object.values(operationRows).flatMap((row) => row.actors);
  expect([...new Set(actors)].toSorted()).toEqual(graphql?.actors.toSorted());
});

test("ACL-01 only visitors need no proof of who they are", () => {
  for (const { actors, proof } of routeRows) expect(proof === "none").toBe(actors.includes("visitor"));
});

test.each(operations)("ACL-01 every id that $name takes is tried with somebody else's", ({ name, ids }) => {
  expect(Object.keys(operationRows[name]?.ids ?? {}).toSorted()).toEqual([...ids].toSorted());
});
