import { formatDayAndTime, formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { outcomeLabel } from "@latchkey/domain/reports/outcome-labels.ts";
import { reportFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { LinksPart } from "@latchkey/members/applications/links-part.tsx";
import { ReportFiles } from "@latchkey/members/applications/report-files.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { linkActs } from "./link-acts.ts";
import { type NamedPerson, newestOf, subjectName } from "./report-subjects.ts";
import { ReportsOf, type ShownReport } from "./reports.graphql.ts";

interface ReportsPanelProps {
  readonly applicationId: string;
  readonly people: readonly NamedPerson[];
  readonly onDone: (text: string) => void;
}

/** The panel lists what the agency and the landlord read. It is absent before the first decision. */
export function ReportsPanel({ applicationId, people, onDone }: ReportsPanelProps) {
  const { t } = useTranslation("reports");
  const [{ data, error }, readAgain] = useKeptQuery({
    query: ReportsOf,
    variables: { id: applicationId },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  const reports = data?.application.reports ?? [];
  if (reports.length === 0 && !error) return null;
  return (
    <ConsolePanel title={t("title")}>
      <div className="stack">
        {error && <LoadProblem onRetry={refresh} />}
        <p className="soft">{t("lead")}</p>
        <ReportTable reports={reports} people={people} />
        {data && (
          <LinksPart
            offered={newestOf(reports).map((report) => ({
              id: report.id,
              name: subjectName(report, people) ?? t("home"),
            }))}
            links={data.application.reportLinks}
            acts={linkActs(applicationId)}
            onDone={onDone}
          />
        )}
      </div>
    </ConsolePanel>
  );
}

interface ReportTableProps {
  readonly reports: readonly ShownReport[];
  readonly people: readonly NamedPerson[];
}

function ReportTable({ reports, people }: ReportTableProps) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const columns = [
    { name: "outcome", label: t("columns.outcome") },
    { name: "version", label: t("columns.version"), numeric: true },
    { name: "made", label: t("columns.made") },
    { name: "valid", label: t("columns.valid") },
    { name: "files", label: t("columns.files") },
  ] as const;
  const rows = newestOf(reports).map((report) => ({
    id: report.id,
    head: <AsTyped>{subjectName(report, people) ?? t("home")}</AsTyped>,
    cells: {
      outcome: outcomeLabel({}, report.outcome),
      version: <Version report={report} />,
      made: formatDayAndTime(language, report.madeAt),
      valid: report.validUntil === null ? t("noEnd") : formatShortDate(language, report.validUntil),
      files: <ReportFiles report={report} pathOf={reportFilePath} />,
    },
  }));
  return <Table label={t("list")} headLabel={t("about")} columns={columns} rows={rows} />;
}

function Version({ report: { version } }: { readonly report: ShownReport }) {
  const { t } = useTranslation("reports");
  return (
    <>
      {version}
      {version > 1 && <TableNote>{t("earlier", { count: version - 1 })}</TableNote>}
    </>
  );
}
