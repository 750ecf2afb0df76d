import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { BundledRequest } from "@latchkey/domain/investigations/case-bundle.ts";
import { TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../desk/document-name.ts";
import { useReasonText } from "../desk/reason-text.ts";
import { type OfBundle, TablePanel } from "./bundle-part.tsx";
import { bundleTexts } from "./bundle-texts.ts";

export function RequestsPanel({ content: { requests } }: OfBundle) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  const nameOf = useDocumentName();
  const reasonText = useReasonText();
  const whatOf = ({ section, documentType }: BundledRequest): string => {
    const name = t(`desk:section.${section}`);
    return documentType === null
      ? name
      : t("case:requests.about", { section: name, step: nameOf({ type: documentType }) });
  };
  return (
    <TablePanel
      title={t("requests.title")}
      headLabel={t("requests.what")}
      columns={[
        { name: "why", label: t("requests.why") },
        { name: "asked", label: t("requests.asked") },
        { name: "due", label: t("requests.due") },
        { name: "answered", label: t("requests.answered") },
      ]}
      rows={requests.map((request, index) => ({
        id: `${index}/${request.at}`,
        head: whatOf(request),
        cells: {
          why: (
            <span className="lines">
              {[...request.reasons.map(reasonText), ...(request.comment ? [request.comment] : [])].join("\n")}
            </span>
          ),
          asked: (
            <>
              {formatDayAndTime(language, request.at)}
              {request.by !== null && <TableNote>{request.by}</TableNote>}
            </>
          ),
          due: request.dueOn && formatShortDate(language, request.dueOn),
          answered: request.answeredAt ? formatDayAndTime(language, request.answeredAt) : t("requests.open"),
        },
      }))}
    />
  );
}
