import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { newSource } from "@latchkey/domain/income/source.ts";
import { useTranslation } from "react-i18next";
import { NoticePage } from "../../questions/notice-page.tsx";
import { useIncomeStep } from "../income-context.ts";

export function NonOpenBankingStep() {
  const { t } = useTranslation("income");
  const { wizard } = useIncomeStep();
  return (
    <NoticePage
      title={t("notice.title")}
      subtitle={t("notice.subtitle")}
      onAcknowledge={() => void wizard.submit({ nonOpenBankingNotice: "acknowledged" })}
    >
      <p>{t("notice.text")}</p>
    </NoticePage>
  );
}

export function UploadSuccessStep() {
  const { t } = useTranslation("income");
  const { wizard } = useIncomeStep();
  return (
    <NoticePage
      title={t("uploaded.title")}
      subtitle={t("uploaded.subtitle")}
      onAcknowledge={() => void wizard.submit({ incomeUploadSuccess: "read" })}
    >
      <p>{t("uploaded.text")}</p>
    </NoticePage>
  );
}

export function KonfirCompleteStep() {
  const { t } = useTranslation("income");
  const { wizard } = useIncomeStep();
  return (
    <NoticePage
      title={t("konfirDone.title")}
      subtitle={t("konfirDone.subtitle")}
      onAcknowledge={() => void wizard.submit({})}
    >
      <p>{t("konfirDone.text")}</p>
    </NoticePage>
  );
}

export function ZeroPercentStep() {
  const { t } = useTranslation("income");
  const { wizard, values } = useIncomeStep();
  const incomeType = "T_ZERO_PERCENT_RENT_SHARE";
  const uuid = values.source?.uuid;
  return (
    <NoticePage
      title={t("zero.title")}
      subtitle={t("zero.subtitle")}
      onAcknowledge={() =>
        void wizard.submit({
          zeroPercentNotice: "acknowledged",
          source: newSource(uuid ?? "", incomeType),
          change: { kind: "source", uuid, input: { incomeType } },
        })
      }
    >
      <p>{t("zero.text")}</p>
      <p>
        <RichText text={t("zero.contact", { email: provider().supportEmail })} tags={mail} />
      </p>
    </NoticePage>
  );
}
