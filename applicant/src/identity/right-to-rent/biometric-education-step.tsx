import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { useTranslation } from "react-i18next";
import { IMMIGRATION_STATUS_SERVICE } from "../../questions/government-pages.ts";
import { NoticePage } from "../../questions/notice-page.tsx";
import { OutsideLink } from "../../questions/outside-link.tsx";
import { useIdentityStep } from "../identity-context.ts";

/** A biometric card is no longer accepted by itself: its holder needs a share code. */
export function BiometricEducationStep() {
  const { t } = useTranslation("right-to-rent");
  const { wizard } = useIdentityStep();
  return (
    <NoticePage
      title={t("biometricEducation.title")}
      subtitle={t("biometricEducation.subtitle")}
      onAcknowledge={() => void wizard.submit({ biometricEducation: "understood" })}
    >
      <p>{t("biometricEducation.lead")}</p>
      <Ticks
        kind="plain"
        items={[
          { key: "signIn", icon: "user", text: t("biometricEducation.signIn") },
          { key: "getCode", icon: "shield", text: t("biometricEducation.getCode") },
          { key: "comeBack", icon: "home", text: t("biometricEducation.comeBack") },
        ]}
      />
      <p>
        <OutsideLink href={IMMIGRATION_STATUS_SERVICE}>{t("biometricEducation.link")}</OutsideLink>
      </p>
      <p>{t("biometricEducation.later")}</p>
    </NoticePage>
  );
}
