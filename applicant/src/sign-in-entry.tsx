import "./app/styles.ts";
import { asLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserSession } from "./app/browser-session.ts";
import { createI18n, followLanguage } from "./app/i18n.ts";
import { reloadWhenRestored } from "./app/restored-page.ts";
import { findRoot } from "./app/root-element.ts";
import { SignInDocument } from "./sign-in/sign-in-document.tsx";
import { signInViews, viewOf } from "./sign-in/sign-in-location.ts";

/** The document of /otl: woken up where it was written beforehand, else drawn here. */
const open = async (): Promise<void> => {
  const root = findRoot();
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
        session={createBrowserSession()}
        view={prerendered ?? viewOf(window.location.search)}
      />
    </StrictMode>
  );
  if (prerendered) hydrateRoot(root, page);
  else createRoot(root).render(page);
};

void open();
