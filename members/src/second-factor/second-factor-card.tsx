import { RichText, strongAsTyped } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { Gate, GateHead } from "@latchkey/ui/frames/gate.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureAlert } from "../calls/failure-alert.tsx";
import { CodeForm } from "../factors/code-form.tsx";
import type { PendingSignIn } from "../factors/second-factor-calls.ts";
import { type SecondFactor, useSecondFactor } from "../factors/use-second-factor.ts";
import { Ways, wrongTimes } from "../factors/ways.tsx";
import { useSigningIn } from "../session/use-signing-in.ts";

interface SecondFactorCardProps {
  readonly pending: PendingSignIn;
}

/** Passkey and code, whichever is set up; or a recovery code instead. */
export function SecondFactorCard({ pending }: SecondFactorCardProps) {
  const { t } = useTranslation(["second-factor", "shell"]);
  const [isRecovering, setRecovering] = useState(false);
  const factor = useSecondFactor(pending.triesLeft, useSigningIn());
  const { failure, problem, triesLeft } = factor;
  const title = t(isRecovering ? "recovery.title" : "title");
  usePageTitle(problem || failure ? `${t("shell:errorPrefix")}${title}` : title);
  const { administrator } = pending;
  const lost = administrator === undefined ? t("lost") : t("lostNamed", { name: administrator });
  const failed = failure && <FailureAlert failure={failure} words={t("failed", { returnObjects: true })} />;
  const tries = (
    <p className="meta" role="status">
      {t("triesLeft", { count: triesLeft })}
    </p>
  );
  if (isRecovering) {
    return (
      <Gate key="recovery" foot={lost}>
        <Head title={title} step={t("step")}>
          {t("recovery.lead")}
        </Head>
        {failed}
        <RecoveryForm factor={factor} />
        {tries}
        <TextButton onClick={() => setRecovering(false)}>{t("recovery.back")}</TextButton>
      </Gate>
    );
  }
  return (
    <Gate
      key="ways"
      foot={
        <>
          <TextButton onClick={() => setRecovering(true)}>{t("recovery.use")}</TextButton>
          <br />
          {lost}
        </>
      }
    >
      <Head title={title} step={t("step")}>
        <RichText text={t("signingIn", { email: pending.email })} tags={strongAsTyped} />
      </Head>
      {failed}
      <Ways factors={pending.factors} factor={factor} />
      {tries}
    </Gate>
  );
}

interface HeadProps {
  readonly title: string;
  readonly step: string;
  readonly children: ReactNode;
}

/** It replaces another card, so its title takes focus. */
function Head(props: HeadProps) {
  const focus = useTitleFocus();
  return <GateHead {...props} ref={focus} />;
}

function RecoveryForm({ factor }: { readonly factor: SecondFactor }) {
  const { t } = useTranslation("second-factor");
  return (
    <CodeForm
      kind="recovery"
      label={t("recovery.label")}
      submit={t("recovery.submit")}
      isPrimary
      isBusy={factor.busyWith === "recovery"}
      required={t("recovery.required")}
      wrong={{ text: t("recovery.wrong"), times: wrongTimes(factor, "recovery") }}
      onSubmit={(code) => void factor.sendCode("recovery", code)}
    />
  );
}
