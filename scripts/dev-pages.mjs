// The pages of `npm run dev`: one Vite server for all apps, and the HTML documents as the build would write
// them.
import { readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import react from "@vitejs/plugin-react";
import { createLogger, createServer } from "vite";
import { REPORT_CHECK_PAGE, reportCheckHtml } from "./build-report-check.mjs";
import { root } from "./install.mjs";
import { addWithoutScript, fillTemplate } from "./prerender.mjs";

await import("./typescript.mjs");
const { htmlPlugins } = await import("../browser/html-plugins.ts");

/** Vite serves below this path, where the server has no route. */
export const BASE = "/@dev/";

const APPS = ["applicant", "reference", "console", "portal"];
const OF_MEMBERS = ["console", "portal"];
const PRERENDERED = ["applicant", "reference"];
const WATCHED = [
  ...APPS,
  "members",
  "browser",
  "words",
  "ui",
  "domain",
  "server",
  "document-checks",
  "sandbox",
];

/** The data folder may be below the root as well, and its files change all the time. */
const isUnwatched = (path) => {
  const [folder, ...below] = relative(root, resolve(path)).split(sep);
  return folder !== "" && folder !== ".." && !(WATCHED.includes(folder) && !below.includes(".types"));
};

const withoutStack = (message) => message.replace(/(?:\n +at .*)+/g, "");

/** Reports an error once until something changes, however many pages request it. */
const quietLogger = () => {
  const logger = createLogger("warn");
  const told = new Set();
  return {
    ...logger,
    error: (message, options) => {
      const fault = options?.error?.message ?? message;
      if (told.has(fault)) return;
      told.add(fault);
      logger.error(withoutStack(message), options);
    },
    forget: () => told.clear(),
  };
};

const TEXTS =
  /\/(?:(?:applicant|reference|console|portal|members)\/src\/locales|words\/src)\/([a-z]{2})\/([a-z-]+)\.ts$/;
const LOADER = /\/(?:load-catalogue|create-i18n)\.ts$/;

/**
 * The modules between changed texts and the loaders, with the texts.
 *
 * @returns undefined if another module imports them as well
 */
const textsAbove = (modules, known = new Set()) => {
  for (const module of modules) {
    if (known.has(module)) continue;
    if (!TEXTS.test(module.file ?? "")) return undefined;
    known.add(module);
    const importers = [...module.importers].filter(({ file }) => !LOADER.test(file ?? ""));
    if (!textsAbove(importers, known)) return undefined;
  }
  return known;
};

const asCatalogue = ({ file, url }, timestamp) => {
  const [, language, namespace] = TEXTS.exec(file);
  return { url: `${BASE}${url.slice(1)}?t=${timestamp}`, language, namespace };
};

const TEXTS_CHANGED = "latchkey:texts";
const SERVED_ANEW = "latchkey:served-anew";

const pagesFollow = () => {
  let client;
  return {
    name: "latchkey:pages-follow",
    configureServer: (vite) => {
      client = vite.environments.client.hot;
    },
    hotUpdate({ modules, timestamp }) {
      if (modules.length === 0) return undefined;
      if (this.environment.name === "ssr") {
        client.send(SERVED_ANEW);
        return undefined;
      }
      const texts = textsAbove(modules);
      if (!texts) return undefined;
      const seen = new Set();
      for (const module of texts)
        this.environment.moduleGraph.invalidateModule(module, seen, timestamp, true);
      client.send(
        TEXTS_CHANGED,
        [...texts].map((module) => asCatalogue(module, timestamp)),
      );
      return [];
    },
  };
};

/** @param http listens at the pages' address, whose host name it has */
const openVite = (http, hostname, logger) =>
  createServer({
    configFile: false,
    envDir: false,
    root,
    base: BASE,
    appType: "custom",
    publicDir: false,
    customLogger: logger,
    clearScreen: false,
    plugins: [react(), ...htmlPlugins(join(root, "applicant")), pagesFollow()],
    html: { cspNonce: "%CSP_NONCE%" },
    build: { assetsInlineLimit: 0 },
    optimizeDeps: {
      entries: [...APPS.map((app) => `${app}/src/*-entry.{ts,tsx}`), "scripts/dev-client*.mjs"],
    },
    server: {
      middlewareMode: true,
      ws: { server: http },
      allowedHosts: [hostname],
      watch: { ignored: isUnwatched },
    },
  });

const ENTRY = /<script type="module" src="\/src\/[^"]+"><\/script>/;
const OWN = /"\/src\//g;
/** The policy of our pages allows no inline script: scripts/dev-client.mjs imports what this one does. */
const PREAMBLE = /<script type="module"(?![^>]* src=)[^>]*>.*?<\/script>/s;

const script = (path) => `<script type="module" src="/${path}"></script>`;

/** A build puts them into the document; here they come with the modules that import them. */
const STYLES = ["browser/src/frame/styles.ts", "applicant/src/sign-in/page-without-script.tsx"];

const templateFor = (html, workspace, hasApp) => {
  const withStyles = hasApp ? html : html.replace(ENTRY, STYLES.map(script).join(""));
  const client = script(`scripts/dev-client${hasApp ? "" : "-static"}.mjs`);
  return withStyles.replaceAll(OWN, `"/${workspace}/src/`).replace("</head>", `${client}</head>`);
};

const asHtml = (text) => stripVTControlCharacters(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const faultPage = ({ message }) => `<!doctype html>
<html lang="en">
  <head><title>It does not compile</title>${script("scripts/dev-client-static.mjs")}</head>
  <body><h1>It does not compile</h1><pre>${asHtml(message)}</pre></body>
</html>`;

export const openPages = async (http, hostname) => {
  const logger = quietLogger();
  const vite = await openVite(http, hostname, logger);
  vite.watcher.on("all", logger.forget);
  const findDocument = async (file) => {
    for (const workspace of PRERENDERED) {
      const { prerenderedDocuments } = await vite.ssrLoadModule(`/${workspace}/src/prerender-entry.tsx`);
      const document = prerenderedDocuments.find((one) => one.file === file);
      if (document) return { workspace, document };
    }
    return { workspace: OF_MEMBERS.find((name) => file.startsWith(name)) ?? "applicant" };
  };
  const write = async (file) => {
    const { workspace, document } = await findDocument(file);
    const name = document?.template ?? file;
    const hasApp = !document || document.view !== undefined;
    const html = templateFor(await readFile(join(root, workspace, name), "utf8"), workspace, hasApp);
    const served = await vite.transformIndexHtml(`/${workspace}/${name}`, html);
    const template = served.replace(PREAMBLE, "");
    if (!document) return template;
    const page = await document.render();
    const filled = fillTemplate(template, document, { page, preloads: [], styles: [] });
    return document.withoutScript ? addWithoutScript(filled, await document.withoutScript()) : filled;
  };
  const documentOf = async (file) => {
    try {
      if (file === REPORT_CHECK_PAGE) return await reportCheckHtml();
      return await write(file);
    } catch (cause) {
      vite.ssrFixStacktrace(cause);
      logger.error(cause.stack ?? cause.message, { error: cause });
      return vite
        .transformIndexHtml("/fault.html", faultPage(cause))
        .then((html) => html.replace(PREAMBLE, ""));
    }
  };
  return {
    middlewares: vite.middlewares,
    watcher: vite.watcher,
    serveAnew: () => vite.environments.client.hot.send(SERVED_ANEW),
    /** Never fails: an error is a page that shows it. */
    documentOf,
  };
};
