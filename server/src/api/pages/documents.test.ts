import { describe, expect, test } from "vitest";
import { documentFor, fileFor, languageOf, signInAddressFor } from "./documents.ts";

const request = { path: "/otl", query: {}, languageCookie: undefined, acceptLanguage: undefined };

describe("the mapping from paths to HTML documents", () => {
  test.each([
    ["/otl", "sign-in"],
    ["/otl/", "sign-in"],
    ["/otlx", "applicant"],
    ["/", "applicant"],
    ["/dashboard", "applicant"],
    ["/questions/identity/name", "applicant"],
    ["/rental-reference/1", "reference"],
    ["/rental-reference/1/", "reference"],
    ["/employment-reference/1", "reference"],
    ["/accountant-reference/1/", "reference"],
    ["/other-reference/1", "applicant"],
    ["/rental-reference", "applicant"],
    ["/employment-reference/", "applicant"],
    ["/accountant-reference/1/2", "applicant"],
    ["/rental-reference/1/2", "applicant"],
    ["/reference-thank-you", "reference"],
    ["/reference-thank-you/", "reference"],
    ["/reference-thank-you/1", "applicant"],
    ["/500", "applicant"],
    ["/privacy", "notice"],
    ["/terms/", "notice"],
    ["/accessibility", "notice"],
    ["/privacy/de", "notice"],
    ["/privacy/xx", "applicant"],
    ["/privacy/de/more", "applicant"],
    ["/privacyx", "applicant"],
    ["/assets/x.js", undefined],
    ["/auth/token/refresh", undefined],
    ["/wizard/storage/x", undefined],
    ["/tenant-review/1/", undefined],
    ["/tenant-review", undefined],
    ["/employment-review/1/", undefined],
    ["/accountant-review/1/decline/", undefined],
    ["/accountant-reviews", "applicant"],
    ["/graphql", undefined],
    ["/health/ready", undefined],
    ["/callbacks/mail", undefined],
    ["/truelayer/callback", undefined],
    ["/graphqlx", "applicant"],
    ["/console", "console"],
    ["/console/", "console"],
    ["/console/sign-in", "console"],
    ["/console/second-factor/set-up", "console"],
    ["/console/team", "console"],
    ["/console/no/such/page", "console"],
    ["/console/authors", "console"],
    ["/console/graphqlx", "console"],
    ["/consolex", "applicant"],
    ["/console/auth", undefined],
    ["/console/auth/token/refresh", undefined],
    ["/console/graphql", undefined],
    ["/console/graphql/", undefined],
    ["/agency", "portal"],
    ["/agency/", "portal"],
    ["/agency/sign-in", "portal"],
    ["/agency/second-factor/set-up", "portal"],
    ["/agency/people", "portal"],
    ["/agencyx", "applicant"],
    ["/agency/auth/token/refresh", undefined],
    ["/agency/graphql", undefined],
    ["/agency/files/reports/1", undefined],
  ])("%s → %s", (path, document) => expect(documentFor(path)).toBe(document));
});

describe("FRM-012 FRM-013 the language of a page: cookie, then query, then browser, else English", () => {
  test.each([
    [{ languageCookie: "fr", query: { lang: "de" }, acceptLanguage: "it" }, "fr"],
    [{ query: { lang: "de" }, acceptLanguage: "it" }, "de"],
    [{ acceptLanguage: "it;q=0.3, pt-BR;q=0.9, xx" }, "pt"],
    [{ acceptLanguage: "de;q=0, es" }, "es"],
    [{ languageCookie: "nonsense", acceptLanguage: "es" }, "es"],
    [{ query: { lang: ["de", "fr"] } }, "en"],
    [{ acceptLanguage: "zh, ja" }, "en"],
    [{}, "en"],
  ])("%j → %s", (given, language) => expect(languageOf({ ...request, ...given })).toBe(language));
});

describe.each([
  ["staff", "/console", "latchkey_staff", "latchkey_agency"],
  ["an agency’s user", "/agency", "latchkey_agency", "latchkey_staff"],
])("a page without a session of %s", (_whose, home, mark, other) => {
  const addressFor = (url: string, ...marks: readonly string[]) => {
    const { pathname, searchParams } = new URL(url, "http://here.invalid");
    const visit = { ...request, path: pathname, query: Object.fromEntries(searchParams) };
    return signInAddressFor(visit, { url, hasMark: (name) => marks.includes(name) });
  };
  const back = encodeURIComponent(home);

  test.each([
    ["", "/sign-in"],
    ["/team", `/sign-in?return=${back}%2Fteam`],
    ["/team?lang=de", `/sign-in?return=${back}%2Fteam%3Flang%3Dde`],
    ["/second-factor/more", "/sign-in"],
  ])("%s redirects to %s", (below, address) => {
    const url = `${home}${below}`;
    expect(addressFor(url)).toBe(`${home}${address}`);
    expect(addressFor(url, "latchkey_session", other)).toBe(`${home}${address}`);
    expect(addressFor(url, mark)).toBeUndefined();
  });

  test.each([
    "/sign-in",
    "/sign-in?link",
    "/Sign-In/",
    "/sign-out",
    "/second-factor",
    "/second-factor/set-up",
    "/graphql",
    "/auth/token/refresh",
  ])("%s does not", (below) => expect(addressFor(`${home}${below}`)).toBeUndefined());

  test("the session is none of an applicant", () => {
    expect(addressFor("/dashboard", mark)).toBe("/otl");
  });
});

test.each([[{ acceptLanguage: "de" }], [{ languageCookie: "de" }], [{ query: { lang: "de" } }]])(
  "console and portal asked with %j are one document each, in English",
  (given) => {
    for (const document of ["console", "portal"] as const) {
      expect(fileFor(document, { ...request, ...given, path: "/any" })).toEqual({
        file: `${document}.html`,
        language: "en",
      });
    }
  },
);

test.each([
  [{}, "sign-in.en.html"],
  [{ expired: "" }, "sign-in-expired.en.html"],
  [{ link: "" }, "sign-in-link.en.html"],
  [{ out: "" }, "sign-in-out.en.html"],
  [{ sent: "" }, "sign-in-sent.en.html"],
  [{ invited: "" }, "sign-in-invited.en.html"],
  [{ invited: "", lang: "de" }, "sign-in-invited.de.html"],
])("the sign-in page asked with %j is %s", (query, file) => {
  expect(fileFor("sign-in", { ...request, query }).file).toBe(file);
});

test.each([
  ["/rental-reference/1", {}, "reference.en.html"],
  ["/rental-reference/1", { query: { lang: "de" } }, "reference.de.html"],
  ["/rental-reference/1", { query: { lang: "de" }, languageCookie: "fr" }, "reference.fr.html"],
  ["/employment-reference/1/", { query: { lang: "de" } }, "reference-employment.de.html"],
  ["/accountant-reference/1", { acceptLanguage: "fr" }, "reference-accountant.fr.html"],
  ["/reference-thank-you", { acceptLanguage: "it" }, "reference-thank-you.it.html"],
  ["/reference-thank-you/", {}, "reference-thank-you.en.html"],
] as const)("FRM-024 (in part) FRM-025 (in part) the page at %s asked with %j is %s", (path, given, file) => {
  expect(fileFor("reference", { ...request, ...given, path }).file).toBe(file);
});

test.each([
  ["/privacy", {}, "notice-privacy.en.html", "en"],
  ["/terms/", { languageCookie: "it" }, "notice-terms.it.html", "it"],
  ["/accessibility", { acceptLanguage: "pt-BR" }, "notice-accessibility.pt.html", "pt"],
  ["/privacy/de", { languageCookie: "it" }, "notice-privacy.de.html", "de"],
] as const)("the legal page at %s asked with %j is %s", (path, given, file, language) => {
  expect(fileFor("notice", { ...request, ...given, path })).toEqual({ file, language });
});
