import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { useHasBeen, useSessionStart } from "@latchkey/browser/routing/use-session-start.ts";
import { useSessionState } from "@latchkey/browser/session/session-context.tsx";
import { Outlet } from "react-router";
import { useQuery } from "urql";
import { ConsoleShell } from "../shell/console-shell.tsx";
import { ErrorPage } from "../shell/error-page.tsx";
import { GetStaff } from "../shell/staff.graphql.ts";
import { StaffProvider } from "../shell/staff.ts";

/**
 * The root of the signed-in console: renders the routes once the session is known and it is known who is signed in. That
 * stays while the session is expired, so that the page can continue afterwards.
 */
export function StaffGate() {
  const { state, expired } = useSessionState();
  const [isUnavailable, decideAgain] = useSessionStart();
  const isAway = state === "logged-out" && !expired;
  // Expiry does not pause the query, so its data stays; the client queues requests without a token.
  const [{ data, error }, retry] = useQuery({
    query: GetStaff,
    variables: {},
    pause: state === "pending" || isAway,
  });
  const wasLoggedIn = useHasBeen(state === "logged-in");
  const staff = isAway ? undefined : data?.staff;
  if (staff) {
    return (
      <StaffProvider value={staff}>
        <Outlet />
      </StaffProvider>
    );
  }
  if (state === "logged-out") return <Outlet context={wasLoggedIn} />;
  if (isUnavailable && state === "pending") return <NotLoaded onRetry={decideAgain} />;
  if (error) return <NotLoaded onRetry={() => retry({ requestPolicy: "network-only" })} />;
  return <LoadingScreen />;
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ConsoleShell>
      <ErrorPage onRetry={onRetry} />
    </ConsoleShell>
  );
}
