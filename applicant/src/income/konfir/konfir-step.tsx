import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { Why } from "@latchkey/ui/why/why.tsx";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { StepPage } from "../../questions/step-page.tsx";
import { useIncomeStep, useSource } from "../income-context.ts";
import { partnerDrawing } from "../partners/partner-drawing.tsx";
import { konfirStart, usePartnerStart } from "../partners/use-partner-start.ts";

const POINTS = [
  { key: "minutes", icon: "clock" },
  { key: "first", icon: "eye" },
  { key: "only", icon: "lock" },
] as const;

/** The verification provider may confirm the job; the step can be skipped (spec 3 §2). */
export function KonfirStep() {
  const { t } = useTranslation("income");
  const { wizard, remedialUuid } = useIncomeStep();
  const { search } = useLocation();
  const konfir = usePartnerStart(konfirStart(useSource().uuid, remedialUuid));
  // The person is back without a result: it failed, was cancelled, or the provider did not answer.
  const isBackWithout = new URLSearchParams(search).get("konfirComplete") === "False";
  return (
    <StepPage
      title={t("konfir.title")}
      subtitle={t("konfir.subtitle")}
      numbered={false}
      onSubmit={(event) => event.preventDefault()}
      drawing={partnerDrawing}
      actions={
        <Button variant="primary" busy={konfir.isStarting} onClick={konfir.start}>
          {t("konfir.go")}
        </Button>
      }
      second={
        <TextButton disabled={konfir.isStarting} onClick={() => void wizard.submit({ konfir: "skipped" })}>
          {t("konfir.choices.skipped")}
        </TextButton>
      }
    >
      {(konfir.hasFailed || isBackWithout) && !konfir.isStarting && (
        <Alert tone="critical" title={t("konfir.failedTitle")} announced>
          <AlertText>{t("konfir.failedText")}</AlertText>
        </Alert>
      )}
      <Ticks
        items={POINTS.map(({ key, icon }) => ({
          key,
          icon,
          text: (
            <>
              <strong>{t(`konfir.${key}`)}</strong> {t(`konfir.${key}Text`)}
            </>
          ),
        }))}
      />
      <Why summary={t("konfir.why")}>{t("konfir.whyText")}</Why>
    </StepPage>
  );
}
