import { connectLater } from "@latchkey/browser/frame/connect-later.ts";
import { findRoot } from "@latchkey/browser/frame/root-element.ts";
import { keepTranslatedTexts } from "@latchkey/browser/frame/translated-texts.ts";
import type { CacheKeys } from "@latchkey/browser/graphql/cache-keys.ts";
import { createConnection } from "@latchkey/browser/graphql/connection.ts";
import type { I18nOptions, Namespace } from "@latchkey/browser/i18n/i18n.ts";
import { reloadWhenRestored } from "@latchkey/browser/navigation/restored-page.ts";
import { ignoreChunkFailures, reporter } from "@latchkey/browser/reporting/reporting.ts";
import { createBrowserUnsavedText } from "@latchkey/browser/unsaved/browser-unsaved-text.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import type { i18n as I18n } from "i18next";
import { type ComponentType, type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { isClosedPage } from "../loading/closed-page.ts";
import { createMemberSession, tabsName } from "../session/member-session.ts";
import type { KnownPages } from "./member-page.ts";
import type { RootProps } from "./member-root.tsx";

interface OpenApp {
  readonly pages: MemberPages;
  readonly known: KnownPages;
  readonly cacheKeys: CacheKeys;
  readonly createI18n: (options: Pick<I18nOptions, "namespaces">) => Promise<I18n>;
  /** Every page needs them. */
  readonly texts: readonly Namespace[];
  readonly root: ComponentType<RootProps>;
  readonly routes: ReactNode;
}

/** Opens console or portal at the current address. */
export const openMemberApp = async (app: OpenApp): Promise<void> => {
  const { pages, known, root: Root } = app;
  const root = createRoot(findRoot());
  keepTranslatedTexts(window);
  ignoreChunkFailures(window);
  reloadWhenRestored(window);
  const session = createMemberSession(pages);
  const unsaved = createBrowserUnsavedText(tabsName(pages), window, true);
  // The session is resolved while the texts load; each caller retries and handles its failure.
  void session.start().catch(() => undefined);
  const texts = known.prefetchPage(window.location.pathname);
  const connection = createConnection({
    url: pages.graphql,
    keys: app.cacheKeys,
    session,
    reporter,
    isExpected: isClosedPage,
    fetch: (input, init) => fetch(input, init),
  });
  const i18n = await app.createI18n({ namespaces: [...app.texts, ...texts] });
  root.render(
    <StrictMode>
      <Root i18n={i18n} session={session} connection={connection} unsaved={unsaved}>
        {app.routes}
      </Root>
    </StrictMode>,
  );
  connectLater(async () => (await import("@latchkey/browser/telemetry/connect.ts")).connect(undefined));
};
