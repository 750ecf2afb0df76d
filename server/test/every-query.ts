import {
  buildSchema,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { printedConsoleSchema } from "../src/api/console/console-schema.ts";

const DEEPEST = 7;

/** Everything that a field can tell, without fields that need arguments. */
const selectionOf = (type: GraphQLOutputType, depth = 0): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const told = Object.values(named.getFields()).flatMap((field) => {
    const isObject = isObjectType(getNamedType(field.type));
    if (field.args.some(isRequiredArgument) || (isObject && depth === DEEPEST)) return [];
    return [`${field.name} ${selectionOf(field.type, depth + 1)}`];
  });
  return `{ ${told.join(" ")} }`;
};

type Given = Readonly<Record<string, string>>;

const queryOf = (field: GraphQLField<unknown, unknown>, given: Given): string => {
  const args = field.args.filter(isRequiredArgument).map(({ name }) => `${name}: ${given[name] ?? '""'}`);
  return `{ ${field.name}${args.length > 0 ? `(${args.join(", ")})` : ""} ${selectionOf(field.type)} }`;
};

/** Each query of the console with all that it tells. @param given arguments by their names, as GraphQL spells them */
export const everyQuery = (given: Given): readonly string[] =>
  Object.values(buildSchema(printedConsoleSchema()).getQueryType()?.getFields() ?? {}).map((field) =>
    queryOf(field, given),
  );
