import { CrashBoundary } from "@latchkey/browser/errors/crash-boundary.tsx";
import type { Connection } from "@latchkey/browser/graphql/connection.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { SessionProvider } from "@latchkey/browser/session/session-context.tsx";
import { UnsavedTextProvider } from "@latchkey/browser/unsaved/unsaved-context.ts";
import type { UnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import type { i18n as I18n } from "i18next";
import { type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { I18nextProvider } from "react-i18next";
import { BrowserRouter } from "react-router";
import { Provider as GraphqlProvider } from "urql";
import { ProofProvider } from "../factors/proof-provider.tsx";
import { createShortcuts } from "../shortcuts/shortcuts.ts";
import { ShortcutsProvider, useShortcutKeys } from "../shortcuts/use-shortcuts.ts";

interface RootProps {
  readonly i18n: I18n;
  readonly session: Session;
  readonly connection: Connection;
  readonly unsaved: UnsavedText;
  /** The routes. */
  readonly children: ReactNode;
}

/** Everything around the routes of the console. */
export function Root({ i18n, session, connection, unsaved, children }: RootProps) {
  const client = useSyncExternalStore(connection.subscribe, connection.client);
  return (
    <CrashBoundary>
      <I18nextProvider i18n={i18n}>
        <SessionProvider value={session}>
          <GraphqlProvider value={client}>
            {/* Without transitions, so that the URL changes in the same render as the rest of the state. */}
            <BrowserRouter useTransitions={false}>
              <Suspense>
                <UnsavedTextProvider value={unsaved}>
                  <ProofProvider>
                    <WithShortcuts>{children}</WithShortcuts>
                  </ProofProvider>
                </UnsavedTextProvider>
              </Suspense>
            </BrowserRouter>
          </GraphqlProvider>
        </SessionProvider>
      </I18nextProvider>
    </CrashBoundary>
  );
}

function WithShortcuts({ children }: { readonly children: ReactNode }) {
  const [shortcuts] = useState(createShortcuts);
  useShortcutKeys(shortcuts);
  return <ShortcutsProvider value={shortcuts}>{children}</ShortcutsProvider>;
}
