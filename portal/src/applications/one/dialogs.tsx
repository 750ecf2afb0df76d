import type { ShownApplication } from "./application.graphql.ts";
import type { Asked } from "./asked.ts";
import { CorrectDialog } from "./correct-dialog.tsx";
import { EndTenancyDialog } from "./end-tenancy-dialog.tsx";
import { GuarantorDialog } from "./guarantor-dialog.tsx";
import { byId } from "./people.ts";
import { PeopleDialog } from "./people-dialog.tsx";
import { TermsDialog } from "./terms-dialog.tsx";
import { EndApplicationDialog, WithdrawDialog } from "./withdraw-dialogs.tsx";

interface DialogsProps {
  readonly asked: Asked;
  readonly application: ShownApplication;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** The dialog that is asked for. */
export function Dialogs({ asked, application, onClose, onDone }: DialogsProps) {
  const person = byId(application, "personId" in asked ? asked.personId : undefined);
  const shared = { application, onClose, onDone };
  switch (asked.what) {
    case "terms":
      return <TermsDialog {...shared} />;
    case "end-application":
      return <EndApplicationDialog {...shared} />;
    case "end-tenancy":
      return <EndTenancyDialog {...shared} />;
    case "shares":
    case "add":
      return <PeopleDialog {...shared} change={asked.what} />;
    case "replace":
      return person && <PeopleDialog {...shared} change={{ replaced: person }} />;
    case "correct":
      return person && <CorrectDialog {...shared} person={person} />;
    case "guarantor":
      return person && <GuarantorDialog {...shared} person={person} />;
    case "withdraw":
      return person && <WithdrawDialog {...shared} person={person} />;
  }
}
