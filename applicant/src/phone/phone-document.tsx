import { CrashBoundary } from "@latchkey/browser/errors/crash-boundary.tsx";
import { Shell } from "@latchkey/browser/frame/shell.tsx";
import type { Session } from "@latchkey/browser/session/session.ts";
import { SessionProvider } from "@latchkey/browser/session/session-context.tsx";
import { PHONE_PATH } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import type { i18n as I18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { PhonePage } from "./phone-page.tsx";

interface PhoneDocumentProps {
  readonly i18n: I18n;
  readonly session: Session;
}

export function PhoneDocument({ i18n, session }: PhoneDocumentProps) {
  return (
    <CrashBoundary>
      <I18nextProvider i18n={i18n}>
        <SessionProvider value={session}>
          <Shell home={PHONE_PATH} footer>
            <PhonePage />
          </Shell>
        </SessionProvider>
      </I18nextProvider>
    </CrashBoundary>
  );
}
