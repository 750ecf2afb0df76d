import "@latchkey/browser/frame/styles.ts";
import { connectLater } from "@latchkey/browser/frame/connect-later.ts";
import { drawPage } from "@latchkey/browser/frame/draw-page.ts";
import { findRoot } from "@latchkey/browser/frame/root-element.ts";
import { keepTranslatedTexts } from "@latchkey/browser/frame/translated-texts.ts";
import { followLanguage } from "@latchkey/browser/i18n/i18n.ts";
import { ignoreChunkFailures } from "@latchkey/browser/reporting/reporting.ts";
import { asLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { StrictMode } from "react";
import { ReferenceDocument } from "./app/reference-document.tsx";
import { loadVisit } from "./app/visits.ts";
import { createI18n } from "./locales/create-i18n.ts";
import { kindOf, referenceViews, viewOf } from "./session/place.ts";
import { openReferenceSession } from "./session/reference-session.ts";

/** The entry of the pages of a reference: hydrates the prerendered page, or renders it if there is none. */
const open = async (): Promise<void> => {
  const root = findRoot();
  keepTranslatedTexts(window);
  ignoreChunkFailures(window);
  const prerendered = referenceViews.find((view) => view === root.dataset.view);
  const view = prerendered ?? viewOf(window.location.pathname);
  const kind = kindOf(view);
  const language = prerendered && asLanguage(document.documentElement.lang);
  const [i18n, visit] = await Promise.all([createI18n(language, kind), loadVisit(kind)]);
  followLanguage(i18n, document.documentElement);
  const session = openReferenceSession((...request) => window.fetch(...request));
  const page = (
    <StrictMode>
      <ReferenceDocument i18n={i18n} session={session} view={view} visit={visit} />
    </StrictMode>
  );
  drawPage(root, page, prerendered !== undefined);
  connectLater(async () => (await import("@latchkey/browser/telemetry/connect.ts")).connect(undefined));
};

void open();
