import type { Namespace } from "@latchkey/browser/i18n/i18n.ts";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import {
  ENROLMENT_PATH,
  SECOND_FACTOR_PATH,
  STAFF_SIGN_IN_PATH,
  STAFF_SIGN_OUT_PATH,
} from "@latchkey/domain/vocabulary/console-wire.ts";
import { accountPage } from "../account/account-route.ts";
import { agenciesPage } from "../agencies/agencies-route.ts";
import { applicationsPage } from "../applications/applications-route.ts";
import { decisionPage } from "../decisions/decision-route.ts";
import { figuresPage } from "../figures/figures-route.ts";
import { followUpsPage } from "../follow-ups/follow-ups-route.ts";
import { investigationsPage } from "../investigations/investigations-route.ts";
import { keysPage } from "../keys/keys-route.ts";
import { listsPage } from "../lists/lists-route.ts";
import { policiesPage } from "../policies/policies-route.ts";
import { queuePage } from "../queue/queue-route.ts";
import { referencesPage } from "../references/references-route.ts";
import { type ConsolePage, pageAt } from "../shell/console-page.ts";
import { teamPage } from "../team/team-route.ts";
import { webhooksPage } from "../webhooks/webhooks-route.ts";
import { workloadPage } from "../workload/workload-route.ts";
import { casesPage } from "./cases-route.ts";
import { secondReviewsPage } from "./second-reviews-route.ts";

/** The pages of the console in the order of the navigation. A new feature adds a line. */
export const consolePages: readonly ConsolePage[] = [
  queuePage,
  applicationsPage,
  casesPage,
  decisionPage,
  referencesPage,
  followUpsPage,
  agenciesPage,
  policiesPage,
  listsPage,
  figuresPage,
  workloadPage,
  teamPage,
  keysPage,
  webhooksPage,
  secondReviewsPage,
  investigationsPage,
  accountPage,
];

/** The pages on the way to a session. Each has its own chunk and texts. */
export const publicPages: readonly Pick<ConsolePage, "script" | "texts" | "path">[] = [
  {
    path: STAFF_SIGN_IN_PATH,
    script: pageScript(async () => (await import("../sign-in/sign-in-page.tsx")).SignInPage),
    texts: ["sign-in"],
  },
  {
    path: SECOND_FACTOR_PATH,
    script: pageScript(
      async () => (await import("../second-factor/second-factor-page.tsx")).SecondFactorPage,
    ),
    texts: ["second-factor"],
  },
  {
    path: ENROLMENT_PATH,
    script: pageScript(async () => (await import("../enrolment/enrolment-page.tsx")).EnrolmentPage),
    texts: ["second-factor", "enrolment"],
  },
  {
    path: STAFF_SIGN_OUT_PATH,
    script: pageScript(async () => (await import("../sign-out/sign-out-page.tsx")).SignOutPage),
    texts: ["sign-out"],
  },
];

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, "").toLowerCase();

/** Fetches the page for the current URL in parallel with everything else. @returns the texts that it needs first */
export const prefetchPage = (pathname: string): readonly Namespace[] => {
  const page =
    publicPages.find(({ path }) => path === withoutSlash(pathname)) ?? pageAt(consolePages, pathname);
  // Rendering the page retries, and shows a failure.
  page?.script.load().catch(() => undefined);
  return page?.texts ?? [];
};

/** A path as it is reported: what is below a page is left out, and so are unknown paths. */
export const reportedPath = (pathname: string): string =>
  publicPages.find(({ path }) => path === withoutSlash(pathname))?.path ??
  pageAt(consolePages, pathname)?.path ??
  "/console/*";
