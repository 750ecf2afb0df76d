import "./app/styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserSession } from "./app/browser-session.ts";
import { createI18n, followLanguage } from "./app/i18n.ts";
import { openEarly } from "./app/pages.ts";
import { ignoreChunkFailures, reporter } from "./app/reporting.ts";
import { reloadWhenRestored } from "./app/restored-page.ts";
import { Root } from "./app/root.tsx";
import { findRoot } from "./app/root-element.ts";
import { createConnection } from "./graphql/connection.ts";

/** The document of applicants: every address but the sign-in page's. */
const open = async (): Promise<void> => {
  const root = createRoot(findRoot());
  ignoreChunkFailures(window);
  reloadWhenRestored(window);
  const session = createBrowserSession();
  // The session is decided while the texts are on their way; whoever needs it asks again and sees the failure.
  void session.start().catch(() => undefined);
  const texts = openEarly(window.location.pathname);
  const i18n = await createI18n({ namespaces: ["shell", "errors", ...texts] });
  followLanguage(i18n, document.documentElement);
  const connection = createConnection({
    session,
    reporter,
    fetch: (input, init) => fetch(input, init),
  });
  root.render(
    <StrictMode>
      <Root i18n={i18n} session={session} connection={connection} />
    </StrictMode>,
  );
};

void open();
