import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { useTranslation } from "react-i18next";

/** A reason for asking again. A code that ends in _PDF has the text of the code without it. */
export const useReasonText = () => {
  const { t } = useTranslation("reasons");
  return (code: string): string => codeText(t, code, `text.${code.replace(/_PDF$/, "")}`);
};
