import { isObject } from "@latchkey/domain/rules/objects.ts";
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  validate,
} from "graphql";
import { LIMITS } from "./limits.ts";

interface Asked {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

const MOST_NAMED = 10;

const parsed = (query: string): DocumentNode | undefined => {
  try {
    return parse(query, { noLocation: true, maxTokens: LIMITS.tokens });
  } catch {
    return undefined;
  }
};

/** The library marks a field, an argument or a variable at a fault of the document. */
const inDocument = (schema: GraphQLSchema, document: DocumentNode): readonly string[] =>
  validate(schema, document).flatMap(({ nodes = [] }) =>
    nodes.slice(0, 1).flatMap((node) => {
      if ("variable" in node) return [node.variable.name.value];
      return "name" in node && node.name ? [node.name.value] : [];
    }),
  );

const isLeafOf = (type: GraphQLInputType, value: unknown): boolean => {
  if (!isScalarType(type) && !isEnumType(type)) return false;
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
};

const inObject = (
  fields: Readonly<Record<string, { type: GraphQLInputType; defaultValue?: unknown }>>,
  value: object,
  path: string,
) => {
  const unknown = Object.keys(value).filter((name) => !(name in fields));
  const known = Object.entries(fields).flatMap(([name, { type, defaultValue }]) => {
    const given: unknown = Reflect.get(value, name);
    if (given === undefined && defaultValue !== undefined) return [];
    return inValue(type, given, `${path}.${name}`);
  });
  return [...unknown.map((name) => `${path}.${name}`), ...known];
};

const inValue = (type: GraphQLInputType, value: unknown, path: string): readonly string[] => {
  if (value === undefined || value === null) return isNonNullType(type) ? [path] : [];
  if (isNonNullType(type)) return inValue(type.ofType, value, path);
  if (isListType(type)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item, index) => inValue(type.ofType, item, `${path}.${index}`));
  }
  if (isInputObjectType(type)) return isObject(value) ? inObject(type.getFields(), value, path) : [path];
  return isLeafOf(type, value) ? [] : [path];
};

const inVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): readonly string[] =>
  variableDefinitions.flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    const name = variable.name.value;
    if (!type || (variables[name] === undefined && defaultValue)) return [];
    return inValue(type as GraphQLInputType, variables[name], name);
  });

/** The names of what does not fit the schema, such as `residence.documents.0.id`; never a value. */
export const invalidFields = (
  schema: GraphQLSchema,
  { query, operationName, variables }: Asked,
): readonly string[] => {
  const document = parsed(query);
  if (!document) return ["query"];
  const operation = getOperationAST(document, operationName);
  if (!operation) return ["operationName"];
  const found = [...inDocument(schema, document), ...inVariables(schema, operation, variables ?? {})];
  return [...new Set(found)].slice(0, MOST_NAMED);
};
