import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { recordLines, type WrittenRecord } from "@latchkey/words/record-lines.ts";
import { useTranslation } from "react-i18next";
import { useCheckWords } from "./check-words.ts";

interface RecordValuesProps {
  readonly record: WrittenRecord;
  /** Names the agreement in writing that has the id. */
  readonly responsibility: (id: string) => string;
}

/** Shows a record line by line. */
export function RecordValues({ record, responsibility }: RecordValuesProps) {
  const { t } = useTranslation("check-names");
  const { language } = useLanguage();
  const { country } = useCheckWords();
  const names = {
    field: t("field", { returnObjects: true }),
    choice: t("choice", { returnObjects: true }),
    document: t("document", { returnObjects: true }),
    documentPlace: t("documentPlace"),
    validUntil: t("validUntil"),
    issuedOn: t("issuedOn"),
  };
  const date = (day: string): string => formatDate(language, day);
  const lines = recordLines(record, names, { date, country, responsibility });
  return (
    <Deflist items={lines.map(({ key, term, text }) => ({ key, term, text: <AsTyped>{text}</AsTyped> }))} />
  );
}
