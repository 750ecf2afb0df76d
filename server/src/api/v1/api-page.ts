import { escapeHtml } from "../../platform/http/escape-html.ts";

/** The description of the API for people, drawn from the document for programs. */

interface SchemaObject {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: SchemaObject;
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly anyOf?: readonly SchemaObject[];
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

const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf("/") + 1);

const link = (name: string): string => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`;

const typeOf = (schema: SchemaObject): string => {
  if (schema.$ref) return link(nameOf(schema.$ref));
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(" ");
  return escapeHtml([schema.type ?? "any"].flat().join(" or "));
};

const fieldRow = (name: string, schema: SchemaObject, isRequired: boolean): string => {
  const standard = schema.default === undefined ? "" : ` Without it: ${JSON.stringify(schema.default)}.`;
  const optional = isRequired ? "" : " <em>optional</em>";
  return `<dt><code>${escapeHtml(name)}</code>${optional}</dt><dd>${typeOf(schema)}. ${escapeHtml(`${schema.description ?? ""}${standard}`)}</dd>`;
};

const fieldList = ({ properties = {}, required = [] }: SchemaObject): string =>
  `<dl>${Object.entries(properties)
    .map(([name, schema]) => fieldRow(name, schema, required.includes(name)))
    .join("")}</dl>`;

const schemaOf = ({ content = {} }: Content): SchemaObject | undefined => Object.values(content)[0]?.schema;

const parametersOf = ({ parameters = [] }: OperationObject): string =>
  parameters.length === 0
    ? ""
    : `<dl>${parameters
        .map(({ name, schema = {}, description, required = false }) =>
          fieldRow(name, { ...schema, description: description ?? schema.description ?? "" }, required),
        )
        .join("")}</dl>`;

const operationPart = (method: string, path: string, operation: OperationObject, base: string): string => {
  const body = operation.requestBody && schemaOf(operation.requestBody);
  const replies = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const schema = schemaOf(response);
    return `<dt><code>${escapeHtml(status)}</code></dt><dd>${schema ? typeOf(schema) : ""}</dd>`;
  });
  const data = body ? ` \\\n  -H "Content-Type: application/json" -d @application.json` : "";
  const curl = `curl -X ${method.toUpperCase()} ${base}${path} \\\n  -H "Authorization: Bearer lk_live_…"${data}`;
  return `<section><h2>${escapeHtml(operation.summary ?? path)}</h2>
<p><code>${escapeHtml(`${method.toUpperCase()} ${path}`)}</code></p>
<p>${escapeHtml(operation.description ?? "")}</p>
${parametersOf(operation)}${body ? `<h3>Body</h3><p>${typeOf(body)}</p>` : ""}
<h3>Replies</h3><dl>${replies.join("")}</dl><pre tabindex="0"><code>${escapeHtml(curl)}</code></pre></section>`;
};

/** @param document as it is served to programs */
export const apiPage = (document: object): { readonly title: string; readonly main: string } => {
  const { info, servers = [], paths = {}, components = {} } = document as Described;
  const base = servers[0]?.url ?? "";
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationPart(method, path, operation, base)),
  );
  const schemas = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) =>
      `<section id="${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${fieldList(schema)}</section>`,
  );
  const main = `<div lang="en"><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description ?? "")}</p>
<p>For programs: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${operations.join("\n")}<h2>Shapes</h2>${schemas.join("\n")}</div>`;
  return { title: info.title, main };
};
