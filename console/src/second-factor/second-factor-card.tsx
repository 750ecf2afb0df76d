import { RichText, strong } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { Alert } from "@latchkey/ui/alert/alert.tsx";
import { Gate, GateHead } from "@latchkey/ui/frames/gate.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureAlert } from "../calls/failure-alert.tsx";
import { CodeForm } from "../factors/code-form.tsx";
import { PasskeyButton } from "../factors/passkey-button.tsx";
import { canUsePasskeys } from "../factors/passkeys.ts";
import type { PendingSignIn } from "../factors/second-factor-calls.ts";
import { type SecondFactor, useSecondFactor, type Way } from "./use-second-factor.ts";

interface SecondFactorCardProps {
  readonly pending: PendingSignIn;
}

/** Passkey and code, whichever is set up; or a recovery code instead. */
export function SecondFactorCard({ pending }: SecondFactorCardProps) {
  const { t } = useTranslation(["second-factor", "shell"]);
  const [isRecovering, setRecovering] = useState(false);
  const factor = useSecondFactor(pending.triesLeft);
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
        <RichText text={t("signingIn", { email: pending.email })} tags={strong} />
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

interface WaysProps {
  readonly factors: readonly string[];
  readonly factor: SecondFactor;
}

function Ways({ factors, factor }: WaysProps) {
  const { t } = useTranslation("second-factor");
  const hasPasskey = factors.includes("passkey");
  const hasApp = factors.includes("app");
  const isUsable = canUsePasskeys();
  return (
    <>
      {hasPasskey &&
        (isUsable ? (
          <Passkey factor={factor} hasOther={hasApp} />
        ) : (
          <Alert title={t("passkey.unsupported")} />
        ))}
      {hasPasskey && hasApp && <hr />}
      {hasApp && (
        <CodeForm
          kind="app"
          label={t(hasPasskey && isUsable ? "code.labelOr" : "code.label")}
          hint={t("code.hint")}
          submit={t("code.submit")}
          isPrimary={!hasPasskey || !isUsable}
          isBusy={factor.busyWith === "app"}
          required={t("code.required")}
          wrong={{ text: t("code.wrong"), times: wrongTimes(factor, "app") }}
          onSubmit={(code) => void factor.sendCode("app", code)}
        />
      )}
    </>
  );
}

/** How often this way was wrong; 0 while another one is looked at. */
const wrongTimes = ({ problem }: SecondFactor, way: Way): number =>
  problem?.way === way && problem.kind === "wrong" ? problem.times : 0;

interface PasskeyProps {
  readonly factor: SecondFactor;
  /** There is another way on this card. */
  readonly hasOther: boolean;
}

function Passkey({ factor, hasOther }: PasskeyProps) {
  const { t } = useTranslation("second-factor");
  const { problem, busyWith, sendPasskey } = factor;
  const texts = {
    wrong: t("passkey.refused"),
    unusable: t("passkey.refused"),
    cancelled: t(hasOther ? "passkey.cancelledOther" : "passkey.cancelled"),
  };
  return (
    <PasskeyButton
      label={t("passkey.use")}
      isBusy={busyWith === "passkey"}
      error={problem?.way === "passkey" ? texts[problem.kind] : undefined}
      onPress={() => void sendPasskey()}
    />
  );
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
