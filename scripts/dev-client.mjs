// Runs in every page of `npm run dev` with an app, before the app: changed texts are shown without a reload.
import "@vitejs/plugin-react/preamble";
import { getI18n } from "react-i18next";

// Vite waits for a restarted development server in a worker, which the pages' policy forbids; without a
// worker it waits here.
Reflect.deleteProperty(window, "SharedWorker");

const showTexts = async ({ url, language, namespace }) => {
  const [catalogue] = Object.values(await import(/* @vite-ignore */ url));
  const i18n = getI18n();
  if (!i18n.hasResourceBundle(language, namespace)) return;
  i18n.addResourceBundle(language, namespace, catalogue);
  i18n.emit("languageChanged", i18n.language);
};

import.meta.hot?.on("latchkey:texts", (catalogues) => Promise.all(catalogues.map(showTexts)));
