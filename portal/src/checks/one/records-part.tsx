import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useCheckWords } from "@latchkey/members/right-to-rent/check-words.ts";
import { Packs } from "@latchkey/members/right-to-rent/packs.tsx";
import { NextCheckPanel, RulesPanel } from "@latchkey/members/right-to-rent/record-panel.tsx";
import { RecordValues } from "@latchkey/members/right-to-rent/record-values.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import type { CheckedPerson, CheckRecord } from "./check.graphql.ts";

const PackAsking = lazy(async () => ({ default: (await import("./pack-asking.tsx")).PackAsking }));

interface RecordsPartProps {
  readonly person: CheckedPerson;
  readonly onHanded: (text: string) => void;
}

/** The records of one person, the newest first. */
export function RecordsPart({ person, onHanded }: RecordsPartProps) {
  const [newest] = person.checks;
  if (!newest) return null;
  return (
    <ConsoleSplit
      wideRail
      rail={
        <>
          <NextCheckPanel followUpBy={newest.followUpBy} />
          <RulesPanel ruleSet={newest.ruleSet} />
        </>
      }
    >
      <Standing person={person} newest={newest} />
      {person.checks.map((check) => (
        <RecordPanel key={check.id} person={person} check={check} onHanded={onHanded} />
      ))}
    </ConsoleSplit>
  );
}

interface OfRecord {
  readonly person: CheckedPerson;
  readonly check: CheckRecord;
}

/** A user of the agency, or the provider without a name. */
const useRecorder = () => {
  const { provider } = useMe();
  return (name: string | null): string => name ?? provider;
};

interface StandingProps {
  readonly person: CheckedPerson;
  readonly newest: CheckRecord;
}

function Standing({ person: { block, isReady, letting }, newest: { by, at } }: StandingProps) {
  const { t } = useTranslation("checks");
  const { language } = useLanguage();
  const recorder = useRecorder();
  const clear = isReady ? (letting.signedOn === null ? "ready" : "checked") : "open";
  const standing = block === null ? t(`of.${clear}`) : t(`of.blocks.${block}`);
  return (
    <Alert tone={block === null ? "positive" : "caution"} title={standing}>
      <AlertText>{t("of.by", { name: recorder(by), at: formatDayAndTime(language, at) })}</AlertText>
    </Alert>
  );
}

interface RecordPanelProps extends OfRecord {
  readonly onHanded: (text: string) => void;
}

function RecordPanel({ person, check, onHanded }: RecordPanelProps) {
  const { t } = useTranslation("checks");
  const { language } = useLanguage();
  const recorder = useRecorder();
  return (
    <ConsolePanel title={t("of.record", { day: formatDate(language, check.checkedOn) })}>
      <div className="stack">
        <Facts check={check} />
        <Written person={person} check={check} />
        <Packs
          packs={check.packs.map((pack) => ({ ...pack, by: recorder(pack.by) }))}
          hasEvidence={check.hasEvidence}
          asking={(dialog) => (
            <Suspense fallback={null}>
              <PackAsking {...dialog} person={person} check={check} />
            </Suspense>
          )}
          onChanged={onHanded}
        />
      </div>
    </ConsolePanel>
  );
}

function Facts({ check }: Pick<OfRecord, "check">) {
  const { t } = useTranslation("checks");
  const { language } = useLanguage();
  const recorder = useRecorder();
  const words = useCheckWords();
  const { route, shows, isTimeLimited, followUpBy, purpose, by, at } = check;
  const result = shows === "RIGHT" && isTimeLimited ? "LIMITED" : shows;
  const rows = [
    ...(route === null ? [] : [{ key: "way", term: t("of.way"), text: words.route(route) }]),
    { key: "result", term: t("of.result"), text: words.shows(result) },
    { key: "made", term: t("of.made"), text: words.purpose(purpose) },
    {
      key: "next",
      term: t("of.next"),
      text: followUpBy === null ? t("of.noNext") : formatDate(language, followUpBy),
    },
  ];
  return (
    <>
      <p>{t("of.by", { name: recorder(by), at: formatDayAndTime(language, at) })}</p>
      <Deflist items={rows} />
    </>
  );
}

/** The agency reads its own records; the provider's are in the pack. */
function Written({ person, check }: OfRecord) {
  const { t } = useTranslation("checks");
  const { language } = useLanguage();
  const { provider } = useMe();
  if (!check.hasEvidence) return <p className="soft">{t("of.gone")}</p>;
  if (check.by === null) return <p className="soft">{t("of.providers", { provider })}</p>;
  const responsibility = (id: string): string => {
    const found = person.responsibilities.find((one) => one.id === id);
    return found ? t("of.agreed", { day: formatDate(language, found.acceptedOn), name: found.fileName }) : "";
  };
  const files = check.files.map((field) => ({ field }));
  return <RecordValues record={{ ...check, files }} responsibility={responsibility} />;
}
