import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";

/** Referees read before they answer what the applicant is shown. */
export function ShownToApplicant({ name }: { readonly name: string }) {
  const { t } = useTranslation("reference");
  return (
    <Alert title={<TypedIn text={t("shown.title", { name })} typed={name} />}>
      <AlertText>{t("shown.text")}</AlertText>
    </Alert>
  );
}
