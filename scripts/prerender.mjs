// Prerenders the sign-in page, the legal pages and the reference pages, one document per language and view,
// into dist/applicant. Called by scripts/build-applicant.mjs.
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { root } from "./install.mjs";

const out = path.join(root, "dist/applicant");
const work = path.join(root, "dist/.prerender");

const workspaces = ["applicant", "reference"];
const ROOT_ELEMENT = '<div id="root"></div>';

const buildEntry = async (workspace) => {
  const folder = path.join(root, workspace);
  await build({
    root: folder,
    configFile: path.join(folder, "vite.config.ts"),
    logLevel: "warn",
    build: {
      ssr: "src/prerender-entry.tsx",
      outDir: path.join(work, workspace),
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
};

const loadEntry = (workspace) => import(pathToFileURL(path.join(work, workspace, "prerender-entry.js")).href);

const textChunks = (manifest, language, groups) =>
  groups.flatMap((group) => {
    const chunks = Object.values(manifest);
    const named = (name) => chunks.find((chunk) => chunk.name === name);
    const chunk = named(`${language}-${group}`) ?? named(`en-${group}`);
    return chunk ? [`/${chunk.file}`] : [];
  });

const escapeText = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Preloads of drawings move to the head, where the browser finds them early. */
const splitPreloads = (html) => {
  const [links = ""] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
  return { links, body: html.slice(links.length) };
};

const checkPlain = (body) => {
  if (/ style=|<style|<script/.test(body))
    throw new Error("A page may carry neither inline style nor script");
};

const EARLY_REFRESH = "src/early-refresh-entry.ts";
const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** A page without hydration requests no script. */
const withoutScripts = (template) => template.replaceAll(SCRIPTS, "");

/** An entry that imports nothing. */
const smallEntry = (manifest, key) => {
  const { file, imports = [] } = manifest[key] ?? {};
  if (!file || imports.length > 0) throw new Error(`${key} has to be one small file`);
  return `<script type="module" crossorigin src="/${file}" nonce="%CSP_NONCE%"></script>`;
};

/** The scripts wait in a template; the small entry loads them when they are needed. */
const postponeScripts = (html, entry, manifest) => {
  const scripts = html.match(SCRIPTS) ?? [];
  const first = smallEntry(manifest, entry);
  return html
    .replaceAll(SCRIPTS, "")
    .replace("</head>", () => `${first}</head>`)
    .replace("</body>", () => `<template id="scripts">${scripts.join("")}</template></body>`);
};

/** Without scripts, another page is shown instead of the one that waits for its script. */
export const addWithoutScript = (html, { html: page }) => {
  const { links, body } = splitPreloads(page);
  checkPlain(body);
  const hide = '<noscript><style nonce="%CSP_NONCE%">#root { display: none }</style></noscript>';
  return html
    .replace("</head>", () => `${links}${hide}</head>`)
    .replace('<div id="root"', () => `<noscript>${body}</noscript><div id="root"`);
};

export const fillTemplate = (template, { language, view }, { page, preloads, styles }) => {
  const { links, body } = splitPreloads(page.html);
  checkPlain(body);
  const head = [
    ...preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
    links,
  ];
  const shown = view ? ` data-view="${view}"` : "";
  return template
    .replace(/<html lang="[^"]*">/, `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeText(page.title)}</title>`)
    .replace("</head>", () => `${head.join("")}</head>`)
    .replace(ROOT_ELEMENT, () => `<div id="root"${shown}>${body}</div>`);
};

/** A page without scripts gets no styles from its components, so its sheet has to name them. */
const checkStyles = (html) => {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style);
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names.split(" "));
  const bare = classes.filter((name) => !styles.join("").includes(`.${name}`));
  if (bare.length > 0) throw new Error(`The small print has no style for ${bare.join(", ")}`);
};

const readTemplate = async (name, hasScript) => {
  const written = await readFile(path.join(out, name), "utf8");
  if (!written.includes(ROOT_ELEMENT)) throw new Error(`${name} has no empty root element`);
  const template = hasScript ? written : withoutScripts(written);
  if (template.includes("<script") !== hasScript)
    throw new Error(`${name}: a script only where one hydrates it`);
  return template;
};

const withScripts = async (html, { scriptsWaitFor, withoutScript }, manifest) => {
  if (scriptsWaitFor) return postponeScripts(html, scriptsWaitFor, manifest);
  return withoutScript ? addWithoutScript(html, await withoutScript()) : html;
};

const keyOf = (manifest, chunk) => {
  const named = Object.keys(manifest).find((key) => manifest[key].name === chunk);
  if (!named) throw new Error(`The build has no chunk ${chunk}`);
  return named;
};

const closure = (manifest, key) => [
  key,
  ...(manifest[key].imports ?? []).flatMap((one) => closure(manifest, one)),
];

const ownFiles = (manifest, chunk, template) => {
  const keys = chunk ? [...new Set(closure(manifest, chunk))] : [];
  const added = (files) =>
    [...new Set(files)].map((file) => `/${file}`).filter((href) => !template.includes(href));
  return {
    scripts: added(keys.map((key) => manifest[key].file)),
    styles: added(keys.flatMap((key) => manifest[key].css ?? [])),
  };
};

const preload = (href) =>
  href.endsWith(".css")
    ? `</${href}>; rel=preload; as=style; crossorigin`
    : `</${href}>; rel=modulepreload; crossorigin`;

/** Writes the Link header of every large page, by language. */
const writeHints = async (manifest, hintedPages) => {
  const known = new Set(closure(manifest, keyOf(manifest, "app")));
  const hints = hintedPages.map(({ path: page, chunk, languages, texts }) => {
    const own = [...new Set(closure(manifest, keyOf(manifest, chunk)))].filter((key) => !known.has(key));
    const files = own.flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
    const inLanguage = languages.map((language) => [
      language,
      [...files, ...textChunks(manifest, language, texts).map((href) => href.slice(1))]
        .map(preload)
        .join(", "),
    ]);
    return [page, Object.fromEntries(inLanguage)];
  });
  await writeFile(path.join(out, "hints.json"), JSON.stringify(Object.fromEntries(hints)));
};

/** Requests the token before the libraries are loaded: modules run in the order of their elements. */
const putEarlyRefreshFirst = async (manifest) => {
  const file = path.join(out, "applicant.html");
  const html = await readFile(file, "utf8");
  const early = html.match(SCRIPTS)?.find((script) => script.includes(`/${manifest[EARLY_REFRESH].file}"`));
  if (!early || manifest[EARLY_REFRESH].imports) throw new Error(`${EARLY_REFRESH} has to be one small file`);
  const others = html.replace(early, "");
  await writeFile(
    file,
    others.replace('<script type="module"', (first) => `${early}${first}`),
  );
};

const prerenderWorkspace = async (workspace) => {
  const manifest = JSON.parse(await readFile(path.join(out, ".vite", `${workspace}.json`), "utf8"));
  const entry = await loadEntry(workspace);
  if (entry.hintedPages) await writeHints(manifest, entry.hintedPages);
  if (entry.hintedPages) await putEarlyRefreshFirst(manifest);
  for (const document of entry.prerenderedDocuments) {
    const template = await readTemplate(document.template, Boolean(document.view ?? document.scriptsWaitFor));
    const { scripts, styles } = ownFiles(manifest, document.chunk, template);
    const preloads = [...scripts, ...textChunks(manifest, document.language, document.texts)];
    const filled = fillTemplate(template, document, { page: await document.render(), preloads, styles });
    if (!document.view) checkStyles(filled);
    await writeFile(path.join(out, document.file), await withScripts(filled, document, manifest));
  }
};

export const buildPrerenderer = () => Promise.all(workspaces.map(buildEntry));

/** Runs after `buildPrerenderer` and the bundles of the workspaces. */
export const prerender = async () => {
  for (const workspace of workspaces) await prerenderWorkspace(workspace);
  await rm(work, { recursive: true, force: true });
};
