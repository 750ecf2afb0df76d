import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, Kind } from "graphql";

export interface BrowserDocument {
  readonly location: string;
  readonly document: DocumentNode;
}

export interface GraphqlApp {
  readonly workspace: string;
  readonly schema: string;
  readonly operations: string;
  /** Sends the operations of these workspaces too. */
  readonly shared?: readonly string[];
}

export const graphqlApps: readonly GraphqlApp[] = [
  { workspace: "applicant", schema: "server/schema.graphql", operations: "operations.json" },
  {
    workspace: "console",
    schema: "server/console-schema.graphql",
    operations: "console-operations.json",
    shared: ["members"],
  },
  {
    workspace: "portal",
    schema: "server/portal-schema.graphql",
    operations: "portal-operations.json",
    shared: ["members"],
  },
];

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === "object" &&
  value !== null &&
  "definitions" in value &&
  Array.isArray(value.definitions) &&
  value.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

const documentsIn = async (file: string, location: string): Promise<readonly BrowserDocument[]> => {
  const module: Readonly<Record<string, unknown>> = await import(file);
  return Object.values(module)
    .filter(isOperation)
    .map((document) => ({ location, document }));
};

const documentsOf = async (workspace: string): Promise<readonly BrowserDocument[]> => {
  const source = join(import.meta.dirname, "..", workspace, "src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const documents = files
    .filter((file) => file.endsWith(".graphql.ts"))
    .map((file) => documentsIn(join(source, file), file));
  return (await Promise.all(documents)).flat();
};

export type TypedApp = Pick<GraphqlApp, "workspace" | "schema" | "shared">;

/** The operations of `members` fit the schema of each app that sends them. */
export const typedApps: readonly TypedApp[] = [
  ...graphqlApps,
  { workspace: "members", schema: "server/portal-schema.graphql" },
];

/** The operations that an app sends. */
export const browserDocuments = async ({
  workspace,
  shared = [],
}: TypedApp): Promise<readonly BrowserDocument[]> =>
  (await Promise.all([workspace, ...shared].map(documentsOf))).flat();
