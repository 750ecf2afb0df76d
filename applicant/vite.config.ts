import { appConfig, oneOf, REACT } from "../browser/app-config.ts";
import { textGroupOf } from "./src/locales/text-groups.ts";

/**
 * Chunks by folder, the first that matches; what a folder needs comes along. What is fetched later (a variant, the live
 * photo, dialogs, sending a file, the searchable list) stands in folders that are not named here.
 */
const folders: Readonly<Record<string, RegExp>> = {
  early: oneOf("applicant/src/early-refresh-entry", "applicant/src/session/early-refresh"),
  react: REACT,
  frame: oneOf(
    // What every dynamic import calls.
    "preload-helper",
    "applicant/src/session/[^/]+$",
    "browser/src/(?:analytics|channel|errors|frame|i18n|navigation|reporting|session)/(?!format-money|format-size|name-of-language|history-place)",
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
    // Few people are asked for what is missing, or type another name of a country.
    "applicant/src/questions/(?!missing-information|use-request-title|country-names|country-search|country-stems)[^/]+$",
    "applicant/src/documents/(?:tracker-holder|steps/(?:document-form|no-document|use-document-name))",
    "browser/src/forms/issue-text",
    "ui/src/(?:choice-cards|date-input|dropdown|field|phone-input|select|frames/wizard-\\w+\\.tsx)",
    // Lines of free text, dates with their validity and mailboxes of firms are income's alone; free text is of no question.
    // What a picture looks like is said after the page.
    "domain/src/(?:documents/(?!look)|policies|rules/(?!checked-date|fold|line|plain-text|reference-email)|wizard/(?!request-title)|vocabulary/people)",
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

export default appConfig({
  root: import.meta.dirname,
  manifest: "applicant",
  // `notice` and `plain` are without script: templates for the small print, and for pages that the server draws.
  inputs: [
    ...["sign-in.html", "applicant.html", "notice.html", "plain.html"],
    ...["src/early-refresh-entry.ts", "src/first-use-entry.ts", "src/sent-entry.ts"],
  ],
  textGroupOf,
  folders,
  operations: "operations.json",
});
