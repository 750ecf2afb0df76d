import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { applicationPath, rightToRentPath } from "../desk/case-names.ts";
import { AgencyCell } from "./agency-cell.tsx";
import type { ShownFollowUp } from "./follow-ups.graphql.ts";

interface FollowUpsTableProps {
  readonly view: "open" | "over";
  readonly rows: readonly ShownFollowUp[];
}

export function FollowUpsTable({ view, rows }: FollowUpsTableProps) {
  const { t } = useTranslation("follow-ups");
  const { language } = useLanguage();
  return (
    <Table
      label={t(view)}
      headLabel={t("person")}
      columns={[
        { name: "agency", label: t("agency") },
        { name: "checkedOn", label: t("checkedOn") },
        { name: "checkBy", label: t("checkBy") },
        { name: "state", label: t("state") },
        { name: "act", label: t("act"), labelHidden: true },
      ]}
      rows={rows.map((one) => ({
        id: one.partyId,
        head: <Who followUp={one} />,
        cells: {
          agency: <AgencyCell agency={one.agency} agencyHasEmail={one.agencyHasEmail || view === "over"} />,
          checkedOn: formatDate(language, one.checkedOn),
          checkBy: <CheckBy followUp={one} />,
          state: <StatePill state={one.state} />,
          act: <Act followUp={one} />,
        },
      }))}
    />
  );
}

interface OfFollowUp {
  readonly followUp: ShownFollowUp;
}

function Who({ followUp }: OfFollowUp) {
  return (
    <>
      <TextLink href={applicationPath(followUp.applicationId)} linkAs={RoutedLink}>
        <AsTyped>{fullName(followUp)}</AsTyped>
      </TextLink>
      <br />
      <span className="soft">
        <AsTyped>{`${followUp.home}. ${followUp.number}`}</AsTyped>
      </span>
    </>
  );
}

function CheckBy({ followUp: { followUpBy, endedOn } }: OfFollowUp) {
  const { t } = useTranslation("follow-ups");
  const { language } = useLanguage();
  if (endedOn !== null) return t("endedOn", { day: formatDate(language, endedOn) });
  return followUpBy === null ? t("noCheck") : formatDate(language, followUpBy);
}

const pills = {
  OVERDUE: "missing",
  DUE: "progress",
  LATER: "todo",
  DONE: "done",
  NOT_SHOWN: "missing",
  ENDED: "waiting",
} as const satisfies Readonly<Record<ShownFollowUp["state"], string>>;

function StatePill({ state }: Pick<ShownFollowUp, "state">) {
  const { t } = useTranslation("follow-ups");
  return (
    <Pill state={pills[state]} small>
      {t(`states.${state}`)}
    </Pill>
  );
}

function Act({ followUp }: OfFollowUp) {
  const { t } = useTranslation("follow-ups");
  const isOpen = followUp.state === "OVERDUE" || followUp.state === "DUE";
  return (
    <TextLink href={rightToRentPath(followUp.partyId)} linkAs={RoutedLink}>
      {t(isOpen ? "checkNow" : "openRecord")}
      <span className="visually-hidden"> {fullName(followUp)}</span>
    </TextLink>
  );
}
