import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AbsenceDialog } from "../desk/absence/absence-dialog.tsx";
import { AbsenceTable } from "../desk/absence/absence-table.tsx";
import { EndOwnAbsence, EnterOwnAbsence, OwnAbsences } from "./own-absences.graphql.ts";

/** The days on which the reader is away. */
export function AbsencePart({ onDone }: { readonly onDone: (text: string) => void }) {
  const { t } = useTranslation("absence");
  const [isAsked, setAsked] = useState(false);
  const [{ data, error }, readAgain] = useKeptQuery({
    query: OwnAbsences,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const enter = useSave(EnterOwnAbsence);
  const end = useSave(EndOwnAbsence);
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  const absences = data?.ownAbsences ?? [];
  return (
    <ConsolePanel
      flush
      title={t("own")}
      tools={
        <Button size="small" icon="plus" onClick={() => setAsked(true)}>
          {t("enter")}
        </Button>
      }
    >
      {error && <LoadProblem onRetry={refresh} />}
      {end.failure && <SaveProblem failure={end.failure} />}
      {absences.length > 0 && (
        <AbsenceTable
          label={t("own")}
          absences={absences}
          isBusy={end.isBusy}
          onEnd={async (id) => {
            if (await end.save({ id })) onDone(t("ended"));
            refresh();
          }}
        />
      )}
      <div className="console-panel__body">
        <p className="soft">{t("ownText")}</p>
      </div>
      {isAsked && (
        <AbsenceDialog
          known={absences}
          failure={enter.failure}
          isBusy={enter.isBusy}
          onClose={() => setAsked(false)}
          onEnter={async ({ from, until }) => {
            if (!(await enter.save({ input: { from, until } }))) return;
            setAsked(false);
            onDone(t("saved"));
            refresh();
          }}
        />
      )}
    </ConsolePanel>
  );
}
