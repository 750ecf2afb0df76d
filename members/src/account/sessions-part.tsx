import { formatMoment } from "@latchkey/browser/i18n/format-moment.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../saving/save-problem.tsx";
import { useSave } from "../saving/use-save.ts";
import { useNow } from "../shell/clock.ts";
import { type Account, EndOtherSessions, EndSession } from "./account.graphql.ts";

interface SessionsPartProps {
  readonly sessions: Account["sessions"];
  readonly onEnded: (account: Account) => void;
  readonly onOthersEnded: (account: Account) => void;
}

export function SessionsPart({ sessions, onEnded, onOthersEnded }: SessionsPartProps) {
  const { t } = useTranslation("account");
  const { language } = useLanguage();
  const now = useNow();
  const ending = useSave(EndSession);
  const endingOthers = useSave(EndOtherSessions);
  // The failure belongs to the last attempt: an earlier one no longer holds.
  const [attempt, setAttempt] = useState<"one" | "others">("one");
  const { failure } = attempt === "one" ? ending : endingOthers;
  const moment = (at: string) => formatMoment(language, at, now);
  const end = async (id: string) => {
    setAttempt("one");
    const data = await ending.save({ id });
    if (data) onEnded(data.endSession);
  };
  const endOthers = async () => {
    setAttempt("others");
    const data = await endingOthers.save({});
    if (data) onOthersEnded(data.endOtherSessions);
  };
  const columns = [
    { name: "lastUsed", label: t("sessions.columns.lastUsed") },
    { name: "actions", label: t("sessions.columns.actions"), labelHidden: true },
  ] as const;
  const rows = sessions.map(({ id, startedAt, lastUsedAt, isThis }) => ({
    id,
    head: (
      <>
        {moment(startedAt)}
        {isThis && <TableNote>{t("sessions.this")}</TableNote>}
      </>
    ),
    cells: {
      lastUsed: isThis ? t("sessions.now") : moment(lastUsedAt),
      actions: !isThis && (
        <Button
          size="small"
          busy={ending.isBusy}
          aria-label={t("sessions.endWhich", { moment: moment(startedAt) })}
          onClick={() => void end(id)}
        >
          {t("sessions.end")}
        </Button>
      ),
    },
  }));
  return (
    <ConsolePanel
      flush
      title={t("sessions.title")}
      tools={
        sessions.length > 1 && (
          <Button size="small" icon="logout" busy={endingOthers.isBusy} onClick={() => void endOthers()}>
            {t("sessions.endOthers")}
          </Button>
        )
      }
    >
      {failure && <SaveProblem failure={failure} />}
      <Table
        label={t("sessions.list")}
        headLabel={t("sessions.columns.started")}
        columns={columns}
        rows={rows}
      />
    </ConsolePanel>
  );
}
