import { ActDialog } from "@latchkey/members/saving/act-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { useTranslation } from "react-i18next";
import { isOver } from "../status/application-status.ts";
import {
  type Person,
  type ShownApplication,
  WithdrawApplication,
  WithdrawPerson,
} from "./application.graphql.ts";
import { useRefusalText } from "./refusal-text.ts";

interface EndApplicationDialogProps {
  readonly application: ShownApplication;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

interface WithdrawDialogProps extends EndApplicationDialogProps {
  readonly person: Person;
}

/** Asks before the case of one person ends for good. */
export function WithdrawDialog({ application: { id }, person, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useTranslation("application");
  const { isBusy, failure, save } = useSave(WithdrawPerson);
  const name = fullName(person);
  const isPaying = person.role !== "guarantor" && person.shareMinor > 0;
  return (
    <ActDialog
      words={{
        title: t("withdraw.title", { name }),
        lead: t(isPaying ? "withdraw.leadPaying" : "withdraw.lead"),
        submit: t("withdraw.submit"),
        cancel: t("withdraw.back"),
      }}
      isBusy={isBusy}
      failure={failure}
      refused={useRefusalText(failure, name)}
      onAct={async () => {
        if (await save({ id, personId: person.id })) onDone(t("withdraw.done", { name }));
      }}
      onClose={onClose}
    />
  );
}

/** Asks before the whole application ends for good. */
export function EndApplicationDialog({ application, onClose, onDone }: EndApplicationDialogProps) {
  const { t } = useTranslation("application");
  const { isBusy, failure, save } = useSave(WithdrawApplication);
  const { id, home, people } = application;
  const count = people.filter((person) => !isOver(person)).length;
  return (
    <ActDialog
      words={{
        title: t("endApplication.title", { home }),
        lead: t("endApplication.lead", { count }),
        submit: t("endApplication.submit"),
        cancel: t("withdraw.back"),
      }}
      isBusy={isBusy}
      failure={failure}
      refused={useRefusalText(failure)}
      onAct={async () => {
        if (await save({ id })) onDone(t("endApplication.done"));
      }}
      onClose={onClose}
    />
  );
}
