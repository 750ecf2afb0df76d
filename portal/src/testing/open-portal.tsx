import "./chunks.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { aMemberSession, tokenAnswer } from "@latchkey/members/testing/endpoint.ts";
import { type Opening as AppOpening, openApp } from "@latchkey/members/testing/open-app.tsx";
import { Root } from "../app/root.tsx";
import { AppRoutes } from "../app/routes.tsx";
import { cacheKeys } from "../graphql/cache-keys.ts";
import { createI18n } from "../locales/create-i18n.ts";
import type { PortalPage } from "../shell/portal-page.ts";
import { anAgency } from "./fake-portal.ts";

export const aUsersSession = (refresh?: () => Response): Session => aMemberSession(portalPages, refresh);

const texts = () =>
  createI18n({
    namespaces: [
      "shell",
      "errors",
      "frame",
      "page",
      "member-words",
      "sign-in",
      "second-factor",
      "enrolment",
      "sign-out",
      "account",
      "agency-users",
      "application",
      "application-rules",
      "applications",
      "check-names",
      "checks",
      "document-names",
      "other-document-names",
      "people-form",
      "report-links",
      "report-words",
      "right-to-rent",
      "member-file",
      "people",
      "many",
      "new-application",
      "application-rules",
      "settings",
      "usage",
      "validation",
    ],
  });

interface Opening extends AppOpening {
  readonly pages?: readonly PortalPage[];
}

/** The portal at an address, with a fake server; by default for a user who is signed in. */
export const openPortal = ({ pages, ...opening }: Opening) =>
  openApp(
    {
      pages: portalPages,
      keys: cacheKeys,
      i18n: texts(),
      draw: (root) => <Root {...root}>{pages ? <AppRoutes pages={pages} /> : <AppRoutes />}</Root>,
    },
    { session: aUsersSession(tokenAnswer), graphql: anAgency(), ...opening },
  );
