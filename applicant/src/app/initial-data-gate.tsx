import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { useHasBeen, useSessionStart } from "@latchkey/browser/routing/use-session-start.ts";
import { useSessionState } from "@latchkey/browser/session/session-context.tsx";
import { asRefusalCode } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import { DASHBOARD_PATH, ERROR_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { lazy, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { type CombinedError, useQuery } from "urql";
import { isNamedIn, type PinnedApplication } from "../session/pinned-application.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { GetInitialData, type InitialMe } from "../shell/initial-data.graphql.ts";
import { InitialDataProvider } from "../shell/initial-data.tsx";
import { addressIn, peopleToChooseFrom } from "../shell/own-applications.ts";

/**
 * The root of the signed-in app (spec 1 §2): renders the routes once the session is known and the initial data is
 * loaded, or the error page if loading fails. The data stays while the session is expired, so that the page can
 * continue afterwards.
 */
export function InitialDataGate({ pinned }: { readonly pinned: PinnedApplication }) {
  const { state, expired } = useSessionState();
  const [isUnavailable, decideAgain] = useSessionStart();
  const isAway = state === "logged-out" && !expired;
  // Expiry does not pause the query, so its data stays; the client queues requests without a token.
  const [{ data, error }, retry] = useQuery({
    query: GetInitialData,
    variables: {},
    pause: state === "pending" || isAway,
  });
  const wasLoggedIn = useHasBeen(state === "logged-in");
  const me = isAway ? undefined : data?.me;
  const people = me && !pinned.isNamed ? peopleToChooseFrom(me) : [];
  useIdentity(people.length > 0 ? undefined : me);
  useLostApplication(pinned, error);
  if (me && people.length > 0) return <ChoosePerson email={me.email} applications={people} />;
  if (me) {
    pinned.pin(me.uuid);
    return (
      <InitialDataProvider value={me}>
        <InAddress me={me} />
      </InitialDataProvider>
    );
  }
  if (state === "logged-out") return <Outlet context={wasLoggedIn} />;
  if (isUnavailable && state === "pending") return <ErrorPage onRetry={decideAgain} />;
  if (error) return <ErrorPage onRetry={() => retry({ requestPolicy: "network-only" })} />;
  return <LoadingScreen />;
}

/** Lazy, because few visits involve two people with one mailbox. */
const ChoosePerson = lazy(async () => {
  const { ChoosePerson: component } = await import("../applications/choose-person.tsx");
  return { default: component };
});

/**
 * The page stays with the case that it shows first. If there are others, every URL of the page names it, so that a
 * reload, a copied link and the return after a sign-in show the same case. The URL changes through the router: changed
 * behind its back, it would look like another record of the section when the person goes back. The error page belongs
 * to no case, so its entry in the history stays for its way back.
 */
function InAddress({ me }: { readonly me: InitialMe }) {
  const { pathname, search, hash, state } = useLocation();
  const address = pathname + search + hash;
  const named = addressIn(me, address);
  const isNamed = me.applications.length < 2 || pathname === ERROR_PATH || isNamedIn(search, me.uuid);
  return isNamed ? <Outlet /> : <Navigate to={named} state={state} replace />;
}

/** A URL with another person's case, or an unknown one, redirects to the person's own. */
const useLostApplication = (pinned: PinnedApplication, error: CombinedError | undefined): void => {
  const isLost =
    pinned.isNamed &&
    error?.graphQLErrors.some(({ extensions }) => asRefusalCode(extensions.code) === "NOT_FOUND");
  useEffect(() => {
    if (isLost) window.location.replace(DASHBOARD_PATH);
  }, [isLost]);
};

/** Tells analytics that an applicant is signed in (spec 1 §1). */
const useIdentity = (me: InitialMe | undefined): void => {
  const uuid = me?.uuid;
  useEffect(() => {
    if (uuid) analytics.identify();
  }, [uuid]);
};
