import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useSession, useSessionState } from "@latchkey/browser/session/session-context.tsx";
import { useCallback, useEffect, useState } from "react";
import { Outlet } from "react-router";
import { useQuery } from "urql";
import { ErrorPage } from "../shell/error-page.tsx";
import { GetInitialData, type InitialMe } from "../shell/initial-data.graphql.ts";
import { InitialDataProvider } from "../shell/initial-data.tsx";

/**
 * The root of everything that somebody signs in for (spec 1 §2): holds the routes back until the session is decided
 * and the initial data has come, shows the error page when it does not come. What has come stays while the session
 * has expired, so that the page can go on afterwards.
 */
export function InitialDataGate() {
  const { state, expired } = useSessionState();
  const [isUnavailable, decideAgain] = useSessionStart();
  const isAway = state === "logged-out" && !expired;
  // An expiry does not pause the query, so that its data stay; the client holds whatever has no token.
  const [{ data, error }, retry] = useQuery({
    query: GetInitialData,
    variables: {},
    pause: state === "pending" || isAway,
  });
  const me = isAway ? undefined : data?.me;
  useIdentity(me);
  if (me) {
    return (
      <InitialDataProvider value={me}>
        <Outlet />
      </InitialDataProvider>
    );
  }
  if (state === "logged-out") return <Outlet />;
  if (isUnavailable && state === "pending") return <ErrorPage onRetry={decideAgain} />;
  if (error) return <ErrorPage onRetry={() => retry({ requestPolicy: "network-only" })} />;
  return <LoadingScreen />;
}

/** Decides the session; whether that failed for want of an answer, and the way to try again. */
const useSessionStart = (): readonly [boolean, () => void] => {
  const session = useSession();
  const [isUnavailable, setUnavailable] = useState(false);
  const start = useCallback(() => {
    setUnavailable(false);
    session.start().catch((error: unknown) => {
      reporter.report(error, "session");
      setUnavailable(true);
    });
  }, [session]);
  useEffect(start, [start]);
  return [isUnavailable, start];
};

/** The signed-in user is identified to analytics and to error reporting (spec 1 §1). */
const useIdentity = (me: InitialMe | undefined): void => {
  useEffect(() => {
    if (!me) return;
    const { uuid, email, name } = me;
    analytics.identify({ uuid, email, firstName: name.firstName, lastName: name.lastName });
    reporter.identify(email);
  }, [me]);
};
