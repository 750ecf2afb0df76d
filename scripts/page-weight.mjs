// The script that a page needs before its first paint: the compressed chunks that it loads up front, and its texts.
// `node scripts/page-weight.mjs` prints a table for dist/applicant and exits with 1 if a page exceeds its budget.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const built = join(root, "dist", "applicant");
const KILOBYTE = 1000;

const FLOOR = ["react"];

const MANIFESTS = {
  applicant: "manifest.json",
  phone: "phone.json",
  reference: "reference.json",
  console: "console.json",
};

const APP = "app";
const IDENTITY = [APP, "identity"];
const QUESTIONS = ["frame", "questions"];
/** A later chunk counts with the page that it is loaded for. */
const later = (name, chunks, ...texts) => ({
  page: `identity, ${name}`,
  budget: 185,
  chunks: [...IDENTITY, ...[chunks].flat()],
  texts: [...QUESTIONS, ...texts],
});
const UPLOAD = "src/identity/steps/side-upload-step.tsx";

const RESIDENCE = { chunks: [APP, "residence"], texts: [...QUESTIONS, "residence", "other-document-names"] };
const INCOME = { chunks: [APP, "income"], texts: [...QUESTIONS, "income", "other-document-names"] };
const laterInIncome = (name, chunk, ...texts) => ({
  page: `income, ${name}`,
  budget: 190,
  chunks: [...INCOME.chunks, chunk],
  texts: [...INCOME.texts, ...texts],
});
const laterInResidence = (name, chunk, ...texts) => ({
  page: `residence, ${name}`,
  budget: 190,
  chunks: [...RESIDENCE.chunks, chunk],
  texts: [...RESIDENCE.texts, ...texts],
});

const reference = (name, chunk, ...texts) => ({
  workspace: "reference",
  page: `reference, ${name}`,
  budget: 96,
  chunks: ["reference.html", chunk],
  texts: ["reference", ...texts],
});

const PHONE_TEXTS = ["phone-frame", "phone-questions", "phone-other-document-names", "phone-phone"];
const REPORTS = ["../browser/src/telemetry/connect.ts", "../browser/src/telemetry/error-sink.ts"];

const PASSKEYS = "../node_modules/@simplewebauthn/browser/esm/index.js";

/** For staff, at a desk; the passkey code loads on demand. */
const consolePage = (name, chunks, ...texts) => ({
  workspace: "console",
  page: `console, ${name}`,
  budget: 180,
  chunks: [APP, ...chunks],
  texts: ["frame", ...texts],
});

const pages = [
  {
    page: "sign-in",
    budget: 95,
    chunks: ["src/first-use-entry.ts", "sign-in.html"],
    texts: ["frame", "sign-in"],
  },
  { page: "sign-in, until it is used", budget: 2, chunks: ["src/first-use-entry.ts"], texts: [] },
  {
    workspace: "phone",
    page: "phone, a code",
    budget: 110,
    chunks: ["phone.html"],
    texts: PHONE_TEXTS,
  },
  {
    workspace: "phone",
    page: "phone, a step",
    budget: 125,
    chunks: ["phone.html", "src/phone/step-view.tsx"],
    texts: PHONE_TEXTS,
  },
  {
    workspace: "phone",
    page: "phone, a file on its way",
    budget: 130,
    chunks: ["phone.html", "src/phone/step-view.tsx", "src/documents/sending/send-checked-file.ts"],
    texts: PHONE_TEXTS,
  },
  {
    page: "dashboard",
    budget: 140,
    chunks: [APP, "src/dashboard/dashboard-page.tsx"],
    texts: ["frame", "home"],
  },
  {
    page: "dashboard, messenger and reports",
    budget: 160,
    chunks: [
      APP,
      "src/dashboard/dashboard-page.tsx",
      "src/help/connect.ts",
      "src/help/start-help.ts",
      ...REPORTS,
    ],
    texts: ["frame", "home"],
  },
  {
    page: "dashboard, onboarding",
    budget: 145,
    chunks: [APP, "src/dashboard/dashboard-page.tsx", "src/onboarding/onboarding.tsx"],
    texts: ["frame", "home", "onboarding"],
  },
  {
    page: "dashboard, waiting",
    budget: 145,
    chunks: [APP, "src/dashboard/dashboard-page.tsx", "src/dashboard/waiting-view.tsx"],
    texts: ["frame", "home", "applications"],
  },
  {
    page: "dashboard, decided",
    budget: 145,
    chunks: [APP, "src/dashboard/dashboard-page.tsx", "src/dashboard/decided-view.tsx"],
    texts: ["frame", "home", "applications"],
  },
  {
    page: "dashboard, of a guarantor",
    budget: 145,
    chunks: [APP, "src/dashboard/dashboard-page.tsx", "src/dashboard/guarantee-panel.tsx"],
    texts: ["frame", "home", "applications"],
  },
  {
    page: "dashboard, onboarding of a guarantor",
    budget: 150,
    chunks: [
      APP,
      "src/dashboard/dashboard-page.tsx",
      "src/onboarding/guarantor-onboarding.tsx",
      "src/onboarding/onboarding.tsx",
    ],
    texts: ["frame", "home", "onboarding", "applications"],
  },
  {
    page: "your data",
    budget: 140,
    chunks: [APP, "src/your-data/your-data-page.tsx"],
    texts: ["frame", "your-data", "onboarding"],
  },
  {
    page: "signing out, where something would be lost",
    budget: 140,
    chunks: [APP, "src/app/ask-before-logout.tsx"],
    texts: ["frame"],
  },
  {
    page: "check answers",
    budget: 155,
    chunks: [APP, "src/check-answers/check-answers-page.tsx"],
    texts: [
      "frame",
      "home",
      "check-answers",
      "questions",
      "income",
      "residence",
      "right-to-rent",
      "live-photo",
      "upload-dialogs",
      "other-document-names",
    ],
  },
  {
    page: "choosing who one is",
    budget: 140,
    chunks: [APP, "src/applications/choose-person.tsx"],
    texts: ["frame", "home", "applications"],
  },
  { page: "identity", budget: 175, chunks: IDENTITY, texts: QUESTIONS },
  { page: "income", budget: 185, ...INCOME },
  laterInIncome("what is known", "src/income/sources/known-sources.tsx"),
  laterInIncome("incomes of an earlier case", "src/income/sources/earlier-incomes.tsx", "carry-over"),
  laterInIncome("documents", "src/income/steps/document-steps.tsx"),
  laterInIncome("notices", "src/income/steps/notice-steps.tsx"),
  laterInIncome("employer", "src/income/steps/employer-step.tsx"),
  laterInIncome("salary", "src/income/steps/salary-step.tsx"),
  laterInIncome("reference", "src/income/steps/reference-step.tsx"),
  laterInIncome("other kinds of income", "src/income/steps/detail-steps.tsx"),
  laterInIncome("verification provider", "src/income/konfir/konfir-step.tsx"),
  laterInIncome("bank", "src/income/steps/bank-steps.tsx"),
  laterInIncome("savings", "src/income/steps/savings-step.tsx"),
  laterInIncome("guarantor", "src/income/steps/guarantor-steps.tsx"),
  laterInIncome("more income", "src/income/steps/additional-steps.tsx"),
  laterInIncome(
    "missing information",
    "src/income/remedial/missing-information-step.tsx",
    "remedial",
    "home",
  ),
  {
    page: "on the way to the bank",
    budget: 160,
    chunks: [APP, "src/income/partners/open-banking-page.tsx"],
    texts: ["frame"],
  },
  { page: "residence", budget: 175, ...RESIDENCE },
  laterInResidence("one of several homes", "src/residence/steps/select-address-step.tsx"),
  laterInResidence("documents", "src/residence/steps/document-steps.tsx"),
  laterInResidence("rent", "src/residence/steps/rental-details-step.tsx"),
  laterInResidence("landlord", "src/residence/steps/landlord-details-step.tsx"),
  laterInResidence("search for an address", "../ui/src/address-search/address-search.tsx"),
  laterInResidence(
    "missing information",
    "src/residence/remedial/missing-information-step.tsx",
    "remedial",
    "home",
  ),
  laterInResidence(
    "addresses of an earlier case",
    "src/residence/earlier/earlier-homes-offer.tsx",
    "carry-over",
  ),
  later("searchable list", "../ui/src/combobox/combobox.tsx"),
  later("right to rent", "src/identity/right-to-rent/right-to-rent-variant.ts", "right-to-rent"),
  later("live photo", "src/identity/live-photo/live-photo-screens.ts", "live-photo"),
  later(
    "missing information",
    "src/identity/remedial/missing-information-step.tsx",
    "remedial",
    "home",
    "other-document-names",
  ),
  later("documents", ["src/identity/steps/signposting-step.tsx", UPLOAD]),
  later("dialogs of an upload", [UPLOAD, "src/documents/dialogs/upload-dialogs.tsx"], "upload-dialogs"),
  later("a code for a phone", [UPLOAD, "src/documents/hand-over/hand-over-dialog.tsx"], "upload-dialogs"),
  later("answers of an earlier case", "src/identity/carry-over/carry-over-offer.tsx", "carry-over"),
  later("a file on its way", [UPLOAD, "src/documents/sending/send-checked-file.ts"]),
  reference("landlord", "src/rental/rental-pages.ts"),
  reference("employer", "src/employment/employment-pages.ts", "statement", "employment"),
  { ...reference("accountant", "src/accountant/accountant-pages.ts", "statement", "accountant"), budget: 98 },
  consolePage("sign-in, reports", ["src/sign-in/sign-in-page.tsx", ...REPORTS], "sign-in"),
  consolePage("sign-in", ["src/sign-in/sign-in-page.tsx"], "sign-in"),
  consolePage("second factor", ["src/second-factor/second-factor-page.tsx", PASSKEYS], "second-factor"),
  consolePage(
    "setting up the second factor",
    ["src/enrolment/enrolment-page.tsx", PASSKEYS],
    "second-factor",
    "enrolment",
  ),
  consolePage("sign-out", ["src/sign-out/sign-out-page.tsx"], "sign-out"),
  consolePage("keys", ["src/keys/keys-page.tsx"], "keys", "desk", "validation"),
  consolePage("team", ["src/team/team-page.tsx"], "team", "desk", "validation"),
  consolePage("one's own account", ["src/account/account-page.tsx"], "account", "desk", "enrolment"),
  consolePage(
    "keys, asked for the second factor",
    ["src/keys/keys-page.tsx", "src/factors/proof-dialog.tsx"],
    "keys",
    "desk",
    "validation",
    "second-factor",
  ),
  consolePage("queue", ["src/queue/queue-page.tsx"], "queue", "desk"),
  consolePage("applications", ["src/applications/applications-pages.tsx"], "applications", "desk"),
  consolePage(
    "an application",
    ["src/applications/applications-pages.tsx", "src/applications/people/application-page.tsx"],
    "applications",
    "application",
    "affordability",
    "new-application",
    "desk",
    "validation",
  ),
  consolePage(
    "a new application",
    ["src/applications/applications-pages.tsx", "src/applications/new/new-application-page.tsx"],
    "applications",
    "new-application",
    "desk",
    "validation",
  ),
  consolePage(
    "a case",
    ["src/app/cases-pages.tsx", "src/case/case-page.tsx"],
    "case",
    "affordability",
    "answers",
    "desk",
    "document",
    "document-names",
    "other-document-names",
    "reasons",
    "validation",
  ),
  consolePage(
    "a document",
    ["src/app/cases-pages.tsx", "src/case/case-page.tsx", "src/case/document/document-page.tsx"],
    "case",
    "answers",
    "desk",
    "document",
    "document-names",
    "other-document-names",
    "reasons",
    "validation",
  ),
  consolePage(
    "deciding",
    ["src/decisions/decision-page.tsx"],
    "decision",
    "decision-reasons",
    "affordability",
    "desk",
    "document-names",
    "other-document-names",
    "validation",
  ),
  consolePage(
    "a request to an applicant",
    ["src/app/cases-pages.tsx", "src/case/case-page.tsx", "src/case/request/request-page.tsx"],
    "case",
    "answers",
    "desk",
    "document-names",
    "other-document-names",
    "reasons",
    "remedial",
    "request",
    "validation",
  ),
].map((page) => ({ workspace: "applicant", ...page }));

const readManifest = (workspace) =>
  JSON.parse(readFileSync(join(built, ".vite", MANIFESTS[workspace]), "utf8"));

const keyOf = (manifest, chunk) => {
  const key = manifest[chunk] ? chunk : Object.keys(manifest).find((known) => manifest[known].name === chunk);
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
      !pages.some(({ chunks }) => chunks.includes(key)),
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
  const manifests = Object.keys(MANIFESTS).map(readManifest);
  const rings = manifests.flatMap(ringsIn);
  const forgotten = manifests.flatMap(forgottenIn);
  for (const ring of rings) console.error(`Chunks import each other: ${ring}`);
  for (const key of forgotten) console.error(`No page of the table has ${key}`);
  return rings.length + forgotten.length === 0 && rows.every(({ room }) => room >= 0);
};

if (process.argv[1] === import.meta.filename) process.exitCode = reportPageWeight() ? 0 : 1;
