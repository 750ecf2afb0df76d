import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";

/** The law has changed since the application began: what its policy counts may no longer count against a person. */
export function UnlawfulAlert({ rules }: { readonly rules: readonly string[] }) {
  const { t } = useTranslation(["decision", "policy-rules"]);
  if (rules.length === 0) return null;
  return (
    <Alert tone="caution" title={t("unlawful.title")}>
      <AlertText>{t("unlawful.text")}</AlertText>
      {rules.map((rule) => (
        <AlertText key={rule}>{codeText(t, rule, `policy-rules:${rule}.title`)}</AlertText>
      ))}
    </Alert>
  );
}
