import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { htmlPlugins } from "../browser/html-plugins.ts";
import { layerOrder } from "../ui/layer-order.ts";
import { textGroupOf } from "./src/locales/text-groups.ts";

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/** One chunk per language and group of texts. */
const textChunk = (id: string): string | null => {
  const [, language, group = ""] =
    /\/(?:applicant\/src\/locales|words\/src)\/([a-z]{2})\/([a-z-]+)\.ts$/.exec(id) ?? [];
  return language ? `${language}-${textGroupOf(group)}` : null;
};

const oneOf = (...paths: readonly string[]): RegExp => new RegExp(`/(?:${paths.join("|")})`);

/**
 * Chunks by folder, the first that matches; what a folder needs comes along. What is fetched later (a variant, the live
 * photo, dialogs, sending a file, the searchable list) stands in folders that are not named here.
 */
const folders: Readonly<Record<string, RegExp>> = {
  early: oneOf("applicant/src/early-refresh-entry", "applicant/src/session/early-refresh"),
  react: /\/node_modules\/(?:react|react-dom|i18next|react-i18next)\//,
  frame: oneOf(
    // What every dynamic import calls.
    "preload-helper",
    "applicant/src/(?:locales/catalogue-loader|session/[^/]+$)",
    "browser/src/(?:analytics|channel|errors|frame|i18n|navigation|reporting|session)/(?!format-money)",
    "ui/src/(?:actions|alert|button|field|illustrations|modal|text-input|text-link)/(?!field-group|text-area)",
    "ui/src/frames/(?:page\\.|split-page|status-page|wizard-card\\.css)",
    "domain/src/(?:rules/(?:email|issue|link-token|plain)\\.|vocabulary/(?!money|people))",
  ),
  app: oneOf(
    "node_modules/(?:react-router|urql|@urql)/",
    "applicant/src/(?:app|graphql|shell)/",
    "applicant/src/locales/[^/]+$",
    "applicant/src/applicant-entry",
    "browser/src/(?:graphql|routing)/",
    "browser/src/i18n/format-money",
    "domain/src/(?:refusals/|rules/(?:civil-date|london)\\.|vocabulary/money\\.)",
    "ui/src/(?:checkbox|loader|ticks|field/field-group)",
  ),
  questions: oneOf(
    "applicant/src/(?:questions|documents|documents/steps)/[^/]+$",
    "ui/src/(?:choice-cards|date-input|dropdown|field|phone-input|select|frames/wizard-\\w+\\.tsx)",
    "domain/src/(?:documents|policies|rules|wizard|vocabulary/people)",
  ),
  identity: oneOf("applicant/src/identity/(?:(?:section|steps)/)?[^/]+$"),
  income: oneOf(
    "applicant/src/income/[^/]+$",
    "applicant/src/income/section/",
    "applicant/src/income/steps/(?:detail-fields|income-type|payer|use-details)",
  ),
  residence: oneOf(
    "applicant/src/(?:addresses|residence/(?:section|steps|history))/(?!landlord|rental|select)",
    "applicant/src/residence/[^/]+$",
  ),
};

/** The build of the pages that are prerendered runs in Node and needs no chunks. */
const chunks = {
  groups: [
    { name: textChunk, debugName: "texts", priority: 100 },
    ...Object.entries(folders).map(([name, test], index) => ({ name, test, priority: 50 - index })),
  ],
};

/** The router's package names its development build alone; the built pages take the other, without its warnings. */
const productionRouter = (): Plugin => ({
  name: "latchkey:production-router",
  apply: "build",
  config: () => {
    const development = path.dirname(require.resolve("react-router"));
    const replacement = path.join(development, "..", "production", "index.mjs");
    return { resolve: { alias: [{ find: /^react-router$/, replacement }] } };
  },
});

/** `scripts/list-operations.ts` has written it. */
const operationsFile = path.join(root, "../dist/operations.json");

/** An operation is exported under its own name. */
const EXPORTED = /export const (\w+)/g;
const DECLARED = /gql`\s*(?:query|mutation) (\w+)/g;

const namesIn = (code: string, pattern: RegExp): readonly string[] =>
  [...code.matchAll(pattern)].map(([, name = ""]) => name);

/**
 * A page sends its operations by their hashes. Their texts, which its cache needs, are indented for their readers and
 * come to it on one line. The server gets the list of hashes with the pages: of what no page sends it knows nothing.
 */
const knownOperations = (): Plugin => {
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
      const source = readFileSync(operationsFile, "utf8");
      for (const [hash, text] of Object.entries<string>(JSON.parse(source))) {
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
        fileName: "operations.json",
        source: `${JSON.stringify(known, null, 1)}\n`,
      });
    },
  };
};

/** `notice` and `plain` are without script: templates for the small print, and for pages that the server draws. */
const documents = ["sign-in", "applicant", "notice", "plain"];

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: false,
  plugins: [react(), ...htmlPlugins(root), layerOrder(), productionRouter(), knownOperations()],
  html: { cspNonce: "%CSP_NONCE%" },
  build: {
    outDir: "../dist/applicant",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A step's scripts are fetched while the step before is filled in. Their names, listed in every chunk that may
      // lead there, weigh more than the round trip that they save; style sheets have to be named.
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === "html" ? names : names.filter((name) => name.endsWith(".css")),
    },
    rolldownOptions: {
      // The two small entries take names from modules of the large chunks, and nothing else: they must not wait for them.
      optimization: { inlineConst: { mode: "all" } },
      treeshake: { moduleSideEffects: [{ test: /\/domain\/src\//, sideEffects: false }] },
      input: {
        ...Object.fromEntries(documents.map((name) => [name, path.join(root, `${name}.html`)])),
        "early-refresh": path.join(root, "src/early-refresh-entry.ts"),
        "first-use": path.join(root, "src/first-use-entry.ts"),
      },
      output: {
        ...(isSsrBuild ? {} : { codeSplitting: chunks }),
      },
    },
  },
  ssr: { noExternal: true },
}));
