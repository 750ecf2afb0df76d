import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Types of the client for agencies' programs, from the committed description of the API. The output is never committed. */

interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly description?: string;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Shape }>>;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Shape;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}

const PLAIN: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

const fieldOf = (name: string, shape: Shape, isRequired: boolean): string => {
  const words = shape.description ? `/** ${shape.description} */ ` : "";
  const type = isRequired ? `: ${typeOf(shape)}` : `?: ${typeOf(shape)} | undefined`;
  return `${words}readonly ${JSON.stringify(name)}${type};`;
};

const recordOf = (values: Shape | boolean): string =>
  `Readonly<Record<string, ${typeof values === "object" ? typeOf(values) : "unknown"}>>`;

/** @throws for a kind of shape that the API does not have yet */
const typeOf = (shape: Shape): string => {
  if (Object.keys(shape).length === 0) return "unknown";
  if (shape.format === "binary") return "ArrayBuffer";
  const { $ref, enum: values, anyOf, items, properties, required = [], additionalProperties } = shape;
  if ($ref) return $ref.slice($ref.lastIndexOf("/") + 1);
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (anyOf) return anyOf.map(typeOf).join(" | ");
  if (items) return `readonly (${typeOf(items)})[]`;
  if (properties) {
    const fields = Object.entries(properties).map(([name, inner]) =>
      fieldOf(name, inner, required.includes(name)),
    );
    return `{ ${fields.join(" ")} }`;
  }
  if (additionalProperties) return recordOf(additionalProperties);
  const plain = [shape.type ?? ""].flat().map((name) => PLAIN[name]);
  if (plain.includes(undefined)) throw new Error(`The client has no type for ${JSON.stringify(shape)}`);
  return plain.join(" | ");
};

const schemaIn = ({ content = {} }: Content): Shape | undefined => Object.values(content)[0]?.schema;

const parametersOf = ({ parameters = [] }: Operation, place: string): string | undefined => {
  const found = parameters.filter((parameter) => parameter.in === place);
  if (found.length === 0) return undefined;
  const isNeeded = found.some(({ required }) => required);
  const fields = found.map(({ name, schema, required = false }) => fieldOf(name, schema, required));
  return `readonly ${place}${isNeeded ? "" : "?"}: { ${fields.join(" ")} };`;
};

const callOf = (operation: Operation): string => {
  const body = operation.requestBody && schemaIn(operation.requestBody);
  const [, reply] = Object.entries(operation.responses).find(([status]) => status.startsWith("2")) ?? [];
  return [
    parametersOf(operation, "path"),
    parametersOf(operation, "query"),
    body && `readonly body: ${typeOf(body)};`,
    `readonly reply: ${typeOf(schemaIn(reply ?? {}) ?? { type: "null" })};`,
  ]
    .filter(Boolean)
    .join(" ");
};

export const clientTypes = ({ paths, components }: ApiDocument): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== "head")
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const named = operations.map(({ operation, ...place }) => ({
    name: operation.operationId ?? "",
    operation,
    place: JSON.stringify(place),
  }));
  return [
    "/* Written by scripts/client-types.ts */",
    ...Object.entries(components.schemas).map(([name, shape]) => `export type ${name} = ${typeOf(shape)};`),
    "export interface Operations {",
    ...named.map(
      ({ name, operation }) => `  /** ${operation.summary} */\n  readonly ${name}: { ${callOf(operation)} };`,
    ),
    "}",
    "export const operations = {",
    ...named.map(({ name, place }) => `  ${name}: ${place},`),
    "} as const;\n",
  ].join("\n");
};

export const writeClientTypes = (root: string): void => {
  const document = JSON.parse(readFileSync(join(root, "server/openapi.json"), "utf8")) as ApiDocument;
  writeFileSync(join(root, "clients/typescript/src/api.generated.ts"), clientTypes(document));
};
