import { CrashBoundary } from "@latchkey/browser/errors/crash-boundary.tsx";
import type { Session } from "@latchkey/browser/session/session.ts";
import { SessionProvider } from "@latchkey/browser/session/session-context.tsx";
import type { i18n as I18n } from "i18next";
import { useEffect } from "react";
import { I18nextProvider } from "react-i18next";
import type { Hydrated } from "./first-use.ts";
import type { SignInView } from "./sign-in-location.ts";
import { SignInPage } from "./sign-in-page.tsx";

interface SignInDocumentProps {
  readonly i18n: I18n;
  readonly session: Session;
  readonly view: SignInView;
}

export function SignInDocument({ i18n, session, view }: SignInDocumentProps) {
  useEffect(() => {
    document.dispatchEvent(new Event("latchkey:hydrated" satisfies Hydrated));
  }, []);
  return (
    <CrashBoundary>
      <I18nextProvider i18n={i18n}>
        <SessionProvider value={session}>
          <SignInPage view={view} />
        </SessionProvider>
      </I18nextProvider>
    </CrashBoundary>
  );
}
