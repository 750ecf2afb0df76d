// Writes the sign-in page beforehand, one document per language and view, into dist/applicant. Runs after the build of
// the app: `node applicant/prerender.mjs`.
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const root = import.meta.dirname;
const out = path.join(root, "../dist/applicant");
const work = path.join(root, "../dist/.prerender");
const ROOT_ELEMENT = '<div id="root"></div>';

/** View of the page → name of its document, before the language. */
const documents = { form: "sign-in", expired: "sign-in-expired", link: "sign-in-link" };

const loadRenderer = async () => {
  await build({
    root,
    configFile: path.join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { ssr: "src/sign-in/prerender.tsx", outDir: work, emptyOutDir: true, manifest: false },
  });
  return import(pathToFileURL(path.join(work, "prerender.js")).href);
};

/** The chunks with the language's texts, so that the browser asks for them together with the script. */
const textChunks = (manifest, language) =>
  ["shell", "sign-in"].flatMap((group) => {
    const chunks = Object.values(manifest);
    const named = (name) => chunks.find((chunk) => chunk.name === name);
    const chunk = named(`${language}-${group}`) ?? named(`en-${group}`);
    return chunk ? [`/${chunk.file}`] : [];
  });

const escapeText = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Drawings are preloaded from the head: links at the start of the body would only be moved there. */
const splitPreloads = (html) => {
  const [links = ""] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
  return { links, body: html.slice(links.length) };
};

const documentOf = ({ template, language, view, page, preloads }) => {
  const { links, body } = splitPreloads(page.html);
  if (/ style=|<style|<script/.test(body))
    throw new Error("A page may carry neither inline style nor script");
  const head = [...preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`), links];
  return template
    .replace(/<html lang="[^"]*">/, `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeText(page.title)}</title>`)
    .replace("</head>", () => `${head.join("")}</head>`)
    .replace(ROOT_ELEMENT, () => `<div id="root" data-view="${view}">${body}</div>`);
};

export const prerender = async () => {
  const { render, writtenPages } = await loadRenderer();
  const template = await readFile(path.join(out, "sign-in.html"), "utf8");
  const manifest = JSON.parse(await readFile(path.join(out, ".vite/manifest.json"), "utf8"));
  if (!template.includes(ROOT_ELEMENT)) throw new Error("sign-in.html has no empty root element");
  for (const { language, view } of writtenPages) {
    const page = await render(language, view);
    const preloads = textChunks(manifest, language);
    const html = documentOf({ template, language, view, page, preloads });
    await writeFile(path.join(out, `${documents[view]}.${language}.html`), html);
  }
  await rm(work, { recursive: true, force: true });
};

if (process.argv[1] === import.meta.filename) await prerender();
