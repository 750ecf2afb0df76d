import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Page } from "@latchkey/ui/frames/page.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LoadingScreen } from "../frame/loading-screen.tsx";
import { leaveFor } from "../navigation/navigate.ts";
import { useSessionState } from "../session/session-context.tsx";
import { SessionExpiredDialog } from "./session-expired-dialog.tsx";

interface ProtectedRouteProps {
  readonly signInAddress: (reason: "expired" | undefined, returnPath?: string) => string;
  /** The page waits for a new sign-in instead of redirecting, because people type here. */
  readonly waits?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Requires a session (spec 1 §2). When logged out it redirects to the sign-in page, with the `expired` flag if there
 * was a session; while the session is pending it shows a loader.
 */
export function ProtectedRoute({ signInAddress, waits = false, children }: ProtectedRouteProps) {
  const { state, expired } = useSessionState();
  const isLoggedIn = state === "logged-in";
  const [wasLoggedIn, setWasLoggedIn] = useState(isLoggedIn);
  if (isLoggedIn && !wasLoggedIn) setWasLoggedIn(true);
  if (isLoggedIn || (waits && expired && wasLoggedIn)) {
    return (
      <>
        {children}
        <SessionExpiredDialog open={expired} signInPath={signInAddress(undefined)} />
      </>
    );
  }
  return state === "pending" ? (
    <PendingMessage />
  ) : (
    <ToSignIn addressOf={(path) => signInAddress(expired ? "expired" : undefined, path)} />
  );
}

function ToSignIn({ addressOf }: { readonly addressOf: (returnPath: string) => string }) {
  const { pathname, search } = useLocation();
  const address = addressOf(pathname + search);
  useEffect(() => leaveFor(address), [address]);
  return <LoadingScreen />;
}

function PendingMessage() {
  const { t } = useTranslation("errors");
  return (
    <Page>
      <Alert tone="caution" title={t("pending.title")}>
        <AlertText>{t("pending.text")}</AlertText>
      </Alert>
    </Page>
  );
}
