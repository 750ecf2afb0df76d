import { CrashBoundary } from "@latchkey/browser/errors/crash-boundary.tsx";
import type { i18n as I18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { ThankYouPage } from "../pages/thank-you-page.tsx";
import { type ReferenceView, usePlace } from "../session/place.ts";
import type { ReferenceSession } from "../session/reference-session.ts";
import type { Visit } from "../visit/reference-page.tsx";
import { ReferenceFrame } from "./reference-frame.tsx";

interface ReferenceDocumentProps {
  readonly i18n: I18n;
  readonly session: ReferenceSession;
  readonly view: ReferenceView;
  /** Undefined on the thank-you page. */
  readonly visit: Visit | undefined;
}

/** The pages of a referee (spec 1 §2, reference pages). */
export function ReferenceDocument({ i18n, session, view, visit: Questions }: ReferenceDocumentProps) {
  const place = usePlace(view);
  return (
    <CrashBoundary>
      <I18nextProvider i18n={i18n}>
        <ReferenceFrame>
          {place.view === "thanks" || !Questions ? (
            <ThankYouPage place={place} session={session} />
          ) : (
            <Questions isDeclining={place.isDeclining} session={session} />
          )}
        </ReferenceFrame>
      </I18nextProvider>
    </CrashBoundary>
  );
}
