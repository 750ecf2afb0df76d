import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import type { ShownApplication } from "./application.graphql.ts";

interface OfApplication {
  readonly application: ShownApplication;
}

type Report = NonNullable<ShownApplication["report"]>;

/** The newest reports: of the home, and of each person. */
export function ReportPanel({ application }: OfApplication) {
  const { t } = useTranslation("application");
  const { provider } = useMe();
  const { report, people, isProvisional } = application;
  const marks = [
    ...(report ? [{ key: report.id, term: t("report.home"), text: <Mark report={report} /> }] : []),
    ...people.flatMap((person) =>
      person.report
        ? [
            {
              key: person.report.id,
              term: <AsTyped>{fullName(person)}</AsTyped>,
              text: <Mark report={person.report} />,
            },
          ]
        : [],
    ),
  ];
  return (
    <ConsolePanel title={t("report.title")}>
      <div className="stack stack--tight">
        {marks.length === 0 ? (
          <p>{t(application.turn === null ? "report.never" : "report.none")}</p>
        ) : (
          <>
            <Deflist items={marks} />
            <p className="soft">
              <TypedIn text={t("report.file", { provider })} typed={provider} />
            </p>
          </>
        )}
        {isProvisional && marks.length > 0 && <p className="soft">{t("report.provisional")}</p>}
      </div>
    </ConsolePanel>
  );
}

function Mark({ report: { version, madeAt, validUntil } }: { readonly report: Report }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  return (
    <>
      {t("report.version", { version, day: formatDate(language, madeAt) })}
      {validUntil !== null && (
        <>
          <br />
          {t("report.until", { day: formatDate(language, validUntil) })}
        </>
      )}
    </>
  );
}
