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

const COMMON = {
  viewport: "width=device-width, initial-scale=1, viewport-fit=cover",
  robots: "noindex",
  referrer: "no-referrer",
  "color-scheme": "light dark",
} as const;

/** The server fills these in for the scripts of a document. */
const FOR_SCRIPTS = {
  "latchkey-provider": "%PROVIDER_NAME%",
  "latchkey-support": "%SUPPORT_EMAIL%",
  "latchkey-privacy": "%PRIVACY_URL%",
  "latchkey-terms": "%TERMS_URL%",
  "latchkey-accessibility": "%ACCESSIBILITY_URL%",
} as const;

const metas = (named: Readonly<Record<string, string>>): string =>
  Object.entries(named)
    .map(([name, content]) => `<meta name="${name}" content="${content}" />`)
    .join("\n");

/** What the head of every document begins with. */
const commonHead = (root: string): Plugin => ({
  name: "latchkey:common-head",
  transformIndexHtml: {
    order: "pre",
    handler: (html, { server }) => {
      const file = require.resolve("@latchkey/ui/illustrations/mark.svg", { paths: [root] });
      const icon = server ? `/@fs${file}` : path.relative(root, file).replaceAll(path.sep, "/");
      const head = `<meta charset="utf-8" />
${metas(html.includes("<script") ? { ...COMMON, ...FOR_SCRIPTS } : COMMON)}
<link rel="icon" href="${icon}" type="image/svg+xml" />`;
      return html.replace("<head>", () => `<head>\n${head}`);
    },
  },
});

/** @param root the folder of the workspace's HTML files */
export const htmlPlugins = (root: string): readonly Plugin[] => [
  commonHead(root),
  preloadFont(),
  inlineStyle(),
];
