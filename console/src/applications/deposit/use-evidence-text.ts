import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../../desk/document-name.ts";
import type { OfferedEvidence } from "./deposit.graphql.ts";

/** `Amara Okafor: answer of the landlord or agent, 19 Nov 2026`. */
export const useEvidenceText = () => {
  const { t } = useTranslation(["deposit", "outside"]);
  const { language } = useLanguage();
  const documentName = useDocumentName();
  const whatOf = ({ kind, what }: OfferedEvidence): string => {
    switch (kind) {
      case "document":
        return documentName({ type: what });
      case "reference":
        return codeText(t, what, `deposit:references.${what}`);
      case "outside":
        return codeText(t, what, `outside:${what}`);
      case "request":
        return codeText(t, what, `deposit:sections.${what}`);
      case "check":
      case "event":
        return what;
    }
  };
  return (evidence: OfferedEvidence): string => {
    const { kind, what, person, on } = evidence;
    const params = { person, what: whatOf(evidence), day: formatShortDate(language, on) };
    if (kind !== "event") return t(`evidence.${kind}`, params);
    return what === "withdrawn" ? t("evidence.event.withdrawn", params) : t("evidence.event.expired", params);
  };
};
