import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nationalInsuranceNumberIssue } from "@latchkey/domain/income/rules.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { flatTexts } from "@latchkey/words/testing/compare-catalogues.ts";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const FOLDERS = ["words/src", "applicant/src/locales", "reference/src/locales"];

const textsIn = async (language: string): Promise<readonly (readonly [string, string])[]> => {
  const modules = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder, language)).map((file) => join(ROOT, folder, language, file)),
  );
  const catalogues = await Promise.all(modules.map((path) => import(path)));
  return catalogues.flatMap((catalogue, index) =>
    [...flatTexts(catalogue)].map(
      ([key, text]) => [`${modules[index]?.slice(ROOT.length + 1)}: ${key}`, text] as const,
    ),
  );
};

const textOf = async (language: string, key: string): Promise<string> =>
  (await textsIn(language)).find(([name]) => name.endsWith(key))?.[1] ?? "";

/** Phrases that are untrue, can be misread or read like a translation. */
const unsaid = {
  en: /a little below|If that gets close|\bmay not say\b|if we could|(?<!\w)since when|away for a while|did not decide|file of your document/iu,
  de: /fehlt .* noch ein wenig|einreich|eingereicht|absend|zweiten Blick|nicht entschieden hat|eine Weile weg|Makler|Darlehen/iu,
  fr: /il manque un peu|·|n’a pas décidé|nous le pouvions|longue pause|\bDit(?: :|\u00a0:)/iu,
  it: /manca poco|\b(?:entrato o entrata|andato o andata|sicuro o sicura)\b|che non ha deciso|un po’ di tempo|^Aggiungere|^Eliminare|^Chiedere/iu,
  es: /falta un poco|no decidió|Los miraremos|hemos mirado|fuera un rato/iu,
  pt: /falta um pouco|não decidiu|Vamos vê-los|algum tempo fora/iu,
} as const;

test.each(languages)("no text in %s has a phrase that was found untrue or unclear", async (language) => {
  const texts = await textsIn(language);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(([, text]) => unsaid[language].test(text))).toEqual([]);
});

/** Nothing of a case is deleted by a job, and nobody is asked about credit. */
const promises = {
  en: /credit agenc|delete your address|days after your last visit|deleted at the latest|tell the landlord/iu,
  de: /Auskunftei|löschen wir Ihre Adresse|nach Ihrem letzten Besuch|spätestens .* gelöscht/iu,
  fr: /information sur le crédit|supprimerons votre adresse|votre dernière visite\.|effacées au plus tard/iu,
  it: /informazioni creditizie|cancelleremo il Suo indirizzo|dopo la Sua ultima visita|cancellate al più tardi/iu,
  es: /información crediticia|borraremos su dirección|desde su última visita|se borran, como muy tarde/iu,
  pt: /informação de crédito|apagamos o seu endereço|depois da sua última visita|são apagadas, o mais tardar/iu,
} as const;

const emailTexts = (): readonly string[] =>
  readdirSync(join(ROOT, "server/src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /texts?\.ts$/.test(path))
    .flatMap((path) => readFileSync(join(ROOT, "server/src", path), "utf8").split("\n"));

test("no e-mail promises what the product does not do", () => {
  const lines = emailTexts();
  expect(lines.length).toBeGreaterThan(1000);
  const untrue = (line: string) => Object.values(promises).some((promise) => promise.test(line));
  expect(lines.filter(untrue)).toEqual([]);
});

describe.each(languages)("in %s", (language) => {
  test("no page promises a deletion, a credit check or a report to the landlord", async () => {
    const texts = await textsIn(language);
    expect(texts.filter(([, text]) => promises[language].test(text))).toEqual([]);
  });

  test("who reads something for the provider is named, where it is consented to and in both notices", async () => {
    for (const key of [
      "onboarding.consents.backgroundHint",
      "guarantor.consents.backgroundHint",
      "notices.privacy.whoPartners",
      "notices.terms.checkText",
    ]) {
      expect([key, (await textOf(language, key)).match(/TrueLayer|HMRC|Konfir/g)]).toEqual([
        key,
        ["TrueLayer", "HMRC", "Konfir"],
      ]);
    }
    expect(await textOf(language, "income.openBanking.lookText")).toContain("TrueLayer");
  });

  test("a condition to be met is an instruction with its date, and not a fact", async () => {
    const fact =
      /\b(?:is|are) met|wird|werden|est remplie|sont remplies|è soddisfatta|sono soddisfatte|Se cumple|é cumprida|são cumpridas/u;
    for (const key of ["condition", "conditions", "conditionBy", "conditionsBy"]) {
      const text = await textOf(language, `decision.ts: decision.next.${key}`);
      expect(text).not.toBe("");
      expect(text).not.toMatch(fact);
      expect(text.includes("{{date}}")).toBe(key.endsWith("By"));
    }
  });

  test("a referee who declined and one who is silent are told apart", async () => {
    const [declined, silent, sent] = await Promise.all(
      ["DECLINED", "SILENT", "SENT"].map((status) => textOf(language, `waiting.reference.status.${status}`)),
    );
    expect(new Set([declined, silent, sent]).size).toBe(3);
    expect(declined).toMatch(/Chose|Möchte|Préfère|Preferisce|Prefiere|Prefere/);
  });

  test("the example of a National Insurance number is one that is taken", async () => {
    const hint = await textOf(language, "tax-link.ts: taxLink.ninoHint");
    const [example = ""] = hint.match(/[A-Z]{2}(?:\u00a0\d\d){3}\u00a0[A-D]/) ?? [];
    expect(nationalInsuranceNumberIssue(example)).toBeUndefined();
  });
});
