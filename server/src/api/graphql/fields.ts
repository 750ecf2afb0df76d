import { GraphQLScalarType, Kind, type ValueNode } from "graphql";
import { Refusal } from "../../platform/refusals/refusals.ts";

/** What the fields of both endpoints have in common. */

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

/** Strings on the wire; whether a date is valid is a rule of the domain, which reports a code and a field. */
export const dateScalar = textScalar("Date", "A civil date, YYYY-MM-DD.");
export const dateTimeScalar = textScalar("DateTime", "An instant in UTC, ISO 8601.");

/** The context of a field of a mutation: there is an operation, unless a query named the field. */
export interface FieldContext<Operation> {
  readonly operation: Operation | undefined;
  /** Set by the first failed field: no later field of the operation may run. */
  failed: boolean;
}

/**
 * Every mutation field goes through here. A field after a failed one throws at once: the JIT would run it even if
 * the failed field is non-null.
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
