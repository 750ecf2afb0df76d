import "@latchkey/browser/frame/styles.ts";
import { connectLater } from "@latchkey/browser/frame/connect-later.ts";
import { findRoot } from "@latchkey/browser/frame/root-element.ts";
import { keepTranslatedTexts } from "@latchkey/browser/frame/translated-texts.ts";
import { type Connection, createConnection } from "@latchkey/browser/graphql/connection.ts";
import { type OpeningQuery, sendEarly } from "@latchkey/browser/graphql/opening-query.ts";
import { followLanguage } from "@latchkey/browser/i18n/i18n.ts";
import { reloadWhenRestored } from "@latchkey/browser/navigation/restored-page.ts";
import { ignoreChunkFailures, reporter } from "@latchkey/browser/reporting/reporting.ts";
import { createBrowserUnsavedText } from "@latchkey/browser/unsaved/browser-unsaved-text.ts";
import { GRAPHQL_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { prefetchPage } from "./app/pages.ts";
import { Root } from "./app/root.tsx";
import { earlyRefresh } from "./early-refresh-entry.ts";
import { cacheKeys } from "./graphql/cache-keys.ts";
import { createI18n } from "./locales/create-i18n.ts";
import { createApplicantSession } from "./session/applicant-session.ts";
import { usesSession } from "./session/early-refresh.ts";
import { pinApplication } from "./session/pinned-application.ts";
import { GetInitialData } from "./shell/initial-data.graphql.ts";

/** Both queries of a large page at once, instead of one after the other. */
const sendOpeningQueries = async (
  { client }: Connection,
  coming: Promise<OpeningQuery | undefined>,
): Promise<void> => {
  const openingQuery = await coming;
  if (openingQuery) for (const query of [GetInitialData, openingQuery]) sendEarly(client(), query);
};

const open = async (): Promise<void> => {
  const root = createRoot(findRoot());
  keepTranslatedTexts(window);
  ignoreChunkFailures(window);
  reloadWhenRestored(window);
  const pinned = pinApplication(window.location.search);
  const session = createApplicantSession({ pinned, earlyRefresh });
  // Starts before drawing, so that other tabs have answered by the time of a sign-out.
  const unsaved = createBrowserUnsavedText("latchkey", window);
  // The session resolves while the texts are loading; each consumer retries and handles the failure.
  if (usesSession()) void session.start().catch(() => undefined);
  const { texts, openingQuery } = prefetchPage(window.location.pathname);
  const connection = createConnection({
    url: GRAPHQL_PATH,
    keys: cacheKeys,
    session,
    reporter,
    fetch: (input, init) => fetch(input, init),
  });
  void sendOpeningQueries(connection, openingQuery);
  const i18n = await createI18n({ namespaces: ["shell", "errors", ...texts] });
  followLanguage(i18n, document.documentElement);
  root.render(
    <StrictMode>
      <Root i18n={i18n} session={session} connection={connection} pinned={pinned} unsaved={unsaved} />
    </StrictMode>,
  );
  connectLater(async () =>
    (await import("./help/connect.ts")).connectServices({ session, connection, pinned }),
  );
};

void open();
