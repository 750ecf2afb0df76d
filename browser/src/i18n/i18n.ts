import {
  asLanguage,
  fallbackLanguage,
  type Language,
  languages,
} from "@latchkey/domain/vocabulary/languages.ts";
import { type BackendModule, createInstance, type i18n as I18n, type LanguageDetectorModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { detectLanguage, keepLanguage } from "./language-choice.ts";
import type { Texts } from "./texts.ts";

export type Namespace = keyof Texts;

export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

export type LoadCatalogue = (language: string, namespace: string) => Promise<Catalogue>;

/** Keyed by the part of an instance that it shares with the wrapper that `useTranslation` returns. */
const sources = new WeakMap<I18n["services"], LoadCatalogue>();

const lazyCatalogues = (load: LoadCatalogue): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read: (language, namespace, done) => {
    load(language, namespace).then(
      (catalogue) => done(null, catalogue),
      // true: i18next tries again, with backoff.
      (cause: Error) => done(cause, true),
    );
  },
});

/**
 * Retries after a third and two thirds of a second, for a short loss of the network. Older browsers remember a failed
 * import, so more attempts would only delay the reload of the page.
 */
const MOST_RETRIES = 2;

const detector: LanguageDetectorModule = {
  type: "languageDetector",
  detect: detectLanguage,
  cacheUserLanguage: keepLanguage,
};

export interface I18nOptions {
  readonly language?: Language | undefined;
  readonly isFixed?: boolean;
  readonly namespaces: readonly Namespace[];
}

export const createI18n = async (
  load: LoadCatalogue,
  { language, isFixed = false, namespaces }: I18nOptions,
): Promise<I18n> => {
  const i18n = createInstance();
  sources.set(i18n.services, load);
  if (!isFixed) i18n.use(detector);
  await i18n
    .use(lazyCatalogues(load))
    .use(initReactI18next)
    .init({
      ...(language && { lng: language }),
      // Our catalogues have their own fallback; i18next would load English in addition to every other language.
      fallbackLng: false,
      supportedLngs: [...languages],
      load: "languageOnly",
      ns: [...namespaces],
      defaultNS: "shell",
      interpolation: { escapeValue: false },
      maxRetries: MOST_RETRIES,
    });
  return i18n;
};

export const areTextsHere = (i18n: I18n, namespace: Namespace): boolean =>
  i18n.hasResourceBundle(currentLanguage(i18n), namespace);

/**
 * Loads texts before a component uses them.
 * @throws if loading fails; the next call retries
 */
export const loadTexts = async (i18n: I18n, namespace: Namespace): Promise<void> => {
  const isHere = () => areTextsHere(i18n, namespace);
  if (!isHere()) await i18n.loadNamespaces(namespace);
  // After a failure, i18next reloads only on request.
  if (!isHere()) await i18n.reloadResources(currentLanguage(i18n), namespace);
  // The library swallows the cause, so this reports the failed chunk to the caller.
  if (!isHere()) await loadTextsIn(i18n, currentLanguage(i18n), [namespace]);
};

/**
 * Switches the language once all texts on the page are loaded in it.
 * @throws if loading fails; the page stays as it is, and the choice is not stored
 */
export const changeLanguage = async (i18n: I18n, language: string): Promise<void> => {
  const shown = Object.keys(i18n.getDataByLanguage(currentLanguage(i18n)) ?? {});
  const load = sources.get(i18n.services);
  await Promise.all(shown.map((namespace) => load?.(language, namespace)));
  await i18n.changeLanguage(language);
};

export const loadTextsIn = async (
  i18n: I18n,
  language: string,
  namespaces: readonly string[],
): Promise<void> => {
  const load = sources.get(i18n.services);
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) =>
      i18n.addResourceBundle(language, namespace, await load?.(language, namespace)),
    ),
  );
};

/** Keeps `<html lang>` in step with the language, for screen readers and hyphenation. */
export const followLanguage = (i18n: I18n, root: HTMLElement): void => {
  root.lang = currentLanguage(i18n);
  i18n.on("languageChanged", () => {
    root.lang = currentLanguage(i18n);
  });
};

export const currentLanguage = (i18n: I18n): Language =>
  asLanguage(i18n.resolvedLanguage) ?? fallbackLanguage;
