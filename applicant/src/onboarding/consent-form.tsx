import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Answers } from "./consent-answers.ts";
import type { GuarantorsPart } from "./guarantors-part.ts";
import type { ConsentState, Trouble } from "./use-consents.ts";

interface ConsentFormProps {
  readonly id: string;
  readonly state: ConsentState;
  readonly guarantor?: GuarantorsPart | undefined;
}

/** Three required boxes and an optional one (spec 1 §2, onboarding step 4); of a guarantor a fourth is required. */
export function ConsentForm({ id, state, guarantor }: ConsentFormProps) {
  const { t } = useTranslation("onboarding");
  const { answers, toggle, trouble, attempts, submit } = state;
  const box = (name: keyof Answers) => ({
    name,
    checked: answers[name],
    onChange: () => toggle(name),
    "aria-invalid": trouble === "must-accept" && name !== "marketing" && !answers[name] ? true : undefined,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <>
      {trouble ? (
        <TroubleAlert key={attempts} trouble={trouble} words={guarantor?.words} />
      ) : (
        <p className="soft">{guarantor?.words.text ?? t("consents.text")}</p>
      )}
      <form id={id} noValidate onSubmit={send}>
        <Checkbox {...box("termsAndConditions")} label={<TermsLabel />} />
        <Checkbox
          {...box("backgroundChecks")}
          label={t("consents.background")}
          hint={guarantor?.words.backgroundHint ?? t("consents.backgroundHint")}
        />
        <Checkbox {...box("dataAccuracy")} label={t("consents.accuracy")} />
        {guarantor && <Checkbox {...box("guarantee")} label={guarantor.words.box} />}
        <hr className="rule" />
        <Checkbox
          {...box("marketing")}
          label={t("consents.marketing")}
          optionalLabel={t("consents.optional")}
        />
      </form>
    </>
  );
}

const openedBeside = (href: string) => (words: string) => (
  <a href={href} target="_blank" rel="noreferrer">
    {words}
  </a>
);

function TermsLabel() {
  const { t } = useTranslation("onboarding");
  const { termsUrl, privacyUrl } = provider();
  return (
    <RichText
      text={t("consents.terms")}
      tags={{ terms: openedBeside(termsUrl), privacy: openedBeside(privacyUrl) }}
    />
  );
}

interface TroubleAlertProps {
  readonly trouble: Trouble;
  readonly words: GuarantorsPart["words"] | undefined;
}

function TroubleAlert({ trouble, words }: TroubleAlertProps) {
  const { t } = useTranslation("onboarding");
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const told = {
    "must-accept": [words?.mustAcceptTitle ?? t("consents.mustAcceptTitle"), t("consents.mustAccept")],
    changed: [words?.changedTitle, words?.changed],
    failed: [t("consents.failedTitle"), t("consents.failed")],
  } as const;
  const [title, text] = told[trouble];
  return (
    <Alert tone="critical" announced ref={alert} title={title}>
      <AlertText>{text}</AlertText>
    </Alert>
  );
}
