import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { NextCheckPanel, RulesPanel } from "@latchkey/members/right-to-rent/record-panel.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { useTranslation } from "react-i18next";
import { HouseholdPanel } from "./household-panel.tsx";
import { RecordOf } from "./record-of.tsx";
import type { ShownCheck, ShownRightToRent } from "./right-to-rent.graphql.ts";
import { SecondPanel } from "./second-panel.tsx";

interface RecordedViewProps {
  readonly shown: ShownRightToRent;
  readonly check: ShownCheck;
  readonly onAgain: () => void;
  readonly onChanged: (text: string) => void;
}

export function RecordedView({ shown, check, onAgain, onChanged }: RecordedViewProps) {
  const { t } = useTranslation("right-to-rent");
  const earlier = shown.checks.filter(({ id }) => id !== check.id);
  return (
    <ConsoleSplit
      wideRail
      rail={
        <>
          <NextCheckPanel followUpBy={check.followUpBy} />
          <HouseholdPanel shown={shown} />
          <RulesPanel ruleSet={check.ruleSet} />
        </>
      }
    >
      <Recorded shown={shown} check={check} onAgain={onAgain} />
      {check.state === "PROPOSED" && (
        <SecondPanel partyId={shown.party.id} check={check} onAnswered={onChanged} />
      )}
      <RecordOf shown={shown} check={check} title={t("record.title")} onChanged={onChanged} />
      {earlier.map((one) => (
        <RecordOf
          key={one.id}
          shown={shown}
          check={one}
          title={`${t("recorded.earlier")}, ${one.id}`}
          onChanged={onChanged}
        />
      ))}
    </ConsoleSplit>
  );
}

function Recorded({ shown, check, onAgain }: Omit<RecordedViewProps, "onChanged">) {
  const { t } = useTranslation("right-to-rent");
  const { language } = useLanguage();
  const isRight = check.shows === "RIGHT";
  return (
    <Alert
      tone={isRight ? "positive" : "caution"}
      title={t("recorded.title", { name: check.by, at: formatDayAndTime(language, check.at) })}
      actions={
        <span className="screen-only">
          <Button size="small" onClick={onAgain}>
            {t(shown.purpose === "FOLLOW_UP" ? "recorded.followUp" : "recorded.again")}
          </Button>
        </span>
      }
    >
      <AlertText>{t("recorded.text")}</AlertText>
    </Alert>
  );
}
