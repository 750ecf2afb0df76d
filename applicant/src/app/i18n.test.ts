// @vitest-environment happy-dom

import {
  changeLanguage,
  createI18n as createI18nWith,
  currentLanguage,
  followLanguage,
  loadTexts,
} from "@latchkey/browser/i18n/i18n.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createI18n } from "../locales/create-i18n.ts";
import * as catalogues from "../locales/load-catalogue.ts";

const browserSpeaks = (...tags: string[]) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);
  vi.spyOn(navigator, "language", "get").mockReturnValue(tags[0] ?? "");
};

const writeCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the detector reads document.cookie, so the test writes it
  document.cookie = cookie;
};

const forgetCookie = () => writeCookie("latchkey_language=; Max-Age=0; Path=/");
const rememberCookie = (language: string) => writeCookie(`latchkey_language=${language}; Path=/`);

const detected = async () => {
  const i18n = await createI18n({ namespaces: ["shell"] });
  return currentLanguage(i18n);
};

beforeEach(() => {
  vi.restoreAllMocks();
  forgetCookie();
  window.history.replaceState(null, "", "/dashboard");
  document.documentElement.lang = "";
  browserSpeaks();
});

describe("FRM-013 the language is detected", () => {
  test("by the cookie first", async () => {
    rememberCookie("pt");
    window.history.replaceState(null, "", "/dashboard?lang=fr");
    browserSpeaks("it-IT");
    document.documentElement.lang = "es";
    expect(await detected()).toBe("pt");
  });

  test("then by the query string", async () => {
    window.history.replaceState(null, "", "/dashboard?lang=fr");
    browserSpeaks("it-IT");
    document.documentElement.lang = "es";
    expect(await detected()).toBe("fr");
  });

  test("then by the browser, the first supported language", async () => {
    browserSpeaks("nl-NL", "nl", "de-AT", "it");
    document.documentElement.lang = "es";
    expect(await detected()).toBe("de");
  });

  test("then by the page", async () => {
    browserSpeaks("nl-NL");
    document.documentElement.lang = "es";
    expect(await detected()).toBe("es");
  });

  test("FRM-012 or else it is English", async () => {
    browserSpeaks("nl-NL");
    expect(await detected()).toBe("en");
  });
});

test("FRM-014 the choice is cached in a cookie", async () => {
  const i18n = await createI18n({ namespaces: ["shell"] });
  await i18n.changeLanguage("de");
  expect(document.cookie).toContain("latchkey_language=de");
  expect(await detected()).toBe("de");
});

test("FRM-015 choosing a language changes the texts and the page's own language", async () => {
  const i18n = await createI18n({ language: "en", namespaces: ["shell"] });
  const root = document.createElement("html");
  followLanguage(i18n, root);
  expect(i18n.t("menu.signOut", { ns: "shell" })).toBe("Sign out");
  await i18n.changeLanguage("de");
  expect(i18n.t("menu.signOut", { ns: "shell" })).toBe("Abmelden");
  expect(root.lang).toBe("de");
});

describe("prefetched texts", () => {
  const lost = new TypeError("Failed to fetch dynamically imported module");

  /** How often the texts fail to come; the library itself tries several times before it gives up. */
  const withFailures = async (failures: number) => {
    const load = vi.fn(async () => {
      if (load.mock.calls.length <= failures) throw lost;
      return { upload: { drop: "Hello" } };
    });
    const i18n = await createI18nWith(load, { language: "en", namespaces: [] });
    vi.useFakeTimers();
    return { i18n, load };
  };
  /** Through every wait of the library. */
  const loading = async (loaded: Promise<void>) => {
    const [outcome] = await Promise.all([loaded, vi.advanceTimersByTimeAsync(60_000)]);
    return outcome;
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  test("come once", async () => {
    const { i18n, load } = await withFailures(0);
    await loading(loadTexts(i18n, "documents"));
    await loading(loadTexts(i18n, "documents"));
    expect(i18n.t("upload.drop", { ns: "documents" })).toBe("Hello");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("are requested again after a failure", async () => {
    const { i18n } = await withFailures(1);
    await loading(loadTexts(i18n, "documents"));
    expect(i18n.t("upload.drop", { ns: "documents" })).toBe("Hello");
  });

  test("FRM-381 (in part) that fail to load are the failure of their chunk, until they load", async () => {
    const { i18n, load } = await withFailures(Number.POSITIVE_INFINITY);
    await expect(loading(loadTexts(i18n, "documents"))).rejects.toBe(lost);
    load.mockResolvedValue({ upload: { drop: "Hello" } });
    await loading(loadTexts(i18n, "documents"));
    expect(i18n.t("upload.drop", { ns: "documents" })).toBe("Hello");
  });
});

test("FRM-015 a language whose texts fail to load is neither shown nor stored", async () => {
  const i18n = await createI18n({ language: "en", namespaces: ["shell"] });
  vi.spyOn(catalogues, "loadCatalogue").mockRejectedValue(new Error("away"));
  await expect(changeLanguage(i18n, "de")).rejects.toThrow("away");
  expect(currentLanguage(i18n)).toBe("en");
  expect(document.cookie).not.toContain("latchkey_language=de");
  vi.restoreAllMocks();
  await changeLanguage(i18n, "de");
  expect(currentLanguage(i18n)).toBe("de");
});
