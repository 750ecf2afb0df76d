import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { addresses } from "@latchkey/applicant/src/locales/en/addresses.ts";
import type { afterDecision } from "@latchkey/applicant/src/locales/en/after-decision.ts";
import type { applications } from "@latchkey/applicant/src/locales/en/applications.ts";
import type { carryOver } from "@latchkey/applicant/src/locales/en/carry-over.ts";
import type { checkAnswers } from "@latchkey/applicant/src/locales/en/check-answers.ts";
import type { dashboard } from "@latchkey/applicant/src/locales/en/dashboard.ts";
import type { decision } from "@latchkey/applicant/src/locales/en/decision.ts";
import type { errors } from "@latchkey/applicant/src/locales/en/errors.ts";
import type { guarantor } from "@latchkey/applicant/src/locales/en/guarantor.ts";
import type { handOver } from "@latchkey/applicant/src/locales/en/hand-over.ts";
import type { livePhoto } from "@latchkey/applicant/src/locales/en/live-photo.ts";
import type { onboarding } from "@latchkey/applicant/src/locales/en/onboarding.ts";
import type { otherAdults } from "@latchkey/applicant/src/locales/en/other-adults.ts";
import type { phone } from "@latchkey/applicant/src/locales/en/phone.ts";
import type { signIn } from "@latchkey/applicant/src/locales/en/sign-in.ts";
import type { signOut } from "@latchkey/applicant/src/locales/en/sign-out.ts";
import type { waiting } from "@latchkey/applicant/src/locales/en/waiting.ts";
import type { withoutScript } from "@latchkey/applicant/src/locales/en/without-script.ts";
import type { yourData } from "@latchkey/applicant/src/locales/en/your-data.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { reference } from "@latchkey/reference/src/locales/en/reference.ts";
import type { documentNames } from "@latchkey/words/en/document-names.ts";
import type { documents } from "@latchkey/words/en/documents.ts";
import type { guidance } from "@latchkey/words/en/guidance.ts";
import type { identity } from "@latchkey/words/en/identity.ts";
import type { income } from "@latchkey/words/en/income.ts";
import type { otherDocumentNames } from "@latchkey/words/en/other-document-names.ts";
import type { questions } from "@latchkey/words/en/questions.ts";
import type { reasons } from "@latchkey/words/en/reasons.ts";
import type { remedial } from "@latchkey/words/en/remedial.ts";
import type { residence } from "@latchkey/words/en/residence.ts";
import type { rightToRent } from "@latchkey/words/en/right-to-rent.ts";
import type { shell } from "@latchkey/words/en/shell.ts";
import type { uploadDialogs } from "@latchkey/words/en/upload-dialogs.ts";
import type { validation } from "@latchkey/words/en/validation.ts";
import type { Translated } from "@latchkey/words/translated.ts";

/** The product's own texts in one language, so that the same story runs in every language. */
export interface Texts {
  readonly language: Language;
  readonly afterDecision: Translated<typeof afterDecision>;
  readonly addresses: Translated<typeof addresses>;
  readonly carryOver: Translated<typeof carryOver>;
  readonly applications: Translated<typeof applications>;
  readonly dashboard: Translated<typeof dashboard>;
  readonly decision: Translated<typeof decision>;
  readonly documentNames: Translated<typeof documentNames>;
  readonly documents: Translated<typeof documents>;
  readonly errors: Translated<typeof errors>;
  readonly guidance: Translated<typeof guidance>;
  readonly guarantor: Translated<typeof guarantor>;
  readonly handOver: Translated<typeof handOver>;
  readonly identity: Translated<typeof identity>;
  readonly income: Translated<typeof income>;
  readonly livePhoto: Translated<typeof livePhoto>;
  readonly onboarding: Translated<typeof onboarding>;
  readonly otherAdults: Translated<typeof otherAdults>;
  readonly otherDocumentNames: Translated<typeof otherDocumentNames>;
  readonly phone: Translated<typeof phone>;
  readonly questions: Translated<typeof questions>;
  readonly reasons: Translated<typeof reasons>;
  readonly reference: Translated<typeof reference>;
  readonly remedial: Translated<typeof remedial>;
  readonly residence: Translated<typeof residence>;
  readonly rightToRent: Translated<typeof rightToRent>;
  readonly shell: Translated<typeof shell>;
  readonly signIn: Translated<typeof signIn>;
  readonly signOut: Translated<typeof signOut>;
  readonly uploadDialogs: Translated<typeof uploadDialogs>;
  readonly validation: Translated<typeof validation>;
  readonly waiting: Translated<typeof waiting>;
  readonly withoutScript: Translated<typeof withoutScript>;
  readonly checkAnswers: Translated<typeof checkAnswers>;
  readonly yourData: Translated<typeof yourData>;
}

const folders = ["../../applicant/src/locales/", "../../reference/src/locales/", "../../words/src/"].map(
  (path) => new URL(path, import.meta.url),
);

/** Like the product: if a language has no such file, the English one. The first folder that has it wins. */
const loadFile = async (language: Language, file: string): Promise<unknown> => {
  const addresses = [language, "en"].flatMap((code) =>
    folders.map((folder) => new URL(`${code}/${file}.ts`, folder)),
  );
  const address = addresses.find((candidate) => existsSync(fileURLToPath(candidate)));
  if (!address) throw new Error(`There are no texts named ${file}`);
  const [texts] = Object.values((await import(address.href)) as Record<string, unknown>);
  return texts;
};

const files = {
  afterDecision: "after-decision",
  addresses: "addresses",
  carryOver: "carry-over",
  applications: "applications",
  dashboard: "dashboard",
  decision: "decision",
  documentNames: "document-names",
  documents: "documents",
  errors: "errors",
  guarantor: "guarantor",
  guidance: "guidance",
  handOver: "hand-over",
  identity: "identity",
  income: "income",
  livePhoto: "live-photo",
  onboarding: "onboarding",
  otherDocumentNames: "other-document-names",
  phone: "phone",
  questions: "questions",
  reasons: "reasons",
  reference: "reference",
  remedial: "remedial",
  residence: "residence",
  rightToRent: "right-to-rent",
  shell: "shell",
  signIn: "sign-in",
  signOut: "sign-out",
  uploadDialogs: "upload-dialogs",
  validation: "validation",
  otherAdults: "other-adults",
  waiting: "waiting",
  withoutScript: "without-script",
  checkAnswers: "check-answers",
  yourData: "your-data",
} as const;

export const loadTexts = async (language: Language): Promise<Texts> => {
  const entries = Object.entries(files).map(async ([name, file]) => [name, await loadFile(language, file)]);
  return {
    language,
    ...Object.fromEntries(await Promise.all(entries)),
  } as Texts;
};

/** A text as displayed: values filled in, without tags and soft hyphens, with ordinary spaces only. */
export const say = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text
    .replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ""))
    .replace(/<\/?\w+>/g, "")
    .replaceAll("\u00AD", "")
    .replace(/\s+/g, " ");

/** Matches anything that contains this text. */
export const saying = (text: string, values: Readonly<Record<string, string | number>> = {}): RegExp =>
  new RegExp(
    say(text, values)
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll(" ", "\\s"),
  );

/** The same, at the beginning. */
export const beginning = (text: string): RegExp => new RegExp(`^${saying(text.trimEnd()).source}`);

/** A country by its name in this language. */
export const countryName = (language: Language, code: string): string =>
  new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
