import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Link } from "@latchkey/ui/link/link.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { decisionPath } from "../desk/case-names.ts";
import { useIsLead } from "../desk/use-is-lead.ts";
import type { ShownDecidedCase } from "./freezes.graphql.ts";

interface FrozenCasesTableProps {
  readonly cases: readonly ShownDecidedCase[];
  readonly onOpen: (one: ShownDecidedCase) => void;
}

const columns = ["outcome", "decided", "reviewer", "second", "again"] as const;

export function FrozenCasesTable({ cases, onOpen }: FrozenCasesTableProps) {
  const { t } = useTranslation("freezes");
  const { language } = useLanguage();
  const isLead = useIsLead();
  return (
    <Table
      label={t("page.plainTitle")}
      headLabel={t("page.number")}
      columns={columns.map((name) => ({ name, label: t(`page.${name}`) }))}
      rows={cases.map((one) => ({
        id: one.partyId,
        head: (
          <span className="figures" translate="no">
            {isLead ? (
              <Link href={decisionPath(one.partyId)} linkAs={RoutedLink}>
                {one.number}
              </Link>
            ) : (
              one.number
            )}
          </span>
        ),
        cells: {
          outcome: t(`page.outcomes.${one.outcome}`),
          decided: <time dateTime={one.decidedAt}>{formatDayAndTime(language, one.decidedAt)}</time>,
          reviewer: <AsTyped>{one.reviewer}</AsTyped>,
          second: one.second !== null && <AsTyped>{one.second}</AsTyped>,
          again: <Again one={one} isLead={isLead} onOpen={onOpen} />,
        },
      }))}
    />
  );
}

interface AgainProps extends Pick<FrozenCasesTableProps, "onOpen"> {
  readonly one: ShownDecidedCase;
  readonly isLead: boolean;
}

function Again({ one, isLead, onOpen }: AgainProps) {
  const { t } = useTranslation("freezes");
  if (one.isReopened) return <span className="soft">{t("page.isAgain")}</span>;
  if (one.status !== "DECIDED") return <span className="soft">{t("page.other")}</span>;
  if (!isLead) return null;
  if (one.isOwn) return <span className="soft">{t("page.own")}</span>;
  return (
    <Button size="small" aria-label={t("page.open", { number: one.number })} onClick={() => onOpen(one)}>
      {t("page.openShort")}
    </Button>
  );
}
