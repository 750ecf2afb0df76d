import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { rightToRentFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { useCheckWords } from "@latchkey/members/right-to-rent/check-words.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import { FileCopy } from "../../desk/file-copy.tsx";
import type { ShownExemption } from "./exemption.graphql.ts";

interface ExemptionRecordProps {
  readonly exemption: ShownExemption;
  readonly title: string;
}

export function ExemptionRecord({ exemption, title }: ExemptionRecordProps) {
  const { t } = useTranslation("exemption");
  const { language } = useLanguage();
  const words = useCheckWords();
  const { second, ended } = exemption;
  const at = (instant: string) => formatDayAndTime(language, instant);
  const confirmed = { name: exemption.confirmedBy, day: formatDate(language, exemption.confirmedOn) };
  const items = [
    { key: "ground", term: t("record.ground"), text: words.ground(exemption.ground) },
    { key: "words", term: t("record.words"), text: <AsTyped>{exemption.words}</AsTyped> },
    { key: "file", term: t("record.file"), text: <Copy exemption={exemption} /> },
    {
      key: "confirmed",
      term: t("record.confirmed"),
      text: <AsTyped>{t("record.confirmedBy", confirmed)}</AsTyped>,
    },
    {
      key: "by",
      term: t("record.by"),
      text: t("record.byAt", { name: exemption.by, at: at(exemption.at) }),
    },
    ...(second ? [{ key: "second", term: t("record.second"), text: <Second second={second} /> }] : []),
    ...(ended
      ? [
          {
            key: "ended",
            term: t("record.ended"),
            text: (
              <AsTyped>
                {t("record.endedBy", { name: ended.by, at: at(ended.at), reason: ended.reason })}
              </AsTyped>
            ),
          },
        ]
      : []),
    { key: "again", term: t("record.askedAgain"), text: formatDate(language, exemption.askedAgainOn) },
    { key: "rules", term: t("record.rules"), text: exemption.ruleSet },
  ];
  return (
    <ConsolePanel title={title}>
      <Deflist items={items} />
    </ConsolePanel>
  );
}

function Copy({ exemption: { filePartyId, uploadId } }: Pick<ExemptionRecordProps, "exemption">) {
  const { t } = useTranslation("exemption");
  return (
    <FileCopy
      path={rightToRentFilePath(filePartyId, uploadId)}
      name={t("record.file")}
      words={{ download: t("record.download"), failed: t("record.failed") }}
    />
  );
}

function Second({ second }: { readonly second: NonNullable<ShownExemption["second"]> }) {
  const { t } = useTranslation("exemption");
  const { language } = useLanguage();
  const answer = { name: second.by, at: formatDayAndTime(language, second.at), reason: second.reason ?? "" };
  return <AsTyped>{t(second.agrees ? "record.agreed" : "record.refused", answer)}</AsTyped>;
}
