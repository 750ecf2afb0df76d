import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { stopReasonIssue } from "@latchkey/domain/agencies/stops.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReasonDialog } from "../desk/reason-dialog.tsx";
import { StartAgencyAgain, StopAgency } from "./agencies.graphql.ts";
import type { PanelProps } from "./panel-props.ts";

/** Asks for the reason, and stops the new applications of the agency. */
export function StopButton({ agency: { id, name }, onDone }: PanelProps) {
  const { t } = useTranslation("agency");
  const [isOpen, setOpen] = useState(false);
  const { isBusy, failure, save } = useSave(StopAgency);
  const stop = async (reason: string) => {
    if (!(await save({ id, reason }))) return;
    setOpen(false);
    onDone(t("stop.stopped"));
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("stop.stop")}
      </Button>
      {isOpen && (
        <ReasonDialog
          words={{
            title: t("stop.title", { name }),
            lead: t("stop.lead"),
            reason: t("stop.reason"),
            required: t("stop.required"),
            submit: t("stop.stop"),
          }}
          rule={stopReasonIssue}
          sentIssue={failure?.kind === "refused" ? failure.issues.reason : undefined}
          isBusy={isBusy}
          problem={failure && <SaveProblem failure={failure} fields={["reason"]} />}
          onClose={() => setOpen(false)}
          onReason={(reason) => void stop(reason)}
        />
      )}
    </>
  );
}

export function StopAlert({ agency: { id, stop }, onDone }: PanelProps) {
  const { t } = useTranslation("agency");
  const { language } = useLanguage();
  const { isBusy, failure, save } = useSave(StartAgencyAgain);
  if (!stop) return null;
  const start = async () => {
    if (await save({ id })) onDone(t("stop.started"));
  };
  return (
    <>
      {failure && <SaveProblem failure={failure} />}
      <Alert
        tone="caution"
        title={t("stop.is", { name: stop.by, day: formatDate(language, stop.at) })}
        actions={
          <Button size="small" busy={isBusy} onClick={() => void start()}>
            {t("stop.start")}
          </Button>
        }
      >
        <AlertText>{stop.reason}</AlertText>
        <AlertText>{t("stop.text")}</AlertText>
      </Alert>
    </>
  );
}
