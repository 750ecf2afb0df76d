// Builds what has changed: the HTML documents, the server, the sandbox, the gallery of the design system.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./install.mjs";

const IGNORED = new Set(["node_modules", ".types", "dist", "test-results"]);

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (!/\.(test|spec)\.tsx?$/.test(entry.name)) yield path;
  }
}

const hashOf = (folders) => {
  const hash = createHash("sha256").update(process.version);
  for (const folder of folders) {
    for (const file of [...filesBelow(join(root, folder))].sort())
      hash.update(file).update(readFileSync(file));
  }
  return hash.update(readFileSync(join(root, "package-lock.json"))).digest("hex");
};

const buildWhenChanged = (name, folders, build) => {
  const mark = join(root, "dist", `.${name}`);
  const wanted = hashOf(["scripts", ...folders]);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  build();
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(mark, wanted);
};

/** The same whoever asks for it: with a test runner's NODE_ENV the pages would get the slow React of development. */
const { NODE_ENV: _environment, ...env } = process.env;
const node = (...args) => run(process.execPath, args, { env });

export const buildProduct = () => {
  const pages = ["applicant", "reference", "console", "browser", "words", "ui", "domain", "server/src/api"];
  buildWhenChanged("applicant", pages, () => {
    console.log("Building the pages.");
    node("scripts/build-applicant.mjs");
  });
  buildWhenChanged("server", ["server", "sandbox", "domain", "words"], () => {
    console.log("Building the server.");
    node("scripts/build-server.mjs");
  });
};

export const buildGallery = () => {
  buildWhenChanged("gallery", ["ui"], () => {
    console.log("Building the gallery.");
    node("node_modules/vite/bin/vite.js", "build", "--config", "ui/vite.config.ts", "--logLevel", "warn");
  });
};
