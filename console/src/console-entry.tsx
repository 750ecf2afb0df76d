import "@latchkey/browser/frame/styles.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { openMemberApp } from "@latchkey/members/app/open-member-app.tsx";
import { knownConsolePages } from "./app/pages.ts";
import { Root } from "./app/root.tsx";
import { AppRoutes } from "./app/routes.tsx";
import { cacheKeys } from "./graphql/cache-keys.ts";
import { createI18n } from "./locales/create-i18n.ts";

/** The entry of the console: every path below /console. */
void openMemberApp({
  pages: staffPages,
  known: knownConsolePages,
  cacheKeys,
  createI18n,
  texts: ["shell", "errors", "frame", "page", "member-words"],
  root: Root,
  routes: <AppRoutes />,
});
