import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { changedParts, GUARANTEE_CONSENT, type Guarantee } from "@latchkey/domain/parties/guarantee.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { OnboardingFrame } from "@latchkey/ui/frames/onboarding-frame.tsx";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { AgreeToGuarantee } from "../guarantee/guarantee.graphql.ts";
import { typedOf, useGuaranteeTexts } from "../guarantee/guarantee-texts.ts";
import { OnboardingTools } from "./onboarding-tools.tsx";
import { problemOf, type Trouble } from "./use-consents.ts";

interface AgreeAgainProps {
  readonly asked: Guarantee;
  /** null before the first agreement. */
  readonly agreed: Guarantee | null;
  readonly onAgreed: () => void;
  readonly refresh: () => void;
}

const useAgreement = ({ asked, onAgreed, refresh }: AgreeAgainProps) => {
  const { language } = useLanguage();
  const [isTicked, setTicked] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [attempts, setAttempts] = useState(0);
  const [{ fetching }, agree] = useMutation(AgreeToGuarantee);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (fetching) return;
    setAttempts(attempts + 1);
    setTrouble(isTicked ? undefined : "must-accept");
    if (!isTicked) return analytics.validationError(GUARANTEE_CONSENT, { code: "mustAccept" });
    const { tenants, home, monthlyPence } = asked;
    const { error } = await agree({
      tenants: [...tenants],
      home,
      monthlyAmount: monthlyPence / 100,
      language,
    });
    if (!error) return onAgreed();
    const problem = problemOf(error);
    setTrouble(problem);
    if (problem === "failed") return;
    setTicked(false);
    refresh();
  };
  const shown = trouble === "must-accept" && isTicked ? undefined : trouble;
  return {
    isTicked,
    toggle: () => {
      analytics.changedField(GUARANTEE_CONSENT);
      setTicked(!isTicked);
    },
    trouble: shown,
    attempts,
    isSaving: fetching,
    submit,
  };
};

/** Asks for the guarantor's own box alone, before the first agreement and after a change of the guarantee. */
export function AgreeAgain(props: AgreeAgainProps) {
  const { asked, agreed } = props;
  const { t } = useTranslation("guarantor");
  const formId = useId();
  const texts = useGuaranteeTexts()(asked);
  const { isTicked, toggle, trouble, attempts, isSaving, submit } = useAgreement(props);
  return (
    <OnboardingFrame
      open
      step={0}
      tools={<OnboardingTools />}
      title={t(agreed ? "again.title" : "again.first")}
      dots={null}
      action={
        <Button
          variant="primary"
          type="submit"
          form={formId}
          onward={isTicked}
          busy={isSaving}
          aria-disabled={!isTicked || undefined}
        >
          {t("again.agree")}
        </Button>
      }
    >
      {trouble ? (
        <TroubleAlert key={attempts} trouble={trouble} />
      ) : (
        <Changes asked={asked} agreed={agreed} />
      )}
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Checkbox
          name="guarantee"
          checked={isTicked}
          onChange={toggle}
          aria-invalid={trouble === "must-accept" ? true : undefined}
          label={<TypedIn text={t("consents.box", texts)} typed={typedOf(asked, texts)} />}
        />
      </form>
      <p className="soft">
        <RichText text={t("again.contact")} tags={mail} />
      </p>
    </OnboardingFrame>
  );
}

function Changes({ asked, agreed }: Pick<AgreeAgainProps, "asked" | "agreed">) {
  const { t } = useTranslation("guarantor");
  const textsOf = useGuaranteeTexts();
  if (!agreed) return <p className="soft">{t("again.firstText")}</p>;
  const [before, now] = [textsOf(agreed), textsOf(asked)];
  const typed = [...typedOf(agreed, before), ...typedOf(asked, now)];
  const told = {
    tenants: t("again.tenants", { before: before.tenants, now: now.tenants }),
    home: t("again.home", { before: before.home, now: now.home }),
    amount: t("again.amount", { before: before.amount, now: now.amount }),
  };
  return (
    <>
      <p className="soft">{t("again.text")}</p>
      <ul>
        {changedParts(agreed, asked).map((part) => (
          <li key={part}>
            <TypedIn text={told[part]} typed={typed} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Remounted on every attempt, so that each press moves focus and is announced. */
function TroubleAlert({ trouble }: { readonly trouble: Trouble }) {
  const { t } = useTranslation(["guarantor", "onboarding"]);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const told = {
    "must-accept": [t("again.mustAcceptTitle"), t("again.mustAccept")],
    changed: [t("again.title"), t("again.meanwhile")],
    failed: [t("onboarding:consents.failedTitle"), t("onboarding:consents.failed")],
  } as const;
  const [title, text] = told[trouble];
  return (
    <Alert tone="critical" announced ref={alert} title={title}>
      <AlertText>{text}</AlertText>
    </Alert>
  );
}
