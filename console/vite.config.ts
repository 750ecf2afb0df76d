import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { knownOperations, productionRouter } from "../browser/app-plugins.ts";
import { htmlPlugins } from "../browser/html-plugins.ts";
import { gatheredStepWords } from "../browser/step-words-plugin.ts";
import { layerOrder } from "../ui/layer-order.ts";
import { textGroupOf } from "./src/locales/text-groups.ts";

const root = import.meta.dirname;

/** One chunk per language and group of texts. */
const textChunk = (id: string): string | null => {
  const [, language, group = ""] =
    /\/(?:console\/src\/locales|words\/src)\/([a-z]{2})\/([a-z-]+)\.ts$/.exec(id) ?? [];
  return language ? `${language}-${textGroupOf(group)}` : null;
};

const oneOf = (...paths: readonly string[]): RegExp => new RegExp(`/(?:${paths.join("|")})`);

/** Chunks by folder, the first that matches. Every feature is a chunk of its own, which is not named here. */
const folders: Readonly<Record<string, RegExp>> = {
  react: /\/node_modules\/(?:react|react-dom|i18next|react-i18next)\//,
  app: oneOf(
    "preload-helper",
    "node_modules/(?:react-router|urql|@urql|wonka|@0no-co)/",
    // What is below a case is fetched with it.
    "console/src/app/(?!cases-pages)",
    "console/src/(?:calls|graphql|session|shell|shortcuts)/",
    "console/src/(?:console-entry|locales/[^/]+$)",
    "browser/src/(?!forms|telemetry)",
    "domain/src/(?:refusals|rules|vocabulary)/",
    "ui/src/(?:actions|alert|brand|button|field|frames|icon|illustrations|link|menu|modal|spinner|text-input|text-link)/",
  ),
};

const chunks = {
  groups: [
    { name: textChunk, debugName: "texts", priority: 100 },
    ...Object.entries(folders).map(([name, test], index) => ({ name, test, priority: 50 - index })),
  ],
};

/** Next to the documents of the applicant, which are built first: the server serves one folder. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [
    react(),
    ...htmlPlugins(root),
    layerOrder(),
    gatheredStepWords(),
    productionRouter(root),
    knownOperations("console-operations.json"),
  ],
  html: { cspNonce: "%CSP_NONCE%" },
  build: {
    outDir: "../dist/applicant",
    emptyOutDir: false,
    assetsInlineLimit: 0,
    manifest: ".vite/console.json",
    modulePreload: {
      polyfill: false,
      // As in the applicant app: names of scripts in every chunk weigh more than they save; style sheets have to be named.
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === "html" ? names : names.filter((name) => name.endsWith(".css")),
    },
    rolldownOptions: {
      input: { console: path.join(root, "console.html") },
      treeshake: { moduleSideEffects: [{ test: /\/domain\/src\//, sideEffects: false }] },
      output: { codeSplitting: chunks },
    },
  },
});
