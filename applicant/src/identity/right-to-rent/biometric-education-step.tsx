import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { useTranslation } from "react-i18next";
import { NoticePage } from "../../questions/notice-page.tsx";
import { OutsideLink } from "../../questions/outside-link.tsx";
import { useIdentityStep } from "../identity-context.ts";
import { IMMIGRATION_STATUS_SERVICE } from "./government-pages.ts";

/** A biometric card is no longer accepted by itself: its holder needs a share code. */
export function BiometricEducationStep() {
  const { t } = useTranslation("right-to-rent");
  const { wizard } = useIdentityStep();
  return (
    <NoticePage
      title={t("biometric.title")}
      subtitle={t("biometric.subtitle")}
      onAcknowledge={() => void wizard.submit({ biometricEducation: "understood" })}
    >
      <p>{t("biometric.lead")}</p>
      <Ticks
        kind="plain"
        items={[
          { key: "signIn", icon: "user", text: t("biometric.signIn") },
          { key: "getCode", icon: "shield", text: t("biometric.getCode") },
          { key: "comeBack", icon: "home", text: t("biometric.comeBack") },
        ]}
      />
      <p>
        <OutsideLink href={IMMIGRATION_STATUS_SERVICE}>{t("biometric.link")}</OutsideLink>
      </p>
      <p>{t("biometric.later")}</p>
    </NoticePage>
  );
}
