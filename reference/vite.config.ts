import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { htmlPlugins } from "../browser/html-plugins.ts";
import { layerOrder } from "../ui/layer-order.ts";

const root = import.meta.dirname;

/** What only employers and accountants read. */
const STATEMENTS = ["statement", "employment", "accountant"];

/** What every page needs is one chunk per language. */
const textChunk = (id: string): string | null => {
  const file = /\/(?:reference\/src\/locales|words\/src)\/([a-z]{2})\/([a-z-]+)\.ts$/;
  const [, language, name = ""] = file.exec(id) ?? [];
  if (!language) return null;
  return `${language}-${STATEMENTS.includes(name) ? name : "reference"}`;
};

/** The build of the pages that are prerendered runs in Node and needs no chunks. */
const chunks = {
  groups: [
    { name: textChunk, debugName: "texts", priority: 100 },
    { name: "react", test: /\/node_modules\/(?:react|react-dom|i18next|react-i18next)\//, priority: 50 },
  ],
};

/** The prerendered page asks for the scripts of its own chunk itself: the entry need not know their names. */
const stylesOnly = (_file: string, files: string[], { hostType }: { hostType: "html" | "js" }): string[] =>
  hostType === "html" ? files : files.filter((file) => file.endsWith(".css"));

/** Next to the documents of the applicant, which are built first: the server serves one folder. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: false,
  plugins: [react(), ...htmlPlugins(root), layerOrder()],
  html: { cspNonce: "%CSP_NONCE%" },
  build: {
    outDir: "../dist/applicant",
    emptyOutDir: false,
    assetsInlineLimit: 0,
    manifest: ".vite/reference.json",
    modulePreload: { polyfill: false, resolveDependencies: stylesOnly },
    rolldownOptions: {
      input: { reference: path.join(root, "reference.html") },
      output: { ...(isSsrBuild ? {} : { codeSplitting: chunks }) },
    },
  },
  ssr: { noExternal: true },
}));
