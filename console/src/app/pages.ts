import type { Namespace } from "@latchkey/browser/i18n/i18n.ts";
import {
  ENROLMENT_PATH,
  SECOND_FACTOR_PATH,
  STAFF_SIGN_IN_PATH,
  STAFF_SIGN_OUT_PATH,
} from "@latchkey/domain/vocabulary/console-wire.ts";
import { applicationsPage } from "../applications/applications-route.ts";
import { decisionPage } from "../decision/decision-route.ts";
import { keysPage } from "../keys/keys-route.ts";
import { queuePage } from "../queue/queue-route.ts";
import { type ConsolePage, pageAt } from "../shell/console-page.ts";
import { teamPage } from "../team/team-route.ts";
import { casesPage } from "./cases-route.ts";

/** The pages of the console in the order of the navigation. A new feature adds a line. */
export const consolePages: readonly ConsolePage[] = [
  queuePage,
  applicationsPage,
  casesPage,
  decisionPage,
  teamPage,
  keysPage,
];

/** The pages on the way to a session. Each has its own chunk and texts. */
export const loadSignIn = () => import("../sign-in/sign-in-page.tsx");
export const loadSecondFactor = () => import("../second-factor/second-factor-page.tsx");
export const loadEnrolment = () => import("../enrolment/enrolment-page.tsx");
export const loadSignOut = () => import("../sign-out/sign-out-page.tsx");

interface SmallPage {
  readonly path: string;
  readonly load: () => Promise<unknown>;
  readonly texts: readonly Namespace[];
}

const publicPages: readonly SmallPage[] = [
  { path: STAFF_SIGN_IN_PATH, load: loadSignIn, texts: ["sign-in"] },
  { path: SECOND_FACTOR_PATH, load: loadSecondFactor, texts: ["second-factor"] },
  { path: ENROLMENT_PATH, load: loadEnrolment, texts: ["second-factor", "enrolment"] },
  { path: STAFF_SIGN_OUT_PATH, load: loadSignOut, texts: ["sign-out"] },
];

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, "").toLowerCase();

/** Fetches the page for the current URL in parallel with everything else. @returns the texts that it needs first */
export const prefetchPage = (pathname: string): readonly Namespace[] => {
  const page =
    publicPages.find(({ path }) => path === withoutSlash(pathname)) ?? pageAt(consolePages, pathname);
  // Rendering the page retries, and shows a failure.
  page?.load().catch(() => undefined);
  return page?.texts ?? [];
};

/** A path as it is reported: what is below a page is left out, and so are unknown paths. */
export const reportedPath = (pathname: string): string =>
  publicPages.find(({ path }) => path === withoutSlash(pathname))?.path ??
  pageAt(consolePages, pathname)?.path ??
  "/console/*";
