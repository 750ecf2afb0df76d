import { formatSize } from "@latchkey/browser/i18n/format-size.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useTranslation } from "react-i18next";
import type { ViewedDocument } from "./document.graphql.ts";

/** `JPG` */
const kindOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf(".") + 1).toUpperCase();

interface DocumentLeadProps {
  readonly viewed: ViewedDocument;
  /** Among the documents of the case, from 1. */
  readonly position: number;
}

export function DocumentLead({ viewed: { party, document, documents }, position }: DocumentLeadProps) {
  const { t } = useTranslation(["document", "desk"]);
  const { language } = useLanguage();
  const about = t("about", {
    section: t(`desk:section.${document.section}`),
    number: position,
    count: documents.length,
    date: formatShortDate(language, londonDate(Date.parse(document.addedAt))),
    kind: kindOf(document.fileName),
    size: formatSize(language, document.sizeBytes ?? 0),
  });
  return <TypedIn text={`${party.number}. ${about}`} typed={party.number} />;
}
