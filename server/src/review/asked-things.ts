import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { reasonsToTell } from "@latchkey/domain/vocabulary/reasons.ts";
import type { RequestTitle } from "@latchkey/domain/wizard/request-title.ts";
import { documentNames as de } from "@latchkey/words/de/document-names.ts";
import { otherDocumentNames as deOther } from "@latchkey/words/de/other-document-names.ts";
import { reasons as deReasons } from "@latchkey/words/de/reasons.ts";
import { documentNames as en } from "@latchkey/words/en/document-names.ts";
import { otherDocumentNames as enOther } from "@latchkey/words/en/other-document-names.ts";
import { reasons as enReasons } from "@latchkey/words/en/reasons.ts";
import { documentNames as es } from "@latchkey/words/es/document-names.ts";
import { otherDocumentNames as esOther } from "@latchkey/words/es/other-document-names.ts";
import { reasons as esReasons } from "@latchkey/words/es/reasons.ts";
import { documentNames as fr } from "@latchkey/words/fr/document-names.ts";
import { otherDocumentNames as frOther } from "@latchkey/words/fr/other-document-names.ts";
import { reasons as frReasons } from "@latchkey/words/fr/reasons.ts";
import { documentNames as it } from "@latchkey/words/it/document-names.ts";
import { otherDocumentNames as itOther } from "@latchkey/words/it/other-document-names.ts";
import { reasons as itReasons } from "@latchkey/words/it/reasons.ts";
import { documentNames as pt } from "@latchkey/words/pt/document-names.ts";
import { otherDocumentNames as ptOther } from "@latchkey/words/pt/other-document-names.ts";
import { reasons as ptReasons } from "@latchkey/words/pt/reasons.ts";
import { askedThingTexts } from "./asked-thing-texts.ts";

const documentNames: Readonly<Record<Language, Readonly<Partial<Record<DocumentType, string>>>>> = {
  de: { ...deOther.kind, ...de.kind },
  en: { ...enOther.kind, ...en.kind },
  es: { ...esOther.kind, ...es.kind },
  fr: { ...frOther.kind, ...fr.kind },
  it: { ...itOther.kind, ...it.kind },
  pt: { ...ptOther.kind, ...pt.kind },
};

const reasonTexts = {
  de: deReasons.text,
  en: enReasons.text,
  es: esReasons.text,
  fr: frReasons.text,
  it: itReasons.text,
  pt: ptReasons.text,
} as const;

interface AskedThing {
  readonly title: RequestTitle;
  readonly documentType: DocumentType | null;
}

/** Some mail programs display soft hyphens. */
const withoutSoftHyphens = (text: string): string => text.replaceAll("\u00ad", "");

export const askedThing = ({ title, documentType }: AskedThing, language: Language): string => {
  const named = documentType !== null && documentType !== "OTHER" && documentNames[language][documentType];
  return withoutSoftHyphens(named || askedThingTexts[language][title]);
};

export const reasonWords = (
  codes: readonly string[],
  { hasNote, language }: { readonly hasNote: boolean; readonly language: Language },
): string =>
  reasonsToTell(codes, hasNote ? "there is one" : null)
    .map((code) => withoutSoftHyphens(reasonTexts[language][code]))
    .join("; ");
