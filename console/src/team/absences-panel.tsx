import { isLead } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AbsenceDialog } from "../desk/absence/absence-dialog.tsx";
import { AbsenceTable } from "../desk/absence/absence-table.tsx";
import { useKnownStaff } from "../shell/staff.ts";
import { Absences, EndAbsence, EnterAbsence } from "./absences.graphql.ts";
import type { Member } from "./team.graphql.ts";

interface AbsencesPanelProps {
  readonly team: readonly Member[];
  readonly onDone: (text: string) => void;
}

/** Days on which members are away; a lead enters and ends them. */
export function AbsencesPanel({ team, onDone }: AbsencesPanelProps) {
  const { t } = useTranslation("absence");
  const mayChange = isLead(useKnownStaff()?.roles ?? []);
  const [isAsked, setAsked] = useState(false);
  const [{ data }, readAgain] = useKeptQuery({
    query: Absences,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const enter = useSave(EnterAbsence);
  const end = useSave(EndAbsence);
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  const absences = data?.absences ?? [];
  if (!mayChange && absences.length === 0) return null;
  return (
    <ConsolePanel
      flush
      title={t("team")}
      tools={
        mayChange && (
          <Button size="small" icon="plus" onClick={() => setAsked(true)}>
            {t("enter")}
          </Button>
        )
      }
    >
      {end.failure && <SaveProblem failure={end.failure} />}
      {absences.length > 0 && (
        <AbsenceTable
          label={t("team")}
          absences={absences.map((one) => ({
            ...one,
            name: team.find(({ id }) => id === one.staffId)?.name ?? "",
          }))}
          isBusy={end.isBusy}
          onEnd={
            mayChange
              ? async (id) => {
                  if (await end.save({ id })) onDone(t("ended"));
                  refresh();
                }
              : undefined
          }
        />
      )}
      <div className="console-panel__body">
        <p className="soft">{t("teamText")}</p>
      </div>
      {isAsked && (
        <AbsenceDialog
          members={team.filter(({ blockedAt }) => blockedAt === null)}
          known={absences}
          failure={enter.failure}
          isBusy={enter.isBusy}
          onClose={() => setAsked(false)}
          onEnter={async ({ staffId, from, until }) => {
            if (!(await enter.save({ staffId, input: { from, until } }))) return;
            setAsked(false);
            onDone(t("saved"));
            refresh();
          }}
        />
      )}
    </ConsolePanel>
  );
}
