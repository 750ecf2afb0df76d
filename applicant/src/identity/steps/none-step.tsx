import { useTranslation } from "react-i18next";
import { NoDocument } from "../../documents/steps/no-document.tsx";
import { useIdentityStep } from "../identity-context.ts";

export function NoneStep() {
  const { t } = useTranslation("identity");
  const { wizard } = useIdentityStep();
  return (
    <NoDocument
      words={t("none", { returnObjects: true })}
      onAcknowledge={() => void wizard.submit({ none: "acknowledged" })}
    />
  );
}
