import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

/** What the build of every HTML document does, whichever workspace it belongs to. */

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

const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

/**
 * The style of a document stands in it: a page can be read before anything else has come. The links stay, switched off,
 * as marks: by them a later chunk knows which sheets are here.
 */
const inlineStyle = (): Plugin => ({
  name: "latchkey:inline-style",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) => {
      const names = [...html.matchAll(STYLE_LINK)].map(([, name = ""]) => name);
      const styles = names.map((name) => {
        const sheet = bundle?.[name];
        if (sheet?.type !== "asset") throw new Error(`The build has no style sheet ${name}`);
        return sheet.source.toString().trim();
      });
      const marks = names.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`).join("");
      const style = `<style nonce="%CSP_NONCE%">${styles.join("\n")}</style>${marks}`;
      return html.replace(STYLE_LINK, "").replace("</head>", () => `${style}</head>`);
    },
  },
});

/** `@latchkey/ui/…` in the address of an icon: HTML knows no packages. */
const packageAddresses = (root: string): Plugin => ({
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

/** @param root the folder of the workspace's HTML files */
export const htmlPlugins = (root: string): readonly Plugin[] => [
  packageAddresses(root),
  preloadFont(),
  inlineStyle(),
];
