import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { htmlPlugins } from "../browser/html-plugins.ts";
import { layerOrder } from "../ui/layer-order.ts";
import { textGroupOf } from "./src/locales/text-groups.ts";

const root = import.meta.dirname;

/** One chunk per language and group of texts, by other names than those of the large app. */
const textChunk = (id: string): string | null => {
  const [, language, group = ""] =
    /\/(?:applicant\/src\/locales|words\/src)\/([a-z]{2})\/([a-z-]+)\.ts$/.exec(id) ?? [];
  return language ? `${language}-phone-${textGroupOf(group)}` : null;
};

/**
 * The page on a phone, in a build of its own: in one build with the large app it would share that app's chunks, and bring
 * its router, its GraphQL client and its forms along. The build of the large app comes first and empties the folder.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [react(), ...htmlPlugins(root), layerOrder()],
  html: { cspNonce: "%CSP_NONCE%" },
  build: {
    outDir: "../dist/applicant",
    emptyOutDir: false,
    assetsInlineLimit: 0,
    manifest: ".vite/phone.json",
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === "html" ? names : names.filter((name) => name.endsWith(".css")),
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/domain\/src\//, sideEffects: false }] },
      input: { phone: path.join(root, "phone.html") },
      output: {
        codeSplitting: {
          groups: [
            { name: textChunk, debugName: "texts", priority: 100 },
            {
              name: "react",
              test: /\/node_modules\/(?:react|react-dom|i18next|react-i18next)\//,
              priority: 50,
            },
          ],
        },
      },
    },
  },
});
