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

/** A group of texts by its name. */
export type Namespace = keyof Texts;

/** Texts of one group in one language: nested, `{{value}}` to fill in. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Where an app has its texts; in a language that lacks a group, the English ones. */
export type LoadCatalogue = (language: string, namespace: string) => Promise<Catalogue>;

const sources = new WeakMap<I18n, LoadCatalogue>();

const lazyCatalogues = (load: LoadCatalogue): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read: (language, namespace, done) => {
    load(language, namespace).then(
      (catalogue) => done(null, catalogue),
      // true: i18next tries again a few times, later each time.
      (cause: Error) => done(cause, true),
    );
  },
});

const detector: LanguageDetectorModule = {
  type: "languageDetector",
  detect: detectLanguage,
  cacheUserLanguage: keepLanguage,
};

export interface I18nOptions {
  /** The language of a page that was prerendered in it; without it the language is detected. */
  readonly language?: Language | undefined;
  /** What the first screen needs; other namespaces load when a component first asks for them. */
  readonly namespaces: readonly Namespace[];
}

/** Texts in the reader's language; the texts of another language are loaded when it is chosen. */
export const createI18n = async (
  load: LoadCatalogue,
  { language, namespaces }: I18nOptions,
): Promise<I18n> => {
  const i18n = createInstance();
  sources.set(i18n, load);
  await i18n
    .use(lazyCatalogues(load))
    .use(detector)
    .use(initReactI18next)
    .init({
      ...(language && { lng: language }),
      // The catalogues fall back by themselves; i18next would load English beside every other language.
      fallbackLng: false,
      supportedLngs: [...languages],
      load: "languageOnly",
      ns: [...namespaces],
      defaultNS: "shell",
      interpolation: { escapeValue: false },
    });
  return i18n;
};

/**
 * Fetches texts before a component asks for them.
 * @throws when they do not come; the next call asks again
 */
export const loadTexts = async (i18n: I18n, namespace: Namespace): Promise<void> => {
  const isHere = () => i18n.hasResourceBundle(currentLanguage(i18n), namespace);
  if (!isHere()) await i18n.loadNamespaces(namespace);
  // What has failed once i18next fetches only when it is told to.
  if (!isHere()) await i18n.reloadResources(currentLanguage(i18n), namespace);
  if (!isHere()) throw new Error(`The texts named ${namespace} did not come`);
};

/**
 * Shows another language, once all texts that are on the page have come in it.
 * @throws when they do not come; the page stays as it is, and the choice is not kept
 */
export const changeLanguage = async (i18n: I18n, language: string): Promise<void> => {
  const shown = Object.keys(i18n.getDataByLanguage(currentLanguage(i18n)) ?? {});
  const load = sources.get(i18n);
  await Promise.all(shown.map((namespace) => load?.(language, namespace)));
  await i18n.changeLanguage(language);
};

/** Keeps `<html lang>` in step with the language, for screen readers and hyphenation. */
export const followLanguage = (i18n: I18n, root: HTMLElement): void => {
  root.lang = currentLanguage(i18n);
  i18n.on("languageChanged", () => {
    root.lang = currentLanguage(i18n);
  });
};

/** The language that is shown now. */
export const currentLanguage = (i18n: I18n): Language =>
  asLanguage(i18n.resolvedLanguage) ?? fallbackLanguage;
