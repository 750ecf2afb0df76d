import type { i18n as I18n } from "i18next";
import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { I18nextProvider } from "react-i18next";
import { BrowserRouter } from "react-router";
import { Provider as GraphqlProvider } from "urql";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import type { Connection } from "../graphql/connection.ts";
import type { Session } from "../session/session.ts";
import { SessionProvider } from "../session/session-context.tsx";
import { UnsavedTextProvider } from "../unsaved/unsaved-context.ts";
import type { UnsavedText } from "../unsaved/unsaved-text.ts";

export interface AppRootProps {
  readonly i18n: I18n;
  readonly session: Session;
  readonly connection: Connection;
  readonly unsaved: UnsavedText;
  /** Shown until texts and pages have loaded. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

export function AppRoot({ i18n, session, connection, unsaved, fallback, children }: AppRootProps) {
  const client = useSyncExternalStore(connection.subscribe, connection.client);
  return (
    <CrashBoundary>
      <I18nextProvider i18n={i18n}>
        <SessionProvider value={session}>
          <GraphqlProvider value={client}>
            {/* Without transitions, so that the URL changes in the same render as the rest of the state. */}
            <BrowserRouter useTransitions={false}>
              <Suspense fallback={fallback}>
                <UnsavedTextProvider value={unsaved}>{children}</UnsavedTextProvider>
              </Suspense>
            </BrowserRouter>
          </GraphqlProvider>
        </SessionProvider>
      </I18nextProvider>
    </CrashBoundary>
  );
}
