import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import type { ShownApplication } from "./application.graphql.ts";

/** A chunk of its own: most applications that are looked at have no report yet. */
const ReportsPart = lazyPage({
  script: pageScript(() => import("./reports-part.tsx")),
  component: (module) => module.ReportsPart,
  texts: ["report-links"],
  loader: null,
});

interface ReportPanelProps {
  readonly application: ShownApplication;
  readonly onDone: (text: string) => void;
}

/** The newest reports: of the home, and of each person. */
export function ReportPanel({ application, onDone }: ReportPanelProps) {
  const { t } = useTranslation("application");
  const { report, people, isProvisional, turn } = application;
  const hasReport = report !== null || people.some((person) => person.report !== null);
  return (
    <ConsolePanel title={t("report.title")}>
      {hasReport ? (
        <div className="stack">
          <ReportsPart application={application} onDone={onDone} />
          {isProvisional && <p className="soft">{t("report.provisional")}</p>}
        </div>
      ) : (
        <p>{t(turn === null ? "report.never" : "report.none")}</p>
      )}
    </ConsolePanel>
  );
}
