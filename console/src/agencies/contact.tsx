import { useTranslation } from "react-i18next";
import { EmailText } from "../desk/email-text.tsx";

export function Contact({ email }: { readonly email: string | null }) {
  const { t } = useTranslation("agencies");
  return email === null ? <span className="soft">{t("none")}</span> : <EmailText email={email} />;
}
