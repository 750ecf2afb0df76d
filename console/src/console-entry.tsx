import "@latchkey/browser/frame/styles.ts";
import { connectLater } from "@latchkey/browser/frame/connect-later.ts";
import { findRoot } from "@latchkey/browser/frame/root-element.ts";
import { keepTranslatedTexts } from "@latchkey/browser/frame/translated-texts.ts";
import { createConnection } from "@latchkey/browser/graphql/connection.ts";
import { reloadWhenRestored } from "@latchkey/browser/navigation/restored-page.ts";
import { ignoreChunkFailures, reporter } from "@latchkey/browser/reporting/reporting.ts";
import { createBrowserUnsavedText } from "@latchkey/browser/unsaved/browser-unsaved-text.ts";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { prefetchPage } from "./app/pages.ts";
import { Root } from "./app/root.tsx";
import { AppRoutes } from "./app/routes.tsx";
import { cacheKeys } from "./graphql/cache-keys.ts";
import { isClosedPage } from "./graphql/closed-page.ts";
import { createI18n } from "./locales/create-i18n.ts";
import { createStaffSession } from "./session/staff-session.ts";

/** The entry of the console: every path below /console. */
const open = async (): Promise<void> => {
  const root = createRoot(findRoot());
  keepTranslatedTexts(window);
  ignoreChunkFailures(window);
  reloadWhenRestored(window);
  const session = createStaffSession();
  const unsaved = createBrowserUnsavedText("latchkey-staff", window, true);
  // The session is resolved while the texts load; each caller retries and handles its failure.
  void session.start().catch(() => undefined);
  const texts = prefetchPage(window.location.pathname);
  const connection = createConnection({
    url: staffPages.graphql,
    keys: cacheKeys,
    session,
    reporter,
    isExpected: isClosedPage,
    fetch: (input, init) => fetch(input, init),
  });
  const i18n = await createI18n({ namespaces: ["shell", "errors", "frame", ...texts] });
  root.render(
    <StrictMode>
      <Root i18n={i18n} session={session} connection={connection} unsaved={unsaved}>
        <AppRoutes />
      </Root>
    </StrictMode>,
  );
  connectLater(async () => (await import("@latchkey/browser/telemetry/connect.ts")).connect(undefined));
};

void open();
