import { API_PATH } from "@latchkey/domain/vocabulary/api-wire.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { shapeName, shapesBelow } from "./used-schemas.ts";

/** The API's description for people, rendered from the OpenAPI document. */

interface SchemaObject {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: SchemaObject;
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly anyOf?: readonly SchemaObject[];
  readonly examples?: readonly unknown[];
}

interface ExampleError {
  readonly status: number;
  readonly code: string;
  readonly title: string;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: SchemaObject }>>;
}

interface OperationObject {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: SchemaObject;
    readonly description?: string;
  }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content & { readonly description?: string }>>;
}

interface Described {
  readonly info: { readonly title: string; readonly description?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, SchemaObject>> };
}

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

const link = (name: string): string => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`;

const prose = (text = ""): string =>
  text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? code(part) : escapeHtml(part)))
    .join("");

const typeOf = (schema: SchemaObject): string => {
  if (schema.$ref) return link(shapeName(schema.$ref));
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.items) return `list of ${schema.items.properties ? "objects" : typeOf(schema.items)}`;
  if (schema.enum) return schema.enum.map((value) => code(String(value))).join(", ");
  const type = [schema.type ?? "any"].flat().join(" or ");
  return escapeHtml(schema.format === undefined ? type : `${type} (${schema.format})`);
};

const innerOf = (schema: SchemaObject): SchemaObject | undefined =>
  schema.items ? innerOf(schema.items) : schema.properties && schema;

const row = (name: string, text: string): string =>
  `<div class="api__field"><dt>${name}</dt><dd>${text}</dd></div>`;

const fieldRow = (name: string, schema: SchemaObject, isRequired: boolean): string => {
  const inner = innerOf(schema);
  const about = [
    `${typeOf(schema)}.`,
    prose(schema.description),
    schema.default === undefined ? "" : `Without it: ${code(JSON.stringify(schema.default))}.`,
  ];
  const text = `<p>${about.filter(Boolean).join(" ")}</p>${inner ? fieldList(inner) : ""}`;
  return row(`${code(name)}${isRequired ? "" : " <em>optional</em>"}`, text);
};

const rows = (content: readonly string[]): string => `<dl class="api__fields">${content.join("")}</dl>`;

const fieldList = ({ properties = {}, required = [] }: SchemaObject): string =>
  rows(Object.entries(properties).map(([name, schema]) => fieldRow(name, schema, required.includes(name))));

const schemaOf = ({ content = {} }: Content): SchemaObject | undefined => Object.values(content)[0]?.schema;

const parametersOf = ({ parameters = [] }: OperationObject): string => {
  const described = parameters.map(({ name, schema = {}, description, required = false }) =>
    fieldRow(name, { ...schema, description: description ?? schema.description ?? "" }, required),
  );
  return described.length === 0 ? "" : `<h3>Parameters</h3>${rows(described)}`;
};

const repliesOf = ({ responses = {} }: OperationObject): string => {
  const byType = new Map<string, string[]>();
  for (const [status, response] of Object.entries(responses)) {
    const schema = schemaOf(response);
    const type = schema ? typeOf(schema) : "";
    byType.set(type, [...(byType.get(type) ?? []), code(status)]);
  }
  return rows([...byType].map(([type, statuses]) => row(statuses.join(" "), type)));
};

interface Operation {
  readonly id: string;
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
}

const operationsOf = ({ paths = {} }: Described): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase();
      const title = operation.summary ?? `${method} ${path}`;
      return { id: title.toLowerCase().replace(/[^a-z0-9]+/g, "-"), title, method, path, operation };
    }),
  );

const operationPart = ({ id, title, method, path, operation }: Operation, base: string): string => {
  const body = operation.requestBody && schemaOf(operation.requestBody);
  const data = body ? ` \\\n  -H "Content-Type: application/json" -d @body.json` : "";
  const curl = `curl -X ${method} ${base}${path} \\\n  -H "Authorization: Bearer lk_live_…"${data}`;
  return `<section class="api__part" id="${escapeHtml(id)}"><h2>${escapeHtml(title)}</h2>
<p class="api__call">${code(`${method} ${path}`)}</p>
<p>${prose(operation.description)}</p>
${parametersOf(operation)}${body ? `<h3>Body</h3><p>${typeOf(body)}</p>` : ""}
<h3>Replies</h3>${repliesOf(operation)}<h3>Example</h3><pre tabindex="0">${code(curl)}</pre></section>`;
};

const errorsPart = ({ examples = [] }: SchemaObject): string =>
  examples.length === 0
    ? ""
    : `<section class="api__part" id="errors"><h2>Errors</h2>${rows(
        (examples as readonly ExampleError[]).map((one) =>
          row(code(one.code), escapeHtml(`${one.status}. ${one.title}`)),
        ),
      )}</section>`;

export const apiPage = (document: object): { readonly title: string; readonly main: string } => {
  const described = document as Described;
  const { info, servers = [], components = {} } = described;
  const operations = operationsOf(described);
  const shapes = [...shapesBelow(described.paths, described)].map(
    (name) =>
      `<section class="api__part" id="${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${fieldList(components.schemas?.[name] ?? {})}</section>`,
  );
  const contents = operations.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  const main = `<div class="api" lang="en"><header class="api__part"><h1>${escapeHtml(info.title)}</h1><p>${prose(info.description)}</p>
<p>For programs: <a href="${API_PATH}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<ul>${contents.join("")}<li><a href="#shapes">Shapes</a></li></ul></header>
${operations.map((operation) => operationPart(operation, servers[0]?.url ?? "")).join("\n")}
${errorsPart(components.schemas?.Problem ?? {})}<h2 id="shapes">Shapes</h2>${shapes.join("\n")}</div>`;
  return { title: info.title, main };
};
