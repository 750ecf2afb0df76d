// How much script a page needs before it is first painted: the compressed chunks that it loads at once, and its texts.
// `node scripts/page-weight.mjs` prints a table of dist/applicant and ends with 1 when a page is over its budget.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const built = join(root, "dist", "applicant");
const KILOBYTE = 1000;

/** In kB of brotli. A step is any module of `src/<section>/steps` or `live-photo` that the build has made a chunk of its own. */
const budgets = { "sign-in": 95, dashboard: 140, step: 175 };

const readManifest = () => JSON.parse(readFileSync(join(built, ".vite", "manifest.json"), "utf8"));

/** The chunks that a chunk brings with it, itself included; what it imports later is not counted. */
const closure = (manifest, keys, seen = new Set()) => {
  for (const key of keys) {
    if (seen.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    seen.add(key);
    closure(manifest, chunk.imports ?? [], seen);
  }
  return seen;
};

/** The English texts: in every language about the same. */
const textChunk = (manifest, group) => {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate].name === `en-${group}`);
  if (!key) throw new Error(`The build has no English texts for ${group}`);
  return key;
};

/** What a step's chunk brings besides the texts of its section. */
const ownTexts = {
  "identity/documents": ["papers"],
  "identity/signposting": ["papers"],
  "identity/upload": ["papers"],
  "identity/missing-information": ["remedial", "home", "papers", "other-document-names"],
  "identity/primary-document": ["right-to-rent", "papers"],
  "identity/secondary-document": ["right-to-rent", "papers"],
  "identity/status": ["right-to-rent"],
  "identity/biometric-education": ["right-to-rent"],
  "identity/expired-visa": ["right-to-rent"],
  "identity/denied": ["right-to-rent"],
  "identity/share-code": ["right-to-rent"],
  "identity/live-photo-signposting": ["live-photo"],
  "identity/live-photo-permissions": ["live-photo"],
  "identity/live-photo-camera": ["live-photo"],
  "identity/live-photo-opt-out": ["live-photo"],
};

/** What a variant has for itself is needed as well: of both variants the heavier, where both have the step. */
const onlyStandard = ["identity/documents", "identity/none"];
const variantOf = (section, step) =>
  `src/${section}/${onlyStandard.includes(`${section}/${step}`) ? "standard" : "right-to-rent"}-variant.ts`;

const STEP = /^src\/([a-z-]+)\/(?:steps|live-photo)\/([a-z-]+)-step\.tsx$/;

const stepPages = (manifest) =>
  Object.entries(manifest).flatMap(([key, { isDynamicEntry }]) => {
    const [, section, step] = STEP.exec(key) ?? [];
    if (!section || !isDynamicEntry) return [];
    const chunks = ["applicant.html", `src/${section}/${section}-wizard.tsx`, variantOf(section, step), key];
    return [
      {
        page: `${section}/${step}`,
        chunks,
        texts: ["shell", "errors", "questions", section, ...(ownTexts[`${section}/${step}`] ?? [])],
        budget: budgets.step,
      },
    ];
  });

const pagesOf = (manifest) => [
  { page: "sign-in", chunks: ["sign-in.html"], texts: ["shell", "sign-in"], budget: budgets["sign-in"] },
  {
    page: "dashboard",
    chunks: ["applicant.html", "src/dashboard/dashboard-page.tsx"],
    texts: ["shell", "errors", "home"],
    budget: budgets.dashboard,
  },
  ...stepPages(manifest),
];

/** Chunks that import each other in a ring: what one calls while it is loaded may not be there yet. */
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

/** Every page with what it weighs, in kB, and how many files that is. */
export const weighPages = () => {
  const manifest = readManifest();
  const pages = pagesOf(manifest);
  if (!pages.some(({ budget }) => budget === budgets.step)) throw new Error("The build has no steps");
  return pages.map(({ page, chunks, texts, budget }) => {
    const keys = closure(manifest, [...chunks, ...texts.map((group) => textChunk(manifest, group))]);
    const bytes = [...keys].map((key) => statSync(join(built, `${manifest[key].file}.br`)).size);
    return { page, files: keys.size, weight: bytes.reduce((sum, size) => sum + size, 0) / KILOBYTE, budget };
  });
};

/** Prints the table; true when every page is within its budget. */
export const reportPageWeight = () => {
  const rows = weighPages();
  const width = Math.max(...rows.map(({ page }) => page.length));
  for (const { page, files, weight, budget } of rows) {
    const numbers = `${weight.toFixed(1).padStart(6)} kB of ${budget}, ${String(files).padStart(2)} files`;
    console.log(`${page.padEnd(width)}  ${numbers}${weight > budget ? "  OVER BUDGET" : ""}`);
  }
  const rings = ringsIn(readManifest());
  for (const ring of rings) console.error(`Chunks import each other: ${ring}`);
  return rings.length === 0 && rows.every(({ weight, budget }) => weight <= budget);
};

if (process.argv[1] === import.meta.filename) process.exitCode = reportPageWeight() ? 0 : 1;
