import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Definition } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";

type Fields = Readonly<Record<string, unknown>>;

/** The applicant's name stands above already. */
const LEFT_OUT = ["firstName", "lastName", "currency", "review"];

/** The fields of a questionnaire as people read them; what has no name is left out. */
export const useReferenceFields = () => {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const valueText = (value: unknown): string => {
    if (value === null) return t("reference.unsaid");
    if (typeof value === "boolean") return value ? t("reference.yes") : t("reference.no");
    if (typeof value === "number") return value.toLocaleString(language);
    const text = String(value);
    if (isCivilDate(text)) return formatShortDate(language, text);
    return codeText(t, text, `reference.values.${text}`);
  };
  return (fields: Fields): readonly Definition[] =>
    Object.entries(fields).flatMap(([name, value]) => {
      const term = LEFT_OUT.includes(name) ? "" : codeText(t, "", `reference.fields.${name}`);
      const isSaid =
        value !== "" && value !== undefined && !((name === "start" || name === "end") && value === null);
      return term !== "" && isSaid ? [{ key: name, term, text: valueText(value) }] : [];
    });
};
