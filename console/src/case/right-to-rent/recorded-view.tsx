import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { type Definition, Deflist, DeflistColumns } from "@latchkey/ui/deflist/deflist.tsx";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { evidencePath } from "../../desk/case-names.ts";
import { useCheckWords } from "../../desk/check-words.ts";
import { NextCheckPanel, RulesPanel } from "./record-panel.tsx";
import type { ShownCheck, ShownRightToRent } from "./right-to-rent.graphql.ts";
import { SecondPanel } from "./second-panel.tsx";

interface RecordedViewProps {
  readonly shown: ShownRightToRent;
  readonly check: ShownCheck;
  readonly onAgain: () => void;
  readonly onAnswered: (text: string) => void;
}

export function RecordedView({ shown, check, onAgain, onAnswered }: RecordedViewProps) {
  const { t } = useTranslation("right-to-rent");
  const earlier = shown.checks.filter(({ id }) => id !== check.id);
  return (
    <ConsoleSplit
      wideRail
      rail={
        <>
          <NextCheckPanel followUpBy={check.followUpBy} />
          <RulesPanel ruleSet={check.ruleSet} />
        </>
      }
    >
      <Recorded shown={shown} check={check} onAgain={onAgain} />
      {check.state === "PROPOSED" && (
        <SecondPanel partyId={shown.party.id} check={check} onAnswered={onAnswered} />
      )}
      <RecordOf partyId={shown.party.id} check={check} title={t("record.title")} />
      {earlier.map((one) => (
        <RecordOf
          key={one.id}
          partyId={shown.party.id}
          check={one}
          title={`${t("recorded.earlier")}, ${one.id}`}
        />
      ))}
    </ConsoleSplit>
  );
}

function Recorded({ shown, check, onAgain }: Omit<RecordedViewProps, "onAnswered">) {
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

interface RecordOfProps {
  readonly partyId: string;
  readonly check: ShownCheck;
  readonly title: string;
}

const MARK_LENGTH = 12;

function RecordOf({ partyId, check, title }: RecordOfProps) {
  const { t } = useTranslation("right-to-rent");
  const words = useCheckWords();
  const shows = check.shows === "RIGHT" && check.isTimeLimited ? "LIMITED" : check.shows;
  const { second } = check;
  return (
    <ConsolePanel title={title}>
      <div className="stack">
        <DeflistColumns>
          <Deflist
            items={[
              { key: "way", term: t("recorded.way"), text: words.route(check.route) },
              { key: "result", term: t("recorded.result"), text: t(`recorded.shows.${shows}`) },
            ]}
          />
          <Deflist
            items={[
              {
                key: "state",
                term: t("state.COMPLETE"),
                text: t(`recorded.purpose.${check.purpose}`),
              },
              ...(second
                ? [{ key: "second", term: t("second.title"), text: <Second second={second} /> }]
                : []),
            ]}
          />
        </DeflistColumns>
        {check.values.length === 0 && <p className="soft">{t("recorded.gone")}</p>}
        <Values check={check} />
        <Files partyId={partyId} check={check} />
      </div>
    </ConsolePanel>
  );
}

function Second({
  second: { agrees, reason, by, at },
}: {
  readonly second: NonNullable<ShownCheck["second"]>;
}) {
  const { t } = useTranslation("right-to-rent");
  const { language } = useLanguage();
  const answer = t(agrees ? "second.answers.yes" : "second.answers.no");
  return (
    <span className="lines">
      {[
        t("second.by", { answer, name: by, at: formatDayAndTime(language, at) }),
        ...(reason ? [reason] : []),
      ].join("\n")}
    </span>
  );
}

const useValueText = () => {
  const { language } = useLanguage();
  const words = useCheckWords();
  return (value: string): string => {
    if (isCivilDate(value)) return formatDate(language, value);
    const [day = "", time] = value.split("T");
    if (time && isCivilDate(day)) return `${formatDate(language, day)}, ${time}`;
    return words.choice(value);
  };
};

function Values({ check: { values, documents, files } }: Pick<RecordOfProps, "check">) {
  const { t } = useTranslation("right-to-rent");
  const { language } = useLanguage();
  const words = useCheckWords();
  const textOf = useValueText();
  const isFile = (name: string): boolean => files.some(({ field }) => field === name);
  const rows: readonly Definition[] = values
    .filter(({ name, value }) => value !== "" && name !== "documents" && !isFile(name))
    .map(({ name, value }) => ({
      key: name,
      term: words.field(name),
      text: <AsTyped>{textOf(value)}</AsTyped>,
    }));
  const shownDocuments = documents.map(({ kind, country, expiresOn, issuedOn }, place) => ({
    key: `document-${place}`,
    term: t("recorded.document", { number: place + 1 }),
    text: [
      words.document(kind),
      words.country(country),
      isCivilDate(expiresOn) && t("recorded.until", { day: formatDate(language, expiresOn) }),
      isCivilDate(issuedOn) && t("recorded.issued", { day: formatDate(language, issuedOn) }),
    ]
      .filter(Boolean)
      .join(", "),
  }));
  return <Deflist items={[...shownDocuments, ...rows]} />;
}

function Files({ partyId, check: { files } }: Pick<RecordOfProps, "partyId" | "check">) {
  const { t } = useTranslation("right-to-rent");
  const words = useCheckWords();
  return (
    <PlainList
      items={files.map(({ uploadId, field, name, sha256 }) => ({
        key: `${field}/${uploadId}`,
        text: (
          <>
            <TextLink href={evidencePath(partyId, uploadId)} linkAs={RoutedLink}>
              {t("recorded.file", { field: words.field(field), name })}
            </TextLink>
            {sha256 && (
              <>
                {" "}
                <span className="soft" translate="no">
                  {t("recorded.mark", { mark: sha256.slice(0, MARK_LENGTH) })}
                </span>
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
