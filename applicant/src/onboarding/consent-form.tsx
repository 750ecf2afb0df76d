import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { allConsentsGiven, type Consents } from "@latchkey/domain/validations/consents.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { UpdateConsents } from "../graphql/update-consents.graphql.ts";

type Answers = Consents & { readonly marketing: boolean };
type Trouble = "must-accept" | "failed";

export interface ConsentState {
  readonly answers: Answers;
  readonly toggle: (name: keyof Answers) => void;
  /** The three required boxes are ticked. */
  readonly mayGoOn: boolean;
  readonly isSaving: boolean;
  readonly trouble: Trouble | undefined;
  /** Counts presses of the button, so that every failed one is announced. */
  readonly attempts: number;
  readonly submit: () => Promise<void>;
}

const nothingTicked: Answers = {
  termsAndConditions: false,
  backgroundChecks: false,
  dataAccuracy: false,
  marketing: false,
};

export const useConsents = (onGiven: () => void): ConsentState => {
  const { language } = useLanguage();
  const [answers, setAnswers] = useState(nothingTicked);
  const [trouble, setTrouble] = useState<Trouble>();
  const [attempts, setAttempts] = useState(0);
  const [{ fetching: isSaving }, updateConsents] = useMutation(UpdateConsents);
  const mayGoOn = allConsentsGiven(answers);
  const submit = async () => {
    if (isSaving) return;
    setAttempts(attempts + 1);
    setTrouble(mayGoOn ? undefined : "must-accept");
    if (!mayGoOn) return;
    const { error } = await updateConsents({ ...answers, language });
    if (error) setTrouble("failed");
    else onGiven();
  };
  return {
    answers,
    toggle: (name) => setAnswers({ ...answers, [name]: !answers[name] }),
    mayGoOn,
    isSaving,
    trouble: trouble === "must-accept" && mayGoOn ? undefined : trouble,
    attempts,
    submit,
  };
};

interface ConsentFormProps {
  /** The form's id, for the button in the footer. */
  readonly id: string;
  readonly state: ConsentState;
}

/** Three required boxes and an optional fourth (spec 1 §2, onboarding step 4). */
export function ConsentForm({ id, state }: ConsentFormProps) {
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
        <TroubleAlert key={attempts} trouble={trouble} />
      ) : (
        <p className="soft">{t("consents.text")}</p>
      )}
      <form id={id} noValidate onSubmit={send}>
        <Checkbox {...box("termsAndConditions")} label={<TermsLabel />} />
        <Checkbox
          {...box("backgroundChecks")}
          label={t("consents.background")}
          hint={t("consents.backgroundHint")}
        />
        <Checkbox {...box("dataAccuracy")} label={t("consents.accuracy")} />
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

/** Remounted on every attempt, so that each press moves focus and is announced. */
function TroubleAlert({ trouble }: { readonly trouble: Trouble }) {
  const { t } = useTranslation("onboarding");
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const isMissing = trouble === "must-accept";
  return (
    <Alert
      tone="critical"
      announced
      ref={alert}
      title={isMissing ? t("consents.mustAcceptTitle") : t("consents.failedTitle")}
    >
      <AlertText>{isMissing ? t("consents.mustAccept") : t("consents.failed")}</AlertText>
    </Alert>
  );
}
