import { formatList } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Desk, ShownDecision } from "./decision.graphql.ts";
import { TakeBackDialog } from "./take-back-dialog.tsx";

interface ProposalPanelProps {
  readonly desk: Desk;
  readonly open: ShownDecision;
  readonly onDone: (text: string) => void;
}

export function ProposalPanel({ desk, open, onDone }: ProposalPanelProps) {
  const { t } = useTranslation("decision");
  const [isAsked, setAsked] = useState(false);
  const facts = useFacts(open);
  const isAgreed = open.state === "AGREED";
  const outcome = t(`form.outcomes.${open.outcome}`);
  return (
    <ConsolePanel
      title={isAgreed ? t("proposal.agreedTitle", { outcome }) : t("proposal.title", { outcome })}
      tools={
        <Pill state="progress" small>
          {t("proposal.notSent")}
        </Pill>
      }
    >
      <div className="stack">
        <Deflist items={facts} />
        <PersonDecision desk={desk} isAgreed={isAgreed} />
        {(isAgreed || desk.openIsYours) && (
          <div>
            <Button size="small" onClick={() => setAsked(true)}>
              {t("proposal.takeBack")}
            </Button>
          </div>
        )}
      </div>
      {isAsked && (
        <TakeBackDialog
          decisionId={open.id}
          onClose={() => setAsked(false)}
          onTakenBack={() => {
            setAsked(false);
            onDone(t("done.takenBack"));
          }}
        />
      )}
    </ConsolePanel>
  );
}

const useOverrideText = () => {
  const { t } = useTranslation("decision");
  return (override: ShownDecision["override"]): string | null =>
    override && [t(`overrides.${override.reason}`), override.words].filter(Boolean).join(". ");
};

const useFacts = (open: ShownDecision) => {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const overrideText = useOverrideText();
  const { reasons, conditions, metBy, canned, words, note, proposedBy, secondBy, secondAt, secondNote } =
    open;
  const conditionsText = formatList(
    language,
    conditions.map((condition) => t(`conditions.${condition}`)),
  );
  const facts = {
    [t("proposal.reason")]: formatList(
      language,
      reasons.map((reason) => t(`reasons.${reason}`)),
    ),
    [t("proposal.condition")]:
      metBy && t("proposal.until", { conditions: conditionsText, date: formatShortDate(language, metBy) }),
    [t("proposal.override")]: overrideText(open.override),
    [t("proposal.words")]: [...canned, ...(words === null ? [] : [words])].join("\n\n"),
    [t("proposal.confirmed")]: open.confirmedRule && t("proposal.confirmedBy", { name: proposedBy.name }),
    [t("proposal.noteOf", { name: proposedBy.name })]: note,
    [t("proposal.asked")]: secondBy ? null : open.askedStaff?.name,
    [t("proposal.second")]:
      secondBy &&
      secondAt &&
      t("proposal.secondBy", { name: secondBy.name, at: formatDayAndTime(language, secondAt) }),
    ...(secondBy && { [t("proposal.noteOf", { name: secondBy.name })]: secondNote }),
  };
  return Object.entries(facts).flatMap(([term, text]) =>
    text ? [{ key: term, term, text: <span className="lines">{text}</span> }] : [],
  );
};

function PersonDecision({ desk, isAgreed }: { readonly desk: Desk; readonly isAgreed: boolean }) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  if (isAgreed) {
    const names = formatList(language, desk.waitsFor.map(fullName));
    return (
      <Alert title={t("proposal.waits")}>
        <AlertText>{t("proposal.waitsText", { names })}</AlertText>
      </Alert>
    );
  }
  if (!desk.isCurrent) {
    return (
      <Alert tone="critical" title={t("proposal.changed")}>
        <AlertText>{t("proposal.changedText")}</AlertText>
      </Alert>
    );
  }
  if (!desk.openIsYours) return <Alert tone="positive" title={t("proposal.current")} />;
  return (
    <Alert title={t("proposal.mine")}>
      <AlertText>{t("proposal.mineText")}</AlertText>
    </Alert>
  );
}
