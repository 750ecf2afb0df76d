import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import { AgreementCopy } from "./agreement-copy.tsx";
import type { DepositDays, RecordedDeposit, ShownDeposit } from "./deposit.graphql.ts";

interface DepositFactsProps {
  readonly deposit: ShownDeposit;
  readonly recorded: RecordedDeposit;
  readonly days: DepositDays;
}

export function DepositFacts({ deposit: { endedOn }, recorded, days }: DepositFactsProps) {
  const { t } = useTranslation("deposit");
  const { language } = useLanguage();
  const dayOf = (day: string) => formatShortDate(language, day);
  const { id, receivedOn, agreedOn, filePartyId, by, at } = recorded;
  const following = (day: string) => (endedOn === null ? t("ifNone", { day: dayOf(day) }) : dayOf(day));
  const facts = [
    { key: "received", term: t("received"), text: dayOf(receivedOn) },
    {
      key: "agreement",
      term: t("agreement"),
      text: agreedOn === null ? dayOf(days.agreementBy) : t("agreed", { day: dayOf(days.agreementBy) }),
    },
    ...(endedOn === null ? [] : [{ key: "ended", term: t("ended"), text: dayOf(endedOn) }]),
    { key: "notice", term: t("notice"), text: following(days.noticeBy) },
    { key: "refund", term: t("refund"), text: following(days.refundBy) },
    ...(filePartyId === null
      ? []
      : [
          {
            key: "file",
            term: t("file"),
            text: <AgreementCopy partyId={filePartyId} depositId={id} />,
          },
        ]),
    {
      key: "by",
      term: t("recordedBy"),
      text: t("byAt", { name: by ?? t("program"), at: formatDayAndTime(language, at) }),
    },
  ];
  return <Deflist items={facts} />;
}
