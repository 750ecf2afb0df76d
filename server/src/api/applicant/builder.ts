import SchemaBuilder, { type ObjectFieldsShape } from "@pothos/core";
import { GraphQLScalarType, Kind, type ValueNode } from "graphql";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { Operation, RequestContext } from "./request-context.ts";

export interface SchemaTypes {
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Json: { Input: unknown; Output: unknown };
    Date: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
  };
}

export const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false });

/** Fields that several object types have in common. */
export type FieldsOf<Row> = ObjectFieldsShape<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, Row>;

builder.queryType({});
builder.mutationType({});

const literal = (node: ValueNode): unknown => {
  if (node.kind === Kind.STRING) return node.value;
  throw new Refusal("INVALID_REQUEST");
};

const text = (value: unknown): string => {
  if (typeof value !== "string") throw new Refusal("INVALID_REQUEST");
  return value;
};

/** Strings on the wire; whether a date is valid is a rule of the domain, which reports a code and a field. */
const textScalar = (name: string, description: string) =>
  builder.addScalarType(
    name as "Date",
    new GraphQLScalarType<string, string>({
      name,
      description,
      serialize: text,
      parseValue: text,
      parseLiteral: (node) => text(literal(node)),
    }),
  );

textScalar("Date", "A civil date, YYYY-MM-DD.");
textScalar("DateTime", "An instant in UTC, ISO 8601.");

builder.addScalarType(
  "Json",
  new GraphQLScalarType<unknown, unknown>({
    name: "Json",
    description: "Choices of a section, parsed by the section's own rules. Only as a variable.",
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: () => {
      throw new Refusal("INVALID_REQUEST");
    },
  }),
);

/**
 * Every mutation field goes through here. A field after a failed one throws at once: the JIT would run it even if
 * the failed field is non-null.
 */
export const inOperation = async <Result>(
  context: RequestContext,
  change: (operation: Operation) => Promise<Result>,
): Promise<Result> => {
  if (context.failed || !context.operation) throw new Refusal("INVALID_REQUEST");
  context.forgetMe();
  try {
    return await change(context.operation);
  } catch (cause) {
    context.failed = true;
    throw cause;
  }
};
