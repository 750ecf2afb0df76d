import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import type { ShownDossier } from "./case.graphql.ts";
import { EndCaseHold } from "./case-hold.graphql.ts";
import { TakeProblem } from "./take-problem.tsx";

/** Loads when it is asked for. */
const CaseHoldDialog = lazyPage({
  script: pageScript(() => import("./case-hold-dialog.tsx")),
  component: (module) => module.CaseHoldDialog,
  texts: ["validation"],
  loader: null,
});

interface CaseHoldBarProps {
  readonly shown: ShownDossier;
  readonly onDone: (text: string) => void;
}

export function CaseHoldBar({ shown, onDone }: CaseHoldBarProps) {
  const { t } = useTranslation("case-hold");
  const now = useNow();
  const [isAsked, setAsked] = useState(false);
  const { caseHold, party } = shown;
  const isToReview = party.status === "SUBMITTED" || party.status === "IN_REVIEW";
  const isDecided = party.stage === "PROPOSED" || party.stage === "AGREED";
  const isColleagues = !shown.heldByYou && shown.heldUntil !== null && Date.parse(shown.heldUntil) > now;
  const mayHold = !caseHold && isToReview && !isDecided && shown.mayTake && !isColleagues;
  useShortcuts(mayHold ? [{ keys: "h", label: t("hold"), run: () => setAsked(true) }] : []);
  if (caseHold) return <OnHold partyId={shown.id} hold={caseHold} onEnded={() => onDone(t("ended"))} />;
  if (!mayHold) return null;
  return (
    <div>
      <Button size="small" onClick={() => setAsked(true)}>
        {t("hold")}
      </Button>
      {isAsked && (
        <CaseHoldDialog
          partyId={shown.id}
          onClose={() => setAsked(false)}
          onHeld={() => {
            setAsked(false);
            onDone(t("done"));
          }}
        />
      )}
    </div>
  );
}

interface OnHoldProps {
  readonly partyId: string;
  readonly hold: NonNullable<ShownDossier["caseHold"]>;
  readonly onEnded: () => void;
}

function OnHold({ partyId, hold, onEnded }: OnHoldProps) {
  const { t } = useTranslation("case-hold");
  const { language } = useLanguage();
  const { save, isBusy, failure } = useSave(EndCaseHold);
  const { until, note, by } = hold;
  const said = { reason: t(`reasons.${hold.reason}`), by, at: formatDayAndTime(language, hold.at) };
  const end = async () => {
    if (await save({ partyId })) onEnded();
  };
  return (
    <>
      {failure && <TakeProblem failure={failure} />}
      <Alert
        tone="caution"
        title={t("until", { date: formatDate(language, until) })}
        actions={
          <Button size="small" busy={isBusy} onClick={() => void end()}>
            {t("end")}
          </Button>
        }
      >
        <AlertText>{note === null ? t("said", said) : t("saidWithNote", { ...said, note })}</AlertText>
        <AlertText>{t("returns")}</AlertText>
      </Alert>
    </>
  );
}
