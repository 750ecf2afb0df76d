import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, Kind } from "graphql";

export interface BrowserDocument {
  readonly location: string;
  /** The operation, and the fragments that it shares with others. */
  readonly document: DocumentNode;
}

const source = join(import.meta.dirname, "../applicant/src");

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === "object" &&
  value !== null &&
  "definitions" in value &&
  Array.isArray(value.definitions) &&
  value.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

const documentsIn = async (location: string): Promise<readonly BrowserDocument[]> => {
  const module: Readonly<Record<string, unknown>> = await import(join(source, location));
  return Object.values(module)
    .filter(isOperation)
    .map((document) => ({ location, document }));
};

/** Every operation of the browser, as it is sent: what the `*.graphql.ts` files export. */
export const browserDocuments = async (): Promise<readonly BrowserDocument[]> => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const documents = files.filter((file) => file.endsWith(".graphql.ts")).map(documentsIn);
  return (await Promise.all(documents)).flat();
};
