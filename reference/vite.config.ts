import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { htmlPlugins } from "../browser/html-plugins.ts";
import { layerOrder } from "../ui/layer-order.ts";

const root = import.meta.dirname;

/** One chunk per language: all texts of the page are shown sooner or later. */
const textChunk = (id: string): string | null => {
  const [, language] = /\/(?:reference\/src\/locales|words\/src)\/([a-z]{2})\/[a-z-]+\.ts$/.exec(id) ?? [];
  return language ? `${language}-reference` : null;
};

/** The build of the pages that are prerendered runs in Node and needs no chunks. */
const chunks = {
  groups: [
    { name: textChunk, debugName: "texts", priority: 100 },
    { name: "react", test: /\/node_modules\/(?:react|react-dom|i18next|react-i18next)\//, priority: 50 },
  ],
};

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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { reference: path.join(root, "reference.html") },
      output: { ...(isSsrBuild ? {} : { codeSplitting: chunks }) },
    },
  },
  ssr: { noExternal: true },
}));
