import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { useAskBeforeLeaving } from "@latchkey/browser/unsaved/ask-before-leaving.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Codes } from "@latchkey/ui/codes/codes.tsx";
import { Gate, GateHead } from "@latchkey/ui/frames/gate.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureAlert } from "../calls/failure-alert.tsx";
import { saveAsFile, textFile } from "../calls/save-as-file.ts";
import { useCall } from "../calls/use-call.ts";
import { enrolmentCallsOf } from "../factors/second-factor-calls.ts";
import { useMemberPages } from "../session/member-app.ts";
import { useSigningIn } from "../session/use-signing-in.ts";

interface RecoveryCardProps {
  readonly email: string;
  readonly codes: readonly string[];
}

/** The recovery codes are shown only once: the card stays until the member confirms that they are saved. */
export function RecoveryCard({ email, codes }: RecoveryCardProps) {
  const { t } = useTranslation(["enrolment", "second-factor", "shell"]);
  const pages = useMemberPages();
  const { enter, beginAgain } = useSigningIn();
  const { isBusy, failure, run } = useCall();
  const [isSaved, setSaved] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const focus = useTitleFocus();
  const isMissing = isAsked && !isSaved;
  const name = t("recovery.pageTitle");
  usePageTitle(isMissing || failure ? `${t("shell:errorPrefix")}${name}` : name);
  useAskBeforeLeaving(!isSaved);
  const finish = async () => {
    setAsked(true);
    if (!isSaved) {
      box.current?.focus();
      return;
    }
    const outcome = await run(enrolmentCallsOf(pages).finish);
    if (outcome?.kind === "signed-in") enter(outcome);
    else if (outcome) beginAgain();
  };
  const download = () => {
    const lines = [t("recovery.fileTitle", { email }), "", ...codes, "", t("recovery.fileNote"), ""];
    saveAsFile("latchkey-recovery-codes.txt", textFile(lines.join("\n")));
  };
  return (
    <Gate wide>
      <GateHead step={t("recovery.done")} title={t("recovery.title")} ref={focus}>
        {t("recovery.lead")}
      </GateHead>
      {failure && (
        <FailureAlert failure={failure} words={t("second-factor:failed", { returnObjects: true })} />
      )}
      <Codes label={t("recovery.list")} codes={codes} />
      <div className="row">
        <Button size="small" icon="download" onClick={download}>
          {t("recovery.download")}
        </Button>
        <Button size="small" icon="print" onClick={() => window.print()}>
          {t("recovery.print")}
        </Button>
      </div>
      <Checkbox
        ref={box}
        label={t("recovery.saved")}
        checked={isSaved}
        error={isMissing ? t("recovery.savedRequired") : undefined}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
      <Button variant="primary" onward busy={isBusy} onClick={() => void finish()}>
        {t("recovery.finish")}
      </Button>
    </Gate>
  );
}
