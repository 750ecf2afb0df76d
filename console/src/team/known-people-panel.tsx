import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { noteIssue } from "@latchkey/domain/review/note.ts";
import { sentIssueOf } from "@latchkey/members/calls/mutation-failure.ts";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReasonDialog } from "../desk/reason-dialog.tsx";
import { KnownPeople, LiftKnownPerson, type ListedKnownPerson } from "./known-people.graphql.ts";

interface KnownPeoplePanelProps {
  readonly onDone: (text: string) => void;
}

/** Only while a reviewer has said that they know a person. */
export function KnownPeoplePanel({ onDone }: KnownPeoplePanelProps) {
  const { t } = useTranslation("known-people");
  const { language } = useLanguage();
  const [lifted, setLifted] = useState<ListedKnownPerson>();
  const [{ data }, readAgain] = useKeptQuery({
    query: KnownPeople,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const people = data?.knownPeople ?? [];
  if (people.length === 0) return null;
  return (
    <ConsolePanel title={t("title")} flush>
      <Table
        label={t("title")}
        headLabel={t("reviewer")}
        columns={[
          { name: "number", label: t("number") },
          { name: "since", label: t("since") },
          { name: "actions", label: t("actions"), labelHidden: true },
        ]}
        rows={people.map((person) => ({
          id: person.id,
          head: <AsTyped>{person.reviewer}</AsTyped>,
          cells: {
            number: <TableNote>{person.number}</TableNote>,
            since: formatDate(language, person.at),
            actions: (
              <Button size="small" aria-label={t("liftWhich", person)} onClick={() => setLifted(person)}>
                {t("lift")}
              </Button>
            ),
          },
        }))}
      />
      {lifted && (
        <LiftDialog
          person={lifted}
          onClose={() => setLifted(undefined)}
          onLifted={() => {
            setLifted(undefined);
            onDone(t("lifted", lifted));
            readAgain({ requestPolicy: "network-only" });
          }}
        />
      )}
    </ConsolePanel>
  );
}

interface LiftDialogProps {
  readonly person: ListedKnownPerson;
  readonly onClose: () => void;
  readonly onLifted: () => void;
}

function LiftDialog({ person, onClose, onLifted }: LiftDialogProps) {
  const { t } = useTranslation("known-people");
  const { save, isBusy, failure } = useSave(LiftKnownPerson);
  const isOwn = failure?.kind === "refused" && failure.code === "NOT_YOURSELF";
  return (
    <ReasonDialog
      words={{
        title: t("liftWhich", person),
        lead: t("liftLead", person),
        reason: t("reason"),
        required: t("reasonRequired"),
        submit: t("lift"),
      }}
      rule={noteIssue}
      sentIssue={sentIssueOf(failure, "reason")}
      isBusy={isBusy}
      problem={
        failure && (
          <SaveProblem failure={failure} refused={isOwn ? t("notYourself") : undefined} fields={["reason"]} />
        )
      }
      onClose={onClose}
      onReason={async (reason) => {
        if (await save({ id: person.id, reason })) onLifted();
      }}
    />
  );
}
