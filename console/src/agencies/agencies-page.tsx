import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Link } from "@latchkey/ui/link/link.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AddDialog } from "./add-dialog.tsx";
import { Agencies, type ListedAgency } from "./agencies.graphql.ts";
import { AgenciesTools, chosenAgencies, useAgencyChoice } from "./agencies-tools.tsx";
import { agencyPath, USAGE_PATH } from "./agency-paths.ts";
import { AgencyState } from "./agency-state.tsx";

export function AgenciesPage() {
  const { t } = useTranslation("agencies");
  usePageTitle(t("title"));
  useKeptFocus();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: Agencies,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const choice = useAgencyChoice();
  const [isAdding, setAdding] = useState(false);
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const shown = chosenAgencies(choice, data.agencies);
  const titleOf = (policy: string | null) =>
    data.policyNames.find(({ name }) => name === policy)?.title ?? t("noStandard");
  return (
    <ConsoleFrame
      title={t("title")}
      lead={t("lead")}
      actions={
        <>
          <ButtonLink size="small" href={USAGE_PATH} linkAs={RoutedLink}>
            {t("usage")}
          </ButtonLink>
          <Button size="small" variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {t("add")}
          </Button>
        </>
      }
    >
      {error && <LoadProblem onRetry={refresh} />}
      <PlainPanel label={t("title")}>
        <AgenciesTools agencies={data.agencies} choice={choice} />
        {shown.length === 0 && <p className="console-panel__body soft">{t("noneFound")}</p>}
        <Table
          label={t("title")}
          headLabel={t("name")}
          columns={[
            { name: "standard", label: t("standard") },
            { name: "promise", label: t("promise"), numeric: true },
            { name: "open", label: t("open"), numeric: true },
            { name: "state", label: t("state.title") },
          ]}
          rows={shown.map((agency) => ({
            id: agency.id,
            head: <Name agency={agency} />,
            cells: {
              standard: titleOf(agency.standardPolicy),
              promise: agency.promiseDays === null ? t("ofPolicy") : t("days", { count: agency.promiseDays }),
              open: agency.openApplications,
              state: <AgencyState isStopped={agency.isStopped} />,
            },
          }))}
        />
      </PlainPanel>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </ConsoleFrame>
  );
}

function Name({ agency: { id, name, isOwn, openBranches } }: { readonly agency: ListedAgency }) {
  const { t } = useTranslation("agencies");
  return (
    <>
      <Link href={agencyPath(id)} linkAs={RoutedLink}>
        <AsTyped>{name}</AsTyped>
      </Link>
      {isOwn && <span className="soft"> ({t("own")})</span>}
      {openBranches.length > 0 && (
        <TableNote>
          <AsTyped>{openBranches.join(", ")}</AsTyped>
        </TableNote>
      )}
    </>
  );
}
