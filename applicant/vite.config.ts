import { createRequire } from "node:module";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { layerOrder } from "../ui/layer-order.ts";

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/** The face of nearly every text; asked for with the document instead of after the style sheet. */
const FONT = "atkinson-hyperlegible-next-latin-wght-normal";

const preloadFont = (): Plugin => ({
  name: "latchkey:preload-font",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) => {
      const file = Object.keys(bundle ?? {}).find((name) => name.includes(FONT) && name.endsWith(".woff2"));
      if (!file) return [];
      const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` };
      return [{ tag: "link", attrs, injectTo: "head" }];
    },
  },
});

/** `@latchkey/ui/…` in the address of an icon: HTML knows no packages. */
const packageAddresses = (): Plugin => ({
  name: "latchkey:package-addresses",
  transformIndexHtml: {
    order: "pre",
    handler: (html, { server }) =>
      html.replaceAll(/"(@latchkey\/ui\/[^"]+)"/g, (_match, address: string) => {
        const file = require.resolve(address, { paths: [root] });
        if (server) return `"/@fs${file}"`;
        return `"${path.relative(root, file).replaceAll(path.sep, "/")}"`;
      }),
  },
});

/** Files of texts that are always shown together; every other feature has a chunk of its own. */
const textGroups: Readonly<Record<string, string>> = {
  dashboard: "home",
  reasons: "home",
  questions: "questions",
  validation: "questions",
  documents: "papers",
  guidance: "papers",
  "document-names": "papers",
};

/** One chunk per language and group of texts. */
const textChunk = (id: string): string | null => {
  const [, language, feature = ""] =
    /\/(?:applicant\/src\/locales|words\/src)\/([a-z]{2})\/([a-z-]+)\.ts$/.exec(id) ?? [];
  return language ? `${language}-${textGroups[feature] ?? feature}` : null;
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

/** Operations are indented for their readers; a browser gets them on one line. What is asked stays the same document. */
const plainOperations = (): Plugin => ({
  name: "latchkey:plain-operations",
  apply: "build",
  transform: {
    filter: { id: /\.graphql\.ts$/ },
    handler: (code) => ({
      code: code.replace(/gql`[^`]*`/g, (text) => text.replace(/\s+/g, " ")),
      map: null,
    }),
  },
});

/** `notice` is without script: a template for the pages of the small print. */
const documents = ["sign-in", "applicant", "notice"];

export default defineConfig({
  root,
  publicDir: false,
  plugins: [react(), packageAddresses(), preloadFont(), layerOrder(), productionRouter(), plainOperations()],
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
      input: Object.fromEntries(documents.map((name) => [name, path.join(root, `${name}.html`)])),
      output: {
        codeSplitting: {
          groups: [{ name: textChunk, debugName: "texts" }],
        },
      },
    },
  },
  ssr: { noExternal: true },
});
