import { GraphQLScalarType, Kind, type ValueNode } from "graphql";
import { Refusal } from "../../platform/refusals/refusals.ts";

const literal = (node: ValueNode): unknown => {
  if (node.kind === Kind.STRING) return node.value;
  throw new Refusal("INVALID_REQUEST");
};

const text = (value: unknown): string => {
  if (typeof value !== "string") throw new Refusal("INVALID_REQUEST");
  return value;
};

const textScalar = (name: string, description: string): GraphQLScalarType<string, string> =>
  new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: text,
    parseValue: text,
    parseLiteral: (node) => text(literal(node)),
  });

/** Only the shape; the domain's rules validate dates and report a code and a field. */
export const dateScalar = textScalar("Date", "A civil date, YYYY-MM-DD.");
export const dateTimeScalar = textScalar("DateTime", "An instant in UTC, ISO 8601.");

export interface FieldContext<Operation> {
  readonly operation: Operation | undefined;
  failed: boolean;
}

/**
 * Every mutation field goes through here. A field after a failed one throws at once: the JIT would run it
 * even if the failed field is non-null.
 */
export const runField = async <Operation, Result>(
  context: FieldContext<Operation>,
  change: (operation: Operation) => Promise<Result>,
): Promise<Result> => {
  if (context.failed || !context.operation) throw new Refusal("INVALID_REQUEST");
  try {
    return await change(context.operation);
  } catch (cause) {
    context.failed = true;
    throw cause;
  }
};
