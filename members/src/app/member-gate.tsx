import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { useHasBeen, useSessionStart } from "@latchkey/browser/routing/use-session-start.ts";
import { useSessionState } from "@latchkey/browser/session/session-context.tsx";
import type { ComponentType, ReactNode } from "react";
import { Outlet } from "react-router";
import { type TypedDocumentNode, useQuery } from "urql";
import { ErrorPage } from "../loading/error-page.tsx";

export interface Shell {
  readonly children: ReactNode;
}

interface MemberGateProps<Data> {
  /** Tells who is signed in. */
  readonly query: TypedDocumentNode<Data, Readonly<Record<string, never>>>;
  readonly shell: ComponentType<Shell>;
  /** The routes, with what the query told. */
  readonly children: (data: Data) => ReactNode;
}

/**
 * The root of the signed-in pages: renders the routes once the session is known and it is known who is signed in. That
 * stays while the session is expired, so that the page can continue afterwards.
 */
export function MemberGate<Data>({ query, shell: Frame, children }: MemberGateProps<Data>) {
  const { state, expired } = useSessionState();
  const [isUnavailable, decideAgain] = useSessionStart();
  const isAway = state === "logged-out" && !expired;
  // Expiry does not pause the query, so its data stays; the client queues requests without a token.
  const [{ data, error }, retry] = useQuery({ query, variables: {}, pause: state === "pending" || isAway });
  const wasLoggedIn = useHasBeen(state === "logged-in");
  if (data && !isAway) return children(data);
  if (state === "logged-out") return <Outlet context={wasLoggedIn} />;
  const notLoaded = (onRetry: () => void) => (
    <Frame>
      <ErrorPage onRetry={onRetry} />
    </Frame>
  );
  if (isUnavailable && state === "pending") return notLoaded(decideAgain);
  if (error) return notLoaded(() => retry({ requestPolicy: "network-only" }));
  return <LoadingScreen />;
}
