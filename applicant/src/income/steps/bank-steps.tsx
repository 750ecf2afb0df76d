import { provider } from "@latchkey/browser/frame/provider.ts";
import { allowsManualUpload, offersBank, offersTaxLink } from "@latchkey/domain/income/context.ts";
import { type FeedbackReason, feedbackReasons } from "@latchkey/domain/income/values.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { wizardFormId } from "@latchkey/ui/frames/wizard-form.tsx";
import { Logos } from "@latchkey/ui/logos/logos.tsx";
import { Panel } from "@latchkey/ui/panel/panel.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { Ticks } from "@latchkey/ui/ticks/ticks.tsx";
import { Why } from "@latchkey/ui/why/why.tsx";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { searchAfter, stepAddress } from "../../questions/question-address.ts";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useIncomeStep, useSource } from "../income-context.ts";
import { partnerDrawing } from "../partners/partner-drawing.tsx";
import { NinoField, useNinoProblem, useTaxLink } from "../partners/tax-link.tsx";
import { bankStart, usePartnerStart } from "../partners/use-partner-start.ts";

const nothing = (event: FormEvent): void => event.preventDefault();

/** The bank connection, or the tax record where the policy offers it (spec 3 §2). */
export function OpenBankingStep() {
  const section = useIncomeStep();
  const source = useSource();
  const offers = { bank: offersBank(section), tax: offersTaxLink(section, source) };
  if (offers.bank && offers.tax) return <BankOrTax />;
  return offers.tax ? <TaxAlone /> : <BankAlone />;
}

const useManual = () => {
  const { t } = useTranslation("income");
  const { wizard, ...section } = useIncomeStep();
  const isManual = allowsManualUpload(section);
  const link = (isLeaving: boolean) =>
    isManual && (
      <TextButton disabled={isLeaving} onClick={() => void wizard.submit({ openBanking: "manual" })}>
        {t("openBanking.choices.manual")}
      </TextButton>
    );
  return { isManual, link };
};

const useBankStart = () => {
  const { remedialUuid } = useIncomeStep();
  return usePartnerStart(bankStart(useSource().uuid, remedialUuid));
};

type BankStart = ReturnType<typeof useBankStart>;

function ConnectBank({ bank }: { readonly bank: BankStart }) {
  const { t } = useTranslation("income");
  return (
    <Button variant="primary" icon="bank" busy={bank.isStarting} onClick={bank.start}>
      {t("openBanking.connect")}
    </Button>
  );
}

const points = [
  { key: "look", icon: "eye" },
  { key: "signIn", icon: "lock" },
] as const;

function AboutBank({ bank }: { readonly bank: BankStart }) {
  const { t } = useTranslation("income");
  const { isManual } = useManual();
  return (
    <>
      {bank.hasFailed && (
        <Alert tone="critical" title={t("openBanking.failedTitle")} announced>
          <AlertText>{t(isManual ? "openBanking.failedText" : "openBanking.failedTextOnly")}</AlertText>
        </Alert>
      )}
      <Ticks
        items={points.map(({ key, icon }) => ({
          key,
          icon,
          text: (
            <>
              <strong>{t(`openBanking.${key}`)}</strong> {t(`openBanking.${key}Text`)}
            </>
          ),
        }))}
      />
      <Why summary={t("openBanking.why")}>{t("openBanking.whyText")}</Why>
    </>
  );
}

const useFailureTexts = () => {
  const { t } = useTranslation("income");
  const { t: ofTax } = useTranslation("tax-link");
  const { linkFailure, link } = useSource();
  const { isManual } = useManual();
  const cause = linkFailure ?? "subtitle";
  const isLate = linkFailure === "unavailable";
  if (link === "tax") {
    const check = isLate ? ofTax("error.later") : ofTax("error.check");
    // A number of another person is the most frequent of the other causes.
    const next = linkFailure === "other" || isLate ? check : ofTax("error.text");
    return { title: ofTax("error.title"), cause: ofTax(`error.${cause}`), next, check };
  }
  const next = isLate ? t(isManual ? "error.later" : "error.laterOnly") : t("error.text");
  return { title: t("error.title"), cause: t(`error.${cause}`), next, check: next };
};

/** The reading fails after the way back, when the page may be closed. */
function LastAttempt() {
  const texts = useFailureTexts();
  if (useSource().bank !== "failed") return null;
  return (
    <Alert tone="caution" title={texts.title}>
      <AlertText>{texts.check}</AlertText>
    </Alert>
  );
}

function BankAlone() {
  const { t } = useTranslation("income");
  const bank = useBankStart();
  const manual = useManual();
  return (
    <StepPage
      title={t("openBanking.title")}
      subtitle={t("openBanking.subtitle")}
      onSubmit={nothing}
      actions={<ConnectBank bank={bank} />}
      second={manual.link(bank.isStarting)}
      drawing={partnerDrawing}
    >
      <LastAttempt />
      <AboutBank bank={bank} />
    </StepPage>
  );
}

/** Both ways on one page: the bank first, as everywhere. */
function BankOrTax() {
  const { t } = useTranslation(["income", "tax-link"]);
  const bank = useBankStart();
  const tax = useTaxLink();
  const wrongFields = useNinoProblem(tax);
  const manual = useManual();
  return (
    <StepPage
      title={t("openBanking.title")}
      subtitle={t("openBanking.subtitle")}
      onSubmit={tax.form.onSubmit}
      refusals={tax.form.refusals}
      wrongFields={wrongFields}
      actions={<ConnectBank bank={bank} />}
      second={manual.link(bank.isStarting || tax.partner.isStarting)}
    >
      <LastAttempt />
      <AboutBank bank={bank} />
      <Panel>
        <h2>{t("tax-link:or")}</h2>
        <p>{t("tax-link:text")}</p>
        <NinoField link={tax} />
        <Button type="submit" busy={tax.partner.isStarting}>
          {t("tax-link:go")}
        </Button>
      </Panel>
    </StepPage>
  );
}

function TaxAlone() {
  const { t } = useTranslation("tax-link");
  const tax = useTaxLink();
  const wrongFields = useNinoProblem(tax);
  const manual = useManual();
  return (
    <StepPage
      title={t("title")}
      subtitle={t("subtitle")}
      onSubmit={tax.form.onSubmit}
      refusals={tax.form.refusals}
      wrongFields={wrongFields}
      actions={
        <Button variant="primary" type="submit" form={wizardFormId} busy={tax.partner.isStarting}>
          {t("go")}
        </Button>
      }
      second={manual.link(tax.partner.isStarting)}
    >
      <LastAttempt />
      <NinoField link={tax} />
      <Why summary={t("why")}>{t("whyText")}</Why>
    </StepPage>
  );
}

/** The connection failed or was refused; the person retries or uploads documents. */
export function BankErrorStep() {
  const { t } = useTranslation("income");
  const texts = useFailureTexts();
  const isTax = useSource().link === "tax";
  const { wizard, ...section } = useIncomeStep();
  const { search } = useLocation();
  const navigate = useNavigate();
  const reconnect = () => {
    const before = wizard.state.seenFlow[wizard.stepIndex - 1];
    // The result of the last attempt is shown once; a reload does not repeat it.
    const here = searchAfter(search, undefined);
    if (before === "openBanking" && here === search) wizard.back();
    else navigate(stepAddress("INCOME", "openBanking", here));
  };
  return (
    <StepPage
      title={texts.title}
      subtitle={texts.cause}
      onSubmit={nothing}
      actions={
        <Button variant="primary" onClick={reconnect}>
          {t("error.reconnect")}
        </Button>
      }
      second={
        allowsManualUpload(section) && (
          <TextButton disabled={wizard.isSaving} onClick={() => void wizard.submit({ error: "manual" })}>
            {t("error.manual")}
          </TextButton>
        )
      }
    >
      <p>{texts.next}</p>
      {!isTax && <Logos provider={provider().name} other={t("error.bank")} sign="bank" />}
    </StepPage>
  );
}

export function FeedbackStep() {
  const { t } = useTranslation("income");
  const { wizard, values } = useIncomeStep();
  const form = useStepForm<{ readonly feedback: FeedbackReason | "" }, undefined>({
    defaults: { feedback: values.feedback ?? "" },
    context: undefined,
    issues: ({ feedback }) => (feedback === "" ? { feedback: { code: "validation.required" } } : {}),
    onValid: ({ feedback }) => {
      if (feedback !== "") void wizard.submit({ feedback });
    },
  });
  const error = form.issues.feedback && t("feedback.required");
  const { value, onChange, onBlur } = form.controlled("feedback");
  return (
    <StepPage
      title={t("feedback.title")}
      subtitle={t("feedback.subtitle")}
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={error ? [{ id: "feedback", message: error }] : []}
    >
      <Field id="feedback" label={t("feedback.reason")} error={error}>
        {(aria) => (
          <Select
            {...aria}
            value={value}
            placeholder={t("feedback.choose")}
            options={feedbackReasons.map((reason) => ({
              value: reason,
              label: t(`feedback.choices.${reason}`),
            }))}
            onBlur={onBlur}
            onChange={({ currentTarget }) =>
              onChange(feedbackReasons.find((reason) => reason === currentTarget.value) ?? "")
            }
          />
        )}
      </Field>
    </StepPage>
  );
}
