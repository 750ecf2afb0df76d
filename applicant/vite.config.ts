import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { knownOperations, productionRouter } from "../browser/app-plugins.ts";
import { htmlPlugins } from "../browser/html-plugins.ts";
import { layerOrder } from "../ui/layer-order.ts";
import { textGroupOf } from "./src/locales/text-groups.ts";

const root = import.meta.dirname;

/** One chunk per language and group of texts. */
const textChunk = (id: string): string | null => {
  const [, language, group = ""] =
    /\/(?:applicant\/src\/locales|words\/src)\/([a-z]{2})\/([a-z-]+)\.ts$/.exec(id) ?? [];
  return language ? `${language}-${textGroupOf(group)}` : null;
};

const oneOf = (...paths: readonly string[]): RegExp => new RegExp(`/(?:${paths.join("|")})`);

/**
 * Chunks by folder, the first that matches; what a folder needs comes along. What is fetched later (a variant, the live
 * photo, dialogs, sending a file, the searchable list) stands in folders that are not named here.
 */
const folders: Readonly<Record<string, RegExp>> = {
  early: oneOf("applicant/src/early-refresh-entry", "applicant/src/session/early-refresh"),
  react: /\/node_modules\/(?:react|react-dom|i18next|react-i18next)\//,
  frame: oneOf(
    // What every dynamic import calls.
    "preload-helper",
    "applicant/src/session/[^/]+$",
    "browser/src/(?:analytics|channel|errors|frame|i18n|navigation|reporting|session)/(?!format-money|history-place)",
    "ui/src/(?:actions|alert|button|field|illustrations|modal|text-input|text-link)/(?!field-group|text-area)",
    "ui/src/frames/(?:page\\.|split-page|status-page|wizard-card\\.css)",
    "domain/src/(?:rules/(?:email|issue|link-token|objects|plain)\\.|vocabulary/(?!money|people))",
  ),
  app: oneOf(
    "node_modules/(?:react-router|urql|@urql)/",
    "applicant/src/(?:app/(?!ask-before-logout)|graphql/|shell/)",
    "applicant/src/locales/[^/]+$",
    "applicant/src/applicant-entry",
    "browser/src/(?:app|graphql|routing)/",
    "browser/src/i18n/format-money",
    "domain/src/(?:refusals/|rules/(?:civil-date|london|plain-text)\\.|vocabulary/money\\.)",
    "ui/src/(?:checkbox|loader|ticks|field/field-group|text-input/text-area)",
  ),
  questions: oneOf(
    // What is missing is shown to those alone who are asked for more.
    "applicant/src/questions/(?!missing-information|use-request-title)[^/]+$",
    "applicant/src/documents/(?:tracker-holder|steps/(?:document-form|no-document|use-document-name))",
    "browser/src/forms/issue-text",
    "ui/src/(?:choice-cards|date-input|dropdown|field|phone-input|select|frames/wizard-\\w+\\.tsx)",
    // Lines of free text, dates with their validity and mailboxes of firms are income's alone; free text is of no question.
    // What a picture looks like is said after the page.
    "domain/src/(?:documents/(?!look)|policies|rules/(?!checked-date|line|plain-text|reference-email)|wizard/(?!request-title)|vocabulary/people)",
  ),
  // Nobody begins with a document: it is fetched while the first questions are read.
  documents: oneOf(
    "applicant/src/documents/(?:steps/)?(?!use-request-title|sent-before)[^/]+$",
    "ui/src/(?:drop-zone|file-list|guide|samples|upload-row)/(?!face)",
  ),
  identity: oneOf("applicant/src/identity/(?:(?:section|steps)/)?(?!side-upload|signposting)[^/]+$"),
  income: oneOf(
    "applicant/src/income/[^/]+$",
    "applicant/src/income/section/",
    "applicant/src/income/steps/(?:detail-fields|income-type|payer|use-details)",
  ),
  residence: oneOf(
    "applicant/src/(?:addresses|residence/(?:section|steps|history))/(?!documents?-|landlord|rental|select)",
    "applicant/src/residence/[^/]+$",
  ),
};

/** The build of the pages that are prerendered runs in Node and needs no chunks. */
const chunks = {
  groups: [
    { name: textChunk, debugName: "texts", priority: 100 },
    ...Object.entries(folders).map(([name, test], index) => ({ name, test, priority: 50 - index })),
  ],
};

/** `notice` and `plain` are without script: templates for the small print, and for pages that the server draws. */
const documents = ["sign-in", "applicant", "notice", "plain"];

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: false,
  plugins: [
    react(),
    ...htmlPlugins(root),
    layerOrder(),
    productionRouter(root),
    knownOperations("operations.json"),
  ],
  html: { cspNonce: "%CSP_NONCE%" },
  build: {
    outDir: "../dist/applicant",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // A step's scripts are fetched while the step before is filled in. Their names, listed in every chunk that may
      // lead there, weigh more than the round trip that they save; style sheets have to be named.
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === "html" ? names : names.filter((name) => name.endsWith(".css")),
    },
    rolldownOptions: {
      // The two small entries take names from modules of the large chunks, and nothing else: they must not wait for them.
      optimization: { inlineConst: { mode: "all" } },
      treeshake: { moduleSideEffects: [{ test: /\/domain\/src\//, sideEffects: false }] },
      input: {
        ...Object.fromEntries(documents.map((name) => [name, path.join(root, `${name}.html`)])),
        "early-refresh": path.join(root, "src/early-refresh-entry.ts"),
        "first-use": path.join(root, "src/first-use-entry.ts"),
      },
      output: {
        ...(isSsrBuild ? {} : { codeSplitting: chunks }),
      },
    },
  },
  ssr: { noExternal: true },
}));
