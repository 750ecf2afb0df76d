// Builds what has changed, independent parts at the same time.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressPages } from "./compress-pages.mjs";
import { root } from "./install.mjs";

const IGNORED = new Set(["node_modules", ".types", "dist", "test-results"]);

/** Tests are not built, and generated types leave no trace in what is built. */
const UNBUILT = /\.(?:(?:test|spec)\.tsx?|generated\.ts)$/;

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (!UNBUILT.test(entry.name)) yield path;
  }
}

const filesOf = (folders) => folders.flatMap((folder) => [...filesBelow(join(root, folder))].sort());

const hashOf = (files) => {
  const hash = createHash("sha256").update(process.version);
  for (const file of [...filesOf(["scripts"]), ...files]) hash.update(file).update(readFileSync(file));
  return hash.update(readFileSync(join(root, "package-lock.json"))).digest("hex");
};

const buildWhenChanged = async (name, { files, outputs = [] }, build) => {
  const mark = join(root, "dist", `.${name}`);
  const wanted = hashOf(files);
  const isBuilt = outputs.every((file) => existsSync(file));
  if (isBuilt && existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  await build();
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(mark, wanted);
};

/**
 * Independent of the caller: with a test runner's NODE_ENV the pages would get React's slow development
 * build.
 */
const { NODE_ENV: _environment, ...env } = process.env;

/** A build does not outlive the process that waits for it. */
const node = (...args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env });
    const end = () => child.kill();
    process.once("exit", end);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      process.off("exit", end);
      // Ctrl-C reaches the waiting process too, which decides how to end.
      if (signal === "SIGINT") return;
      if (code === 0) resolve();
      else reject(new Error(`Failed: ${args.join(" ")}`));
    });
  });

const together = async (...builds) => {
  const failed = (await Promise.allSettled(builds)).filter(({ status }) => status === "rejected");
  for (const { reason } of failed) console.error(reason.message);
  if (failed.length > 0) process.exit(1);
};

const WITH_OPERATIONS = ["applicant", "members", "console", "portal"];
const SCHEMAS = ["schema.graphql", "console-schema.graphql", "portal-schema.graphql", "openapi.json"].map(
  (name) => join(root, "server", name),
);

/** `npm start` installs no generator, because bundles need no types. */
const canMakeTypes = existsSync(join(root, "node_modules/@graphql-codegen/core"));

const types = async () => {
  if (!canMakeTypes) return;
  const operations = filesOf(WITH_OPERATIONS).filter((file) => file.endsWith(".graphql.ts"));
  const outputs = [
    ...WITH_OPERATIONS.map((app) => join(root, app, "src/graphql/operations.generated.ts")),
    join(root, "clients/typescript/src/api.generated.ts"),
  ];
  await buildWhenChanged("types", { files: [...operations, ...SCHEMAS], outputs }, () => {
    console.log("Generating the types of the operations.");
    return node("--import", "./scripts/typescript.mjs", "scripts/generate-types.ts");
  });
};

const APPS = ["applicant", "reference", "console", "portal"];
const PAGES = [...APPS, "members", "browser", "words", "ui", "domain", "server/src/api"];

const pages = () =>
  buildWhenChanged("applicant", { files: filesOf(PAGES) }, () => {
    console.log("Building the pages.");
    return node("--import", "./scripts/typescript.mjs", "scripts/build-applicant.mjs");
  });

const server = () =>
  buildWhenChanged(
    "server",
    { files: filesOf(["server", "document-checks", "sandbox", "domain", "words"]) },
    () => {
      console.log("Building the server.");
      return node("scripts/build-server.mjs");
    },
  );

const gallery = () =>
  buildWhenChanged("gallery", { files: filesOf(["ui"]) }, () => {
    console.log("Building the gallery.");
    const vite = "node_modules/vite/bin/vite.js";
    return node(vite, "build", "--config", "ui/vite.config.ts", "--logLevel", "warn");
  });

/**
 * Checks, tests and editors read these files, which are not committed.
 * @throws if an operation does not fit the schema
 */
export const generateTypes = types;

export const makeTypes = () => together(types());

export const buildServer = () => together(server());

/** Without the compressed copies, which scripts/compress-pages.mjs writes while the first page is served. */
export const buildPages = () => together(types(), pages());

export const buildProduct = () =>
  together(
    types(),
    pages().then(() => compressPages()),
    server(),
  );

export const buildGallery = () => together(gallery());
