// The script that a page needs before its first paint: the compressed chunks that it loads up front, and its texts.
// `node scripts/page-weight.mjs` prints a table for dist/applicant and exits with 1 if a page exceeds its budget.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";
import { pages } from "./page-budgets.mjs";

const built = join(root, "dist", "applicant");
const KILOBYTE = 1000;

const FLOOR = ["react"];

const readManifest = (workspace) =>
  JSON.parse(readFileSync(join(built, ".vite", `${workspace}.json`), "utf8"));

const isKeyOf = (chunk, key) => key === chunk || key === `src/${chunk}`;

const keyOf = (manifest, chunk) => {
  const keys = Object.keys(manifest);
  const key = keys.find((one) => isKeyOf(chunk, one)) ?? keys.find((one) => manifest[one].name === chunk);
  if (!key) throw new Error(`The build has no ${chunk}`);
  return key;
};

/** A chunk and its static imports; dynamic imports are not counted. */
const closure = (manifest, keys, seen = new Set()) => {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key].imports ?? [], seen);
  }
  return seen;
};

const kilobytes = (manifest, keys) =>
  keys.reduce((sum, key) => sum + statSync(join(built, `${manifest[key].file}.br`)).size, 0) / KILOBYTE;

/** Import cycles between chunks: a chunk may call code of another that is not initialised yet. */
const ringsIn = (manifest) => {
  const rings = [];
  const done = new Set();
  const follow = (key, path) => {
    const at = path.indexOf(key);
    if (at >= 0) rings.push([...path.slice(at), key].join(" → "));
    if (at >= 0 || done.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) follow(next, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) follow(key, []);
  return rings;
};

/** Dynamic chunks that no page of the table counts. */
const forgottenIn = (manifest) =>
  Object.keys(manifest).filter(
    (key) =>
      manifest[key].isDynamicEntry &&
      !/\/(?:locales|words\/src)\//.test(key) &&
      !pages.some(({ chunks }) => chunks.some((chunk) => isKeyOf(chunk, key))),
  );

export const weighPages = () =>
  pages.map(({ workspace, page, chunks, texts, budget }) => {
    const manifest = readManifest(workspace);
    // The English texts: in every language about the same.
    const roots = [...chunks, ...texts.map((group) => `en-${group}`)].map((chunk) => keyOf(manifest, chunk));
    const keys = [...closure(manifest, roots)];
    const weight = kilobytes(manifest, keys);
    const floor = kilobytes(
      manifest,
      keys.filter((key) => FLOOR.includes(manifest[key].name)),
    );
    return { page, files: keys.length, weight, floor, own: weight - floor, room: budget - weight, budget };
  });

const COLUMNS = ["floor", "own", "weight", "budget", "room"];

export const reportPageWeight = () => {
  const rows = weighPages();
  const width = Math.max(...rows.map(({ page }) => page.length));
  console.log(`${"kB of brotli".padEnd(width)} ${COLUMNS.map((name) => name.padStart(7)).join(" ")}   files`);
  for (const row of rows) {
    const numbers = COLUMNS.map((name) => row[name].toFixed(1).padStart(7)).join(" ");
    const over = row.room < 0 ? "  OVER BUDGET" : "";
    console.log(`${row.page.padEnd(width)} ${numbers} ${String(row.files).padStart(7)}${over}`);
  }
  const manifests = [...new Set(pages.map(({ workspace }) => workspace))].map(readManifest);
  const rings = manifests.flatMap(ringsIn);
  const forgotten = manifests.flatMap(forgottenIn);
  for (const ring of rings) console.error(`Chunks import each other: ${ring}`);
  for (const key of forgotten) console.error(`No page of the table has ${key}`);
  return rings.length + forgotten.length === 0 && rows.every(({ room }) => room >= 0);
};

if (process.argv[1] === import.meta.filename) process.exitCode = reportPageWeight() ? 0 : 1;
