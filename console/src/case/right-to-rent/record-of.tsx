import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { keptUntil } from "@latchkey/domain/compliance/right-to-rent/dates.ts";
import { responsibilityFields } from "@latchkey/domain/compliance/right-to-rent/responsibility.ts";
import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { useCheckWords } from "@latchkey/members/right-to-rent/check-words.ts";
import { RecordValues } from "@latchkey/members/right-to-rent/record-values.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist, DeflistColumns } from "@latchkey/ui/deflist/deflist.tsx";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { AgencyFileButton } from "../../desk/agency-file-button.tsx";
import { evidencePath } from "../../desk/case-names.ts";
import { RecordPacks } from "./record-packs.tsx";
import type { ShownCheck, ShownRightToRent } from "./right-to-rent.graphql.ts";

interface RecordOfProps {
  readonly shown: ShownRightToRent;
  readonly check: ShownCheck;
  readonly title: string;
  readonly onChanged: (text: string) => void;
}

const MARK_LENGTH = 12;

export function RecordOf({ shown, check, title, onChanged }: RecordOfProps) {
  const { t } = useTranslation("right-to-rent");
  const words = useCheckWords();
  const keptUntilText = useKeptUntil();
  const shows = check.shows === "RIGHT" && check.isTimeLimited ? "LIMITED" : check.shows;
  const partyId = shown.party.id;
  const { second } = check;
  return (
    <ConsolePanel title={title}>
      <div className="stack">
        <DeflistColumns>
          <Deflist
            items={[
              { key: "way", term: t("recorded.way"), text: words.route(check.route) },
              { key: "result", term: t("recorded.result"), text: words.shows(shows) },
            ]}
          />
          <Deflist
            items={[
              {
                key: "made",
                term: t("recorded.made"),
                text: words.purpose(check.purpose),
              },
              {
                key: "kept",
                term: t("recorded.keptUntil"),
                text: keptUntilText(check.ruleSet, shown.letting.endedOn),
              },
              ...(second
                ? [{ key: "second", term: t("second.title"), text: <Second second={second} /> }]
                : []),
            ]}
          />
        </DeflistColumns>
        {check.values.length === 0 && <p className="soft">{t("recorded.gone")}</p>}
        <Values shown={shown} check={check} />
        <Agreements shown={shown} check={check} />
        <Files partyId={partyId} check={check} />
        <RecordPacks shown={shown} check={check} onChanged={onChanged} />
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

const useKeptUntil = () => {
  const { t } = useTranslation("right-to-rent");
  const { language } = useLanguage();
  return (ruleSet: string, endedOn: string | null): string => {
    const dates = rightToRentRuleSets.find(({ id }) => id === ruleSet)?.dates;
    if (!dates) return "";
    const months = dates.kept.monthsAfterTenancy;
    return endedOn === null
      ? t("recorded.keptOpen", { months })
      : t("recorded.keptDay", { months, day: formatDate(language, keptUntil(endedOn, dates)) });
  };
};

type OfRecord = Pick<RecordOfProps, "shown" | "check">;

const responsibilitiesOf = ({ shown, check }: OfRecord) =>
  check.values
    .filter(({ name }) => responsibilityFields.includes(name))
    .flatMap(({ value }) => shown.responsibilities.filter(({ id }) => id === value));

function Agreements({ shown, check }: OfRecord) {
  return responsibilitiesOf({ shown, check }).map(({ id, fileId, fileName }) => (
    <div className="row" key={id}>
      <AgencyFileButton agencyId={shown.agencyId} fileId={fileId} name={fileName} />
    </div>
  ));
}

function Values({ shown, check }: OfRecord) {
  const { t } = useTranslation("responsibility");
  const { language } = useLanguage();
  const responsibility = (id: string): string => {
    const found = shown.responsibilities.find((one) => one.id === id);
    return found ? t("written", { day: formatDate(language, found.acceptedOn), name: found.fileName }) : "";
  };
  return <RecordValues record={check} responsibility={responsibility} />;
}

function Files({ partyId, check: { files } }: Pick<RecordOfProps, "check"> & { readonly partyId: string }) {
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
