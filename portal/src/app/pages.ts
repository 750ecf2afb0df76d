import { portalPages as paths } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { knownPages } from "@latchkey/members/app/member-page.ts";
import { accountPage } from "../account/account-route.ts";
import { applicationsPage } from "../applications/applications-route.ts";
import { checksPage } from "../checks/checks-route.ts";
import { manyPage } from "../new-applications/many-route.ts";
import { newApplicationPage } from "../new-applications/new-route.ts";
import { peoplePage } from "../people/people-route.ts";
import type { PortalPage } from "../shell/portal-page.ts";
import { usagePage } from "../usage/usage-route.ts";

/** The pages of the portal in the order of the tabs. A new feature adds a line. */
export const portalPages: readonly PortalPage[] = [
  applicationsPage,
  manyPage,
  checksPage,
  peoplePage,
  usagePage,
  accountPage,
  newApplicationPage,
];

export const knownPortalPages = knownPages(paths, portalPages);
