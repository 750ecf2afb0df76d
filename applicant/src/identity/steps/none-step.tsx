import { useTranslation } from "react-i18next";
import { NoDocument } from "../../documents/steps/no-document.tsx";
import { useIdentityStep } from "../identity-context.ts";

/** No document was chosen: the section can be completed without one. */
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
