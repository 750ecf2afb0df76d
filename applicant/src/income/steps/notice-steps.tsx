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
      title={t("nonOpenBankingNotice.title")}
      subtitle={t("nonOpenBankingNotice.subtitle")}
      onAcknowledge={() => void wizard.submit({ nonOpenBankingNotice: "acknowledged" })}
    >
      <p>{t("nonOpenBankingNotice.text")}</p>
    </NoticePage>
  );
}

export function UploadSuccessStep() {
  const { t } = useTranslation("income");
  const { wizard } = useIncomeStep();
  return (
    <NoticePage
      title={t("incomeUploadSuccess.title")}
      subtitle={t("incomeUploadSuccess.subtitle")}
      onAcknowledge={() => void wizard.submit({ incomeUploadSuccess: "read" })}
    >
      <p>{t("incomeUploadSuccess.text")}</p>
    </NoticePage>
  );
}

export function KonfirCompleteStep() {
  const { t } = useTranslation("income");
  const { wizard } = useIncomeStep();
  return (
    <NoticePage
      title={t("konfirComplete.title")}
      subtitle={t("konfirComplete.subtitle")}
      onAcknowledge={() => void wizard.submit({})}
    >
      <p>{t("konfirComplete.text")}</p>
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
      title={t("zeroPercentNotice.title")}
      subtitle={t("zeroPercentNotice.subtitle")}
      onAcknowledge={() =>
        void wizard.submit({
          zeroPercentNotice: "acknowledged",
          source: newSource(uuid ?? "", incomeType),
          change: { kind: "source", uuid, input: { incomeType } },
        })
      }
    >
      <p>{t("zeroPercentNotice.text")}</p>
      <p>
        <RichText text={t("zeroPercentNotice.contact", { email: provider().supportEmail })} tags={mail} />
      </p>
    </NoticePage>
  );
}
