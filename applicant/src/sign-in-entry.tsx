import "@latchkey/browser/frame/styles.ts";
import { connectLater } from "@latchkey/browser/frame/connect-later.ts";
import { drawPage } from "@latchkey/browser/frame/draw-page.ts";
import { findRoot } from "@latchkey/browser/frame/root-element.ts";
import { keepTranslatedTexts } from "@latchkey/browser/frame/translated-texts.ts";
import { followLanguage } from "@latchkey/browser/i18n/i18n.ts";
import { reloadWhenRestored } from "@latchkey/browser/navigation/restored-page.ts";
import { ignoreChunkFailures } from "@latchkey/browser/reporting/reporting.ts";
import { asLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { StrictMode } from "react";
import { createApplicantSession } from "./session/applicant-session.ts";
import { createI18n } from "./sign-in/create-i18n.ts";
import { SignInDocument } from "./sign-in/sign-in-document.tsx";
import { signInViews, viewOf } from "./sign-in/sign-in-location.ts";

/** The entry of /otl: hydrates the prerendered page, or renders it if there is none. */
const open = async (): Promise<void> => {
  const root = findRoot();
  keepTranslatedTexts(window);
  ignoreChunkFailures(window);
  const prerendered = signInViews.find((view) => view === root.dataset.view);
  const i18n = await createI18n({
    language: prerendered && asLanguage(document.documentElement.lang),
    namespaces: ["shell", "sign-in"],
  });
  followLanguage(i18n, document.documentElement);
  reloadWhenRestored(window);
  const page = (
    <StrictMode>
      <SignInDocument
        i18n={i18n}
        session={createApplicantSession()}
        view={prerendered ?? viewOf(window.location)}
      />
    </StrictMode>
  );
  drawPage(root, page, prerendered !== undefined);
  connectLater(async () => (await import("@latchkey/browser/telemetry/connect.ts")).connect(undefined));
};

void open();
