import type { OpeningQuery } from "@latchkey/browser/graphql/opening-query.ts";
import type { Namespace } from "@latchkey/browser/i18n/i18n.ts";
import { type PageScript, pageScript } from "@latchkey/browser/routing/page-script.ts";
import { CHECK_ANSWERS_PATH, DASHBOARD_PATH, YOUR_DATA_PATH } from "@latchkey/domain/vocabulary/wire.ts";

interface LargePage {
  readonly path: string;
  readonly script: PageScript<{ readonly openingQuery: OpeningQuery }>;
  readonly texts: readonly Namespace[];
}

export const dashboardPage = {
  path: DASHBOARD_PATH,
  script: pageScript(() => import("../dashboard/dashboard-page.tsx")),
  texts: ["dashboard", "reasons", "steps"],
} as const satisfies LargePage;

export const yourDataPage = {
  path: YOUR_DATA_PATH,
  script: pageScript(() => import("../your-data/your-data-page.tsx")),
  texts: ["your-data", "onboarding"],
} as const satisfies LargePage;

export const checkAnswersPage = {
  path: CHECK_ANSWERS_PATH,
  script: pageScript(() => import("../check-answers/check-answers-page.tsx")),
  texts: [
    "check-answers",
    "dashboard",
    "steps",
    "questions",
    "identity",
    "income",
    "residence",
    "right-to-rent",
    "live-photo",
    "upload-dialogs",
    "document-names",
    "other-document-names",
  ],
} as const satisfies LargePage;

export const identityPage = {
  path: "/questions/identity",
  script: pageScript(() => import("../identity/section/identity-wizard.tsx")),
  texts: ["questions", "identity", "validation", "guidance", "documents", "document-names"],
} as const satisfies LargePage;

export const incomePage = {
  path: "/questions/income",
  script: pageScript(() => import("../income/section/income-wizard.tsx")),
  texts: [
    "questions",
    "income",
    "validation",
    "guidance",
    "documents",
    "document-names",
    "other-document-names",
  ],
} as const satisfies LargePage;

export const residencePage = {
  path: "/questions/residence",
  script: pageScript(() => import("../residence/section/residence-wizard.tsx")),
  texts: [
    "questions",
    "residence",
    "addresses",
    "validation",
    "guidance",
    "documents",
    "document-names",
    "other-document-names",
  ],
} as const satisfies LargePage;

export const largePages: readonly LargePage[] = [
  dashboardPage,
  yourDataPage,
  checkAnswersPage,
  identityPage,
  incomePage,
  residencePage,
];

/** `/questions/identity/name` → `/questions/identity`: the part that is the same for all steps of one page. */
export const pageOf = (pathname: string): string => pathname.split("/").slice(0, 3).join("/");

interface PrefetchedPage {
  readonly texts: readonly Namespace[];
  /** Starts as soon as its script has arrived; undefined if the page has none. */
  readonly openingQuery: Promise<OpeningQuery | undefined>;
}

/**
 * Prefetches the page for the current URL in parallel with everything else, instead of after the session and the
 * initial data.
 */
export const prefetchPage = (pathname: string): PrefetchedPage => {
  const page = largePages.find(({ path }) => path === pageOf(pathname));
  // Rendering the page retries, and shows a failure.
  const loaded = page?.script.load().catch(() => undefined);
  return {
    texts: page?.texts ?? [],
    openingQuery: Promise.resolve(loaded).then((module) => module?.openingQuery),
  };
};
