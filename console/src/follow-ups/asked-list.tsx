import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { applicationPath } from "../desk/case-names.ts";
import { usePages } from "../desk/use-pages.ts";
import { AgencyCell } from "./agency-cell.tsx";
import { AskedTenancies, ConfirmStillLet, type ShownTenancy } from "./follow-ups.graphql.ts";
import { ListBody } from "./list-body.tsx";

interface AskedListProps {
  /** The numbers of the page have changed. */
  readonly onConfirmed: () => void;
}

export function AskedList({ onConfirmed }: AskedListProps) {
  const { t } = useTranslation("follow-ups");
  const paging = usePages();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: AskedTenancies,
    variables: { after: paging.after ?? null },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  const { isBusy, failure, save } = useSave(ConfirmStillLet, refresh);
  const confirm = async (applicationId: string) => {
    if (!(await save({ applicationId }))) return;
    refresh();
    onConfirmed();
  };
  const page = data?.askedTenancies;
  return (
    <>
      {failure && <SaveProblem failure={failure} refused={t("confirmRefused")} />}
      <ListBody view="asked" page={page} isFailed={error !== undefined} onRetry={refresh} paging={paging}>
        <AskedTable rows={page?.rows ?? []} isBusy={isBusy} onConfirm={(id) => void confirm(id)} />
      </ListBody>
    </>
  );
}

interface AskedTableProps {
  readonly rows: readonly ShownTenancy[];
  readonly isBusy: boolean;
  readonly onConfirm: (applicationId: string) => void;
}

function AskedTable({ rows, isBusy, onConfirm }: AskedTableProps) {
  const { t } = useTranslation("follow-ups");
  const { language } = useLanguage();
  return (
    <Table
      label={t("asked")}
      headLabel={t("home")}
      columns={[
        { name: "agency", label: t("agency") },
        { name: "since", label: t("since") },
        { name: "act", label: t("act"), labelHidden: true },
      ]}
      rows={rows.map(({ applicationId, home, startsOn, knownOn, ...agency }) => ({
        id: applicationId,
        head: <AsTyped>{home}</AsTyped>,
        cells: {
          agency: <AgencyCell {...agency} />,
          since: (
            <>
              {formatDate(language, startsOn)}
              <TableNote>{t("known", { day: formatDate(language, knownOn) })}</TableNote>
            </>
          ),
          act: (
            <span className="row row--tight">
              <Button
                size="small"
                busy={isBusy}
                aria-label={t("stillLetWhich", { home })}
                onClick={() => onConfirm(applicationId)}
              >
                {t("stillLet")}
              </Button>
              <TextLink href={applicationPath(applicationId)} linkAs={RoutedLink}>
                {t("hasEnded")}
                <span className="visually-hidden"> {home}</span>
              </TextLink>
            </span>
          ),
        },
      }))}
    />
  );
}
