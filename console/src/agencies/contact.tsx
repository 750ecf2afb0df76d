import { EmailText } from "@latchkey/members/shell/email-text.tsx";
import { useTranslation } from "react-i18next";

export function Contact({ email }: { readonly email: string | null }) {
  const { t } = useTranslation("agencies");
  return email === null ? <span className="soft">{t("none")}</span> : <EmailText email={email} />;
}
