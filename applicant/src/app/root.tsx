import { CrashBoundary } from "@latchkey/browser/errors/crash-boundary.tsx";
import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import type { Connection } from "@latchkey/browser/graphql/connection.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { SessionProvider } from "@latchkey/browser/session/session-context.tsx";
import { UnsavedTextProvider } from "@latchkey/browser/unsaved/unsaved-context.ts";
import type { UnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import type { i18n as I18n } from "i18next";
import { Suspense, useSyncExternalStore } from "react";
import { I18nextProvider } from "react-i18next";
import { BrowserRouter } from "react-router";
import { Provider as GraphqlProvider } from "urql";
import type { PinnedApplication } from "../session/pinned-application.ts";
import { AppRoutes } from "./routes.tsx";

interface RootProps {
  readonly i18n: I18n;
  readonly session: Session;
  readonly connection: Connection;
  readonly pinned: PinnedApplication;
  readonly unsaved: UnsavedText;
}

export function Root({ i18n, session, connection, pinned, unsaved }: RootProps) {
  const client = useSyncExternalStore(connection.subscribe, connection.client);
  return (
    <CrashBoundary>
      <I18nextProvider i18n={i18n}>
        <SessionProvider value={session}>
          <GraphqlProvider value={client}>
            {/* Without transitions, so that the URL changes in the same render as the rest of the state. */}
            <BrowserRouter useTransitions={false}>
              <Suspense fallback={<LoadingScreen />}>
                <UnsavedTextProvider value={unsaved}>
                  <AppRoutes pinned={pinned} />
                </UnsavedTextProvider>
              </Suspense>
            </BrowserRouter>
          </GraphqlProvider>
        </SessionProvider>
      </I18nextProvider>
    </CrashBoundary>
  );
}
