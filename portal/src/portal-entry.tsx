import "@latchkey/browser/frame/styles.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { openMemberApp } from "@latchkey/members/app/open-member-app.tsx";
import { knownPortalPages } from "./app/pages.ts";
import { Root } from "./app/root.tsx";
import { AppRoutes } from "./app/routes.tsx";
import { cacheKeys } from "./graphql/cache-keys.ts";
import { createI18n } from "./locales/create-i18n.ts";

/** The entry of the portal: every path below /agency. */
void openMemberApp({
  pages: portalPages,
  known: knownPortalPages,
  cacheKeys,
  createI18n,
  texts: ["shell", "errors", "frame", "page", "member-words"],
  root: Root,
  routes: <AppRoutes />,
});
