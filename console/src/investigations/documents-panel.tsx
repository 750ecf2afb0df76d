import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { CaseBundle } from "@latchkey/domain/investigations/case-bundle.ts";
import { TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../desk/document-name.ts";
import { useReasonText } from "../desk/reason-text.ts";
import { type OfBundle, TablePanel } from "./bundle-part.tsx";
import { bundleTexts } from "./bundle-texts.ts";

export function DocumentsPanel({ content: { documents } }: OfBundle) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  const nameOf = useDocumentName();
  return (
    <TablePanel
      title={t("documents.title")}
      headLabel={t("documents.document")}
      columns={[
        { name: "section", label: t("documents.section") },
        { name: "added", label: t("documents.added") },
        { name: "verdict", label: t("documents.verdict") },
      ]}
      rows={documents.map((document, index) => ({
        id: `${index}/${document.addedAt}`,
        head: nameOf(document),
        cells: {
          section: t(`desk:section.${document.section}`),
          added: formatDayAndTime(language, document.addedAt),
          verdict: <Verdict document={document} />,
        },
      }))}
    />
  );
}

function Verdict({ document }: { readonly document: CaseBundle["documents"][number] }) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  const reasonText = useReasonText();
  const { verdict, reasons, note, by, at } = document;
  if (verdict === null) return t("documents.noVerdict");
  const why = [...reasons.map(reasonText), ...(note ? [note] : [])];
  return (
    <>
      {codeText(t, verdict, `documents.verdicts.${verdict}`)}
      {why.length > 0 && (
        <TableNote>
          <span className="lines">{why.join("\n")}</span>
        </TableNote>
      )}
      {by !== null && at !== null && (
        <TableNote>{t("bundle.by", { name: by, at: formatDayAndTime(language, at) })}</TableNote>
      )}
    </>
  );
}
