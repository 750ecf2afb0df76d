import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useSession, useSessionState } from "@latchkey/browser/session/session-context.tsx";
import { asRefusalCode, DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { lazy, useCallback, useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { type CombinedError, useQuery } from "urql";
import { ErrorPage } from "../shell/error-page.tsx";
import { GetInitialData, type InitialMe } from "../shell/initial-data.graphql.ts";
import { InitialDataProvider } from "../shell/initial-data.tsx";
import { peopleToChooseFrom } from "../shell/own-cases.ts";
import { type PinnedCase, withCase } from "../shell/pinned-case.ts";

/**
 * The root of everything that somebody signs in for (spec 1 §2): holds the routes back until the session is decided
 * and the initial data has come, shows the error page when it does not come. What has come stays while the session
 * has expired, so that the page can go on afterwards.
 */
export function InitialDataGate({ pinned }: { readonly pinned: PinnedCase }) {
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
  const people = me && !pinned.isNamed ? peopleToChooseFrom(me) : [];
  useCaseInAddress(pinned, me);
  useLostCase(pinned, error);
  if (me) {
    return (
      <InitialDataProvider value={me}>
        {people.length > 0 ? <ChoosePerson people={people} /> : <Outlet />}
      </InitialDataProvider>
    );
  }
  if (state === "logged-out") return <Outlet />;
  if (isUnavailable && state === "pending") return <ErrorPage onRetry={decideAgain} />;
  if (error) return <ErrorPage onRetry={() => retry({ requestPolicy: "network-only" })} />;
  return <LoadingScreen />;
}

/** Two people with one mailbox are few: most visits do not need it. */
const ChoosePerson = lazy(async () => {
  const { ChoosePerson: component } = await import("../cases/choose-person.tsx");
  return { default: component };
});

/**
 * The page stays with the case that it shows first. Where there are others, its address says which: so it is reloaded,
 * copied and come back to after a sign-in.
 */
const useCaseInAddress = (pinned: PinnedCase, me: InitialMe | undefined): void => {
  const location = useLocation();
  const hasSeveral = me !== undefined && me.cases.length > 1 && peopleToChooseFrom(me).length === 0;
  const isKept = hasSeveral || pinned.isNamed;
  if (me) pinned.pin(me.uuid);
  useEffect(() => {
    if (!me || !isKept) return;
    const address = withCase(window.location.href, me.uuid);
    // Every address of this page, whatever the router has made of it.
    if (location.key && !window.location.href.endsWith(address)) {
      window.history.replaceState(window.history.state, "", address);
    }
  }, [isKept, me, location]);
};

/** An address that names a case of somebody else, or none, leads to the person's own. */
const useLostCase = (pinned: PinnedCase, error: CombinedError | undefined): void => {
  const isLost =
    pinned.isNamed &&
    error?.graphQLErrors.some(({ extensions }) => asRefusalCode(extensions.code) === "NOT_FOUND");
  useEffect(() => {
    if (isLost) window.location.replace(DASHBOARD_PATH);
  }, [isLost]);
};

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
