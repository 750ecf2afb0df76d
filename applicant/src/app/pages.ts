import type { OpeningQuery } from "@latchkey/browser/graphql/opening-query.ts";
import type { Namespace } from "@latchkey/browser/i18n/i18n.ts";
import { CHECK_ANSWERS_PATH, DASHBOARD_PATH, YOUR_DATA_PATH } from "@latchkey/domain/vocabulary/wire.ts";

/** The large pages of the applicant app: each has its own chunk and texts. */
export const loadDashboard = () => import("../dashboard/dashboard-page.tsx");
export const loadYourData = () => import("../your-data/your-data-page.tsx");
export const loadCheckAnswers = () => import("../check-answers/check-answers-page.tsx");
export const loadIdentity = () => import("../identity/section/identity-wizard.tsx");
export const loadIncome = () => import("../income/section/income-wizard.tsx");
export const loadResidence = () => import("../residence/section/residence-wizard.tsx");

interface LargePage {
  readonly path: string;
  readonly load: () => Promise<{ readonly openingQuery: OpeningQuery }>;
  readonly texts: readonly Namespace[];
}

export const largePages: readonly LargePage[] = [
  { path: DASHBOARD_PATH, load: loadDashboard, texts: ["dashboard", "reasons"] },
  { path: YOUR_DATA_PATH, load: loadYourData, texts: ["your-data", "onboarding"] },
  {
    path: CHECK_ANSWERS_PATH,
    load: loadCheckAnswers,
    texts: [
      "check-answers",
      "dashboard",
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
  },
  {
    path: "/questions/identity",
    load: loadIdentity,
    texts: ["questions", "identity", "validation", "guidance", "documents", "document-names"],
  },
  {
    path: "/questions/income",
    load: loadIncome,
    texts: [
      "questions",
      "income",
      "validation",
      "guidance",
      "documents",
      "document-names",
      "other-document-names",
    ],
  },
  {
    path: "/questions/residence",
    load: loadResidence,
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
  },
];

/** `/questions/identity/name` → `/questions/identity`: the part that is the same for all steps of one page. */
export const pageOf = (pathname: string): string => pathname.split("/").slice(0, 3).join("/");

interface PrefetchedPage {
  /** What it needs first. */
  readonly texts: readonly Namespace[];
  /** Its first query, as soon as its script has come; undefined if it has none. */
  readonly openingQuery: Promise<OpeningQuery | undefined>;
}

/**
 * Prefetches the page for the current URL in parallel with everything else, instead of after the session and the
 * initial data.
 */
export const prefetchPage = (pathname: string): PrefetchedPage => {
  const page = largePages.find(({ path }) => path === pageOf(pathname));
  // Rendering the page retries, and shows a failure.
  const loaded = page?.load().catch(() => undefined);
  return {
    texts: page?.texts ?? [],
    openingQuery: Promise.resolve(loaded).then((module) => module?.openingQuery),
  };
};
