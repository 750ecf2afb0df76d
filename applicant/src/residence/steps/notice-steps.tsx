import { reasonFor } from "@latchkey/domain/residence/values.ts";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { NoDocument } from "../../documents/steps/no-document.tsx";
import { NoticePage } from "../../questions/notice-page.tsx";
import { useHome, useResidenceStep } from "../residence-context.ts";

export function ThanksStep() {
  const { t } = useTranslation("residence");
  const { wizard, connectedOpenBanking } = useResidenceStep();
  const isNobody = reasonFor(wizard.state.values, useHome()) !== undefined;
  return (
    <NoticePage
      title={t("thanks.title")}
      subtitle={t("thanks.subtitle")}
      onAcknowledge={() => void wizard.submit({ thanks: "read" })}
    >
      <p>{t(isNobody ? "thanks.textNobody" : "thanks.text")}</p>
      <p>{t(connectedOpenBanking ? "thanks.nextConnected" : "thanks.next")}</p>
    </NoticePage>
  );
}

/** A connected bank proves the address, so a document is optional. */
export function AlreadyConnectedStep() {
  const { t } = useTranslation("residence");
  const { wizard } = useResidenceStep();
  return (
    <NoticePage
      title={t("already-connected.title")}
      subtitle={t("already-connected.subtitle")}
      onAcknowledge={() => void wizard.submit({ "already-connected": "enough" })}
    >
      <p>{t("already-connected.text")}</p>
      <TextButton onClick={() => void wizard.submit({ "already-connected": "documents" })}>
        {t("already-connected.choices.documents")}
      </TextButton>
    </NoticePage>
  );
}

export function PlaceholderStep() {
  const { t } = useTranslation("residence");
  const { wizard } = useResidenceStep();
  return (
    <NoticePage
      title={t("placeholder.title")}
      subtitle={t("placeholder.subtitle")}
      onAcknowledge={() => void wizard.submit({})}
    >
      <p>{t("placeholder.text")}</p>
    </NoticePage>
  );
}

export function NoneStep() {
  const { t } = useTranslation("residence");
  const { wizard } = useResidenceStep();
  return (
    <NoDocument
      words={t("none", { returnObjects: true })}
      onAcknowledge={() => void wizard.submit({ none: "acknowledged" })}
    />
  );
}
