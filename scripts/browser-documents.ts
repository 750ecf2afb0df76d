import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, parse } from "graphql";

export interface BrowserDocument {
  readonly location: string;
  readonly document: DocumentNode;
}

const source = join(import.meta.dirname, "../applicant/src");

/** Every GraphQL document of the browser: the tagged texts in its `*.graphql.ts` files. */
export const browserDocuments = (): readonly BrowserDocument[] =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql.ts"))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), "utf8");
      return [...text.matchAll(/gql`([^`]+)`/g)].map(([, document = ""]) => ({
        location: file,
        document: parse(document),
      }));
    });
