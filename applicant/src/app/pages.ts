import type { Namespace } from "@latchkey/browser/i18n/i18n.ts";

/** The large pages of the applicant document: each is a chunk of its own, with its own texts. */
export const loadDashboard = () => import("../dashboard/dashboard-page.tsx");
export const loadIdentity = () => import("../identity/section/identity-wizard.tsx");

interface LargePage {
  readonly path: string;
  readonly load: () => Promise<unknown>;
  readonly texts: readonly Namespace[];
}

const largePages: readonly LargePage[] = [
  { path: "/dashboard", load: loadDashboard, texts: ["dashboard", "reasons"] },
  {
    path: "/questions/identity",
    load: loadIdentity,
    texts: ["questions", "identity", "validation", "guidance", "documents", "document-names"],
  },
];

/** `/questions/identity/name` → `/questions/identity`: what stays the same while one page shows its steps. */
export const pageOf = (pathname: string): string => pathname.split("/").slice(0, 3).join("/");

/**
 * Asks for the page that is opened together with everything else, instead of after the session and the initial data.
 * @returns the texts that it begins with
 */
export const openEarly = (pathname: string): readonly Namespace[] => {
  const page = largePages.find(({ path }) => path === pageOf(pathname));
  // A failure shows where the page is drawn, which asks again.
  page?.load().catch(() => undefined);
  return page?.texts ?? [];
};
