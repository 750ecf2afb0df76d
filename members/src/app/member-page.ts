import type { Namespace } from "@latchkey/browser/i18n/i18n.ts";
import { type PageScript, pageScript } from "@latchkey/browser/routing/page-script.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import type { ComponentType } from "react";

/** A page of console or portal. The pages below its path are included. */
export interface MemberPage {
  readonly path: string;
  /** Texts that it needs first. */
  readonly texts: readonly Namespace[];
  readonly script: PageScript<ComponentType>;
}

const isBelow = (folder: string, pathname: string): boolean =>
  pathname === folder || pathname.startsWith(`${folder}/`);

/** The page that a path belongs to: the one with the longest path, because a page may lie below another. */
export const pageAt = <Page extends Pick<MemberPage, "path">>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined =>
  pages
    .filter(({ path }) => isBelow(path, pathname.toLowerCase()))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

/** The pages on the way to a session. Each has its own chunk and texts. */
const publicPagesOf = (pages: MemberPages): readonly MemberPage[] => [
  {
    path: pages.signIn,
    script: pageScript(async () => (await import("../sign-in/sign-in-page.tsx")).SignInPage),
    texts: ["sign-in"],
  },
  {
    path: pages.secondFactor,
    script: pageScript(
      async () => (await import("../second-factor/second-factor-page.tsx")).SecondFactorPage,
    ),
    texts: ["second-factor"],
  },
  {
    path: pages.enrolment,
    script: pageScript(async () => (await import("../enrolment/enrolment-page.tsx")).EnrolmentPage),
    texts: ["second-factor", "enrolment"],
  },
  {
    path: pages.signOut,
    script: pageScript(async () => (await import("../sign-out/sign-out-page.tsx")).SignOutPage),
    texts: ["sign-out"],
  },
];

export interface KnownPages {
  readonly publicPages: readonly MemberPage[];
  /** Fetches the page for the current URL in parallel with everything else. @returns the texts that it needs first */
  readonly prefetchPage: (pathname: string) => readonly Namespace[];
  /** A path as it is reported: what is below a page is left out, and so are unknown paths. */
  readonly reportedPath: (pathname: string) => string;
}

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, "").toLowerCase();

/** @param own the app's pages, which need a session */
export const knownPages = (pages: MemberPages, own: readonly MemberPage[]): KnownPages => {
  const publicPages = publicPagesOf(pages);
  const find = (pathname: string): MemberPage | undefined =>
    publicPages.find(({ path }) => path === withoutSlash(pathname)) ?? pageAt(own, pathname);
  return {
    publicPages,
    prefetchPage: (pathname) => {
      const page = find(pathname);
      // Rendering the page retries, and shows a failure.
      page?.script.load().catch(() => undefined);
      return page?.texts ?? [];
    },
    reportedPath: (pathname) => find(pathname)?.path ?? `${pages.home}/*`,
  };
};
