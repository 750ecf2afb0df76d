import { createI18n as createWith, type I18nOptions } from "@latchkey/browser/i18n/i18n.ts";
import { loadCatalogue } from "./load-catalogue.ts";

/** The texts of this app in the reader's language. */
export const createI18n = (options: I18nOptions) =>
  createWith((language, namespace) => loadCatalogue(language, namespace), options);
