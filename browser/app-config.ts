import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { layerOrder } from "../ui/layer-order.ts";
import { knownOperations, productionRouter } from "./app-plugins.ts";
import { htmlPlugins } from "./html-plugins.ts";
import { gatheredStepWords } from "./step-words-plugin.ts";

/** How every app is built: into one folder, because the server serves one. */

interface App {
  /** The folder of the workspace. */
  readonly root: string;
  readonly manifest: string;
  /** Documents and scripts, by their paths. */
  readonly inputs: readonly string[];
  /** The chunk of a group of texts, without its language. */
  readonly textGroupOf: (group: string) => string;
  /** Chunks by folder, the first that matches. */
  readonly folders?: Readonly<Record<string, RegExp>>;
  /** The list of operations of an app with routes and GraphQL. */
  readonly operations?: string;
}

export const oneOf = (...paths: readonly string[]): RegExp => new RegExp(`/(?:${paths.join("|")})`);

export const REACT = /\/node_modules\/(?:react|react-dom|i18next|react-i18next)\//;

const inputOf = (root: string, file: string) => [
  path.basename(file).replace(/(?:-entry)?\.\w+$/, ""),
  path.join(root, file),
];

const chunksOf = ({ root, textGroupOf, folders = { react: REACT } }: App) => {
  const texts = new RegExp(
    `/(?:(?:${path.basename(root)}|members)/src/locales|words/src)/([a-z]{2})/([a-z-]+)\\.ts$`,
  );
  const textChunk = (id: string): string | null => {
    const [, language, group = ""] = texts.exec(id) ?? [];
    return language ? `${language}-${textGroupOf(group)}` : null;
  };
  return {
    groups: [
      { name: textChunk, debugName: "texts", priority: 100 },
      ...Object.entries(folders).map(([name, test], index) => ({ name, test, priority: 50 - index })),
    ],
  };
};

export const appConfig = (app: App) =>
  defineConfig(({ isSsrBuild }) => ({
    root: app.root,
    publicDir: false,
    plugins: [
      react(),
      ...htmlPlugins(app.root),
      layerOrder(),
      gatheredStepWords(),
      ...(app.operations ? [productionRouter(app.root), knownOperations(app.operations)] : []),
    ],
    html: { cspNonce: "%CSP_NONCE%" },
    build: {
      outDir: "../dist/applicant",
      emptyOutDir: false,
      assetsInlineLimit: 0,
      manifest: `.vite/${app.manifest}.json`,
      modulePreload: {
        polyfill: false,
        // Names of scripts, listed in every chunk that may lead to them, weigh more than the round trip that they
        // save; style sheets have to be named.
        resolveDependencies: (_file, names, { hostType }) =>
          hostType === "html" ? names : names.filter((name) => name.endsWith(".css")),
      },
      rolldownOptions: {
        // The small entries take names from modules of the large chunks, and nothing else: they must not wait for them.
        optimization: { inlineConst: { mode: "all" } },
        treeshake: { moduleSideEffects: [{ test: /\/domain\/src\//, sideEffects: false }] },
        input: Object.fromEntries(app.inputs.map((file) => inputOf(app.root, file))),
        // The build of the pages that are prerendered runs in Node and needs no chunks.
        output: isSsrBuild ? {} : { codeSplitting: chunksOf(app) },
      },
    },
    ssr: { noExternal: true },
  }));
