import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { portalReportPath } from "@latchkey/domain/vocabulary/portal-wire.ts";
import type { LinkActs } from "@latchkey/members/applications/link-acts.ts";
import { LinksPart } from "@latchkey/members/applications/links-part.tsx";
import { ReportFiles } from "@latchkey/members/applications/report-files.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { useTranslation } from "react-i18next";
import { EndReportLink, MakeReportLink, type ShownApplication } from "./application.graphql.ts";

type Report = NonNullable<ShownApplication["report"]>;

const linkActs = (id: string): LinkActs => ({
  useMake: () => {
    const { isBusy, failure, save } = useSave(MakeReportLink);
    return { isBusy, failure, send: async (given) => (await save({ id, ...given })) !== undefined };
  },
  useEnd: () => {
    const { isBusy, failure, save } = useSave(EndReportLink);
    return { isBusy, failure, send: async (linkId) => (await save({ id, linkId })) !== undefined };
  },
});

interface ReportsPartProps {
  readonly application: ShownApplication;
  readonly onDone: (text: string) => void;
}

/** The reports with their files, and the links for the landlord. */
export function ReportsPart({ application, onDone }: ReportsPartProps) {
  const { t } = useTranslation("application");
  const { id, report, people, reportLinks } = application;
  const reports = [
    ...(report ? [{ report, name: t("report.home") }] : []),
    ...people.flatMap((person) => (person.report ? [{ report: person.report, name: fullName(person) }] : [])),
  ];
  return (
    <>
      {reports.map((one) => (
        <ReportOf key={one.report.id} {...one} />
      ))}
      <LinksPart
        offered={reports.map((one) => ({ id: one.report.id, name: one.name }))}
        links={reportLinks}
        acts={linkActs(id)}
        onDone={onDone}
      />
    </>
  );
}

function ReportOf({ report, name }: { readonly report: Report; readonly name: string }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const { version, madeAt, validUntil } = report;
  return (
    <div className="stack stack--tight">
      <h3>
        <AsTyped>{name}</AsTyped>
      </h3>
      <p className="soft">
        {t("report.version", { version, day: formatDate(language, madeAt) })}
        {validUntil !== null && (
          <>
            {". "}
            {t("report.until", { day: formatDate(language, validUntil) })}
          </>
        )}
      </p>
      <ReportFiles report={report} pathOf={portalReportPath} />
    </div>
  );
}
