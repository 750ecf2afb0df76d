import "@latchkey/browser/frame/styles.ts";
import { findRoot } from "@latchkey/browser/frame/root-element.ts";
import { keepTranslatedTexts } from "@latchkey/browser/frame/translated-texts.ts";
import { followLanguage } from "@latchkey/browser/i18n/i18n.ts";
import { reloadWhenRestored } from "@latchkey/browser/navigation/restored-page.ts";
import { ignoreChunkFailures } from "@latchkey/browser/reporting/reporting.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createI18n } from "./phone/create-i18n.ts";
import { PhoneDocument } from "./phone/phone-document.tsx";
import { createPhoneSession } from "./phone/phone-session.ts";

/** The entry of /phone: one step of a case, handed over by the page on the applicant's computer. */
const open = async (): Promise<void> => {
  const root = createRoot(findRoot());
  keepTranslatedTexts(window);
  ignoreChunkFailures(window);
  reloadWhenRestored(window);
  const session = createPhoneSession();
  const i18n = await createI18n();
  followLanguage(i18n, document.documentElement);
  root.render(
    <StrictMode>
      <PhoneDocument i18n={i18n} session={session} />
    </StrictMode>,
  );
};

void open();
