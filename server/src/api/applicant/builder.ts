import SchemaBuilder, { type ObjectFieldsShape } from "@pothos/core";
import { GraphQLScalarType } from "graphql";
import { Refusal } from "../../platform/refusals/refusals.ts";
import { dateScalar, dateTimeScalar, runField } from "../graphql/fields.ts";
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

export type FieldsOf<Row> = ObjectFieldsShape<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, Row>;

builder.queryType({});
builder.mutationType({});

builder.addScalarType("Date", dateScalar);
builder.addScalarType("DateTime", dateTimeScalar);

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

/** Every mutation field goes through here, so that the cached party is read again. */
export const inOperation = <Result>(
  context: RequestContext,
  change: (operation: Operation) => Promise<Result>,
): Promise<Result> =>
  runField(context, (operation) => {
    context.forgetMe();
    return change(operation);
  });
