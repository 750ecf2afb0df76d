import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

/** What the build of every app with routes and GraphQL does. */

const require = createRequire(import.meta.url);

/** The router's package names its development build alone; the built pages take the other, without its warnings. */
export const productionRouter = (root: string): Plugin => ({
  name: "latchkey:production-router",
  apply: "build",
  config: () => {
    const development = path.dirname(require.resolve("react-router", { paths: [root] }));
    const replacement = path.join(development, "..", "production", "index.mjs");
    return { resolve: { alias: [{ find: /^react-router$/, replacement }] } };
  },
});

/** `scripts/list-operations.ts` has written it, under the name that it has in the build. */
const listedOperations = (fileName: string): readonly (readonly [hash: string, text: string])[] =>
  Object.entries<string>(
    JSON.parse(readFileSync(path.join(import.meta.dirname, "../dist", fileName), "utf8")),
  );

/** An operation is exported under its own name. */
const EXPORTED = /export const (\w+)/g;
const DECLARED = /gql`\s*(?:query|mutation) (\w+)/g;

const namesIn = (code: string, pattern: RegExp): readonly string[] =>
  [...code.matchAll(pattern)].map(([, name = ""]) => name);

/**
 * A page sends its operations by their hashes. Their texts, which its cache needs, are indented for their readers and
 * come to it on one line. The server gets the list of hashes with the pages: of what no page sends it knows nothing.
 * @param fileName the list of one GraphQL endpoint
 */
export const knownOperations = (fileName: string): Plugin => {
  const operations = new Map<string, readonly [hash: string, text: string]>();
  const sent = new Set<string>();
  const hashOf = (name: string): string => {
    const [hash] = operations.get(name) ?? [];
    if (hash === undefined) return "";
    sent.add(name);
    return `\nObject.assign(${name}, { documentId: "${hash}" });`;
  };
  return {
    name: "latchkey:known-operations",
    apply: "build",
    buildStart() {
      for (const [hash, text] of listedOperations(fileName)) {
        const [, name = ""] = /^(?:query|mutation) (\w+)/.exec(text) ?? [];
        operations.set(name, [hash, text]);
      }
    },
    transform: {
      filter: { id: /\.graphql\.ts$/ },
      handler(code, id) {
        const exported = namesIn(code, EXPORTED);
        const hidden = namesIn(code, DECLARED).filter((name) => !exported.includes(name));
        if (hidden.length > 0) this.error(`${id} does not export under its own name: ${hidden.join(", ")}`);
        const plain = code.replace(/gql`[^`]*`/g, (text) => text.replace(/\s+/g, " "));
        return { code: [plain, ...exported.map(hashOf)].join(""), map: null };
      },
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const known = Object.fromEntries(
        [...operations].flatMap(([name, one]) => (sent.has(name) ? [one] : [])),
      );
      this.emitFile({
        type: "asset",
        fileName,
        source: `${JSON.stringify(known, null, 1)}\n`,
      });
    },
  };
};
