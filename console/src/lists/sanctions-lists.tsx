import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { daysBetween } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table, TableCode, TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { SanctionsLists } from "./lists.graphql.ts";

/** The list changes several times a week. */
const OLD_DAYS = 7;

/** The imported UK Sanctions Lists, the newest first. Only the newest is searched. */
export function SanctionsListsPanel() {
  const { t } = useTranslation("lists");
  const { language } = useLanguage();
  const today = londonDate(useNow());
  const [{ data, error }, readAgain] = useKeptQuery({
    query: SanctionsLists,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const lists = data?.sanctionsLists ?? [];
  const [newest] = lists;
  const age = newest && daysBetween(newest.day, today);
  return (
    <ConsolePanel title={t("sanctions.title")} flush>
      <div className="console-panel__body">
        <div className="stack">
          {error && <LoadProblem onRetry={() => readAgain({ requestPolicy: "network-only" })} />}
          <p className="soft">{t("sanctions.text")}</p>
          {data && !newest && (
            <Alert tone="caution" title={t("sanctions.none")}>
              <AlertText>{t("sanctions.noneText")}</AlertText>
            </Alert>
          )}
          {age !== undefined && age > OLD_DAYS && (
            <Alert tone="caution" title={t("sanctions.old", { count: age })}>
              <AlertText>{t("sanctions.noneText")}</AlertText>
            </Alert>
          )}
        </div>
      </div>
      {lists.length > 0 && (
        <Table
          label={t("sanctions.title")}
          headLabel={t("sanctions.day")}
          columns={[
            { name: "content", label: t("sanctions.content") },
            { name: "file", label: t("sanctions.file") },
            { name: "at", label: t("sanctions.at") },
          ]}
          rows={lists.map(({ id, day, hash, fileName, persons, names, others, at }) => ({
            id,
            head: formatDate(language, day),
            cells: {
              content: (
                <>
                  {t("sanctions.persons", { persons, names })}
                  <TableNote>{t("sanctions.others", { count: others })}</TableNote>
                </>
              ),
              file: (
                <>
                  {fileName}
                  <TableNote>
                    SHA-256 <TableCode>{hash.slice(0, 16)}</TableCode>
                  </TableNote>
                </>
              ),
              at: formatDayAndTime(language, at),
            },
          }))}
        />
      )}
    </ConsolePanel>
  );
}
