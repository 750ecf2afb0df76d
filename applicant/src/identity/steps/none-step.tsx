import { useTranslation } from "react-i18next";
import { useIdentityStep } from "../identity-context.ts";
import { NoticePage } from "../notice-page.tsx";

/** The notice that no document was chosen; Continue acknowledges it, Back returns to the choice (spec 2 §4). */
export function NoneStep() {
  const { t } = useTranslation("identity");
  const { wizard } = useIdentityStep();
  return (
    <NoticePage
      title={t("none.title")}
      subtitle={t("none.subtitle")}
      onAcknowledge={() => void wizard.submit({ none: "acknowledged" })}
    >
      <p>{t("none.text")}</p>
      <p>{t("none.back")}</p>
    </NoticePage>
  );
}
