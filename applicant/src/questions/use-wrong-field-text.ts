import { useTranslation } from "react-i18next";

/**
 * A message with the label of its field before it, for the summary of what is wrong: "Enter a real date" alone does not
 * say which date. A label that asks keeps its question mark.
 */
export const useWrongFieldText = () => {
  const { t } = useTranslation("questions");
  return (field: string, message: string): string =>
    /\?\s*$/.test(field) ? `${field} ${message}` : t("page.wrongField", { field, message });
};
