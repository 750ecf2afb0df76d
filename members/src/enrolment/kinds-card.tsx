import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { Gate, GateHead } from "@latchkey/ui/frames/gate.tsx";
import { Tabs } from "@latchkey/ui/tabs/tabs.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { FailureAlert } from "../calls/failure-alert.tsx";
import { canUsePasskeys } from "../factors/passkeys.ts";
import type { EnrolmentState } from "../session/use-signing-in.ts";
import { AppPanel } from "./app-panel.tsx";
import { PasskeyPanel } from "./passkey-panel.tsx";
import { useEnrolment } from "./use-enrolment.ts";

interface KindsCardProps {
  /** The others stay. */
  readonly isAdding: boolean;
  readonly onEnrolled: (recoveryCodes: readonly string[]) => void;
}

type Kind = "passkey" | "app";

/** The choice between a passkey and an app, and setting up the one that was chosen. */
export function KindsCard({ isAdding, onEnrolled }: KindsCardProps) {
  const { t } = useTranslation(["enrolment", "second-factor", "shell", "member-words"]);
  const [kind, setKind] = useState<Kind>(() => (canUsePasskeys() ? "passkey" : "app"));
  const enrolment = useEnrolment(onEnrolled);
  const focus = useTitleFocus();
  const state: EnrolmentState | null = useLocation().state;
  const { failure, problem, forgetProblem } = enrolment;
  usePageTitle(problem || failure ? `${t("shell:errorPrefix")}${t("title")}` : t("title"));
  const why = isAdding ? "adding" : "recovered";
  const isAnother = isAdding || state?.recovered;
  const choose = (chosen: Kind) => {
    forgetProblem();
    setKind(chosen);
  };
  return (
    <Gate wide>
      <GateHead step={t(isAnother ? `${why}.step` : "step")} title={t("title")} ref={focus}>
        {isAnother ? t(`${why}.lead`) : t("member-words:whySecondStep")}
      </GateHead>
      {failure && (
        <FailureAlert failure={failure} words={t("second-factor:failed", { returnObjects: true })} />
      )}
      <div className="stack stack--loose">
        <Tabs
          label={t("kinds.label")}
          tabs={[
            { name: "passkey", label: t("kinds.passkey"), icon: "key" },
            { name: "app", label: t("kinds.app"), icon: "phone" },
          ]}
          current={kind}
          onChoose={choose}
        >
          {kind === "passkey" ? <PasskeyPanel enrolment={enrolment} /> : <AppPanel enrolment={enrolment} />}
        </Tabs>
      </div>
    </Gate>
  );
}
