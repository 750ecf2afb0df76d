import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import {
  packFileName,
  packIssues,
  responsibleParty,
} from "@latchkey/domain/compliance/right-to-rent/pack.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { saveAsFile } from "@latchkey/members/calls/save-as-file.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchPack, type PackFault, packFault } from "./fetch-pack.ts";
import { AskForRightToRentPack, type ShownCheck, type ShownRightToRent } from "./right-to-rent.graphql.ts";

interface PackDialogProps {
  readonly shown: ShownRightToRent;
  readonly check: ShownCheck;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const ID_PREFIX = "pack-";

const usePack = ({ shown: { party }, check, onDone }: PackDialogProps) => {
  const session = useSession();
  const { isBusy, failure, save } = useSave(AskForRightToRentPack);
  const [isFetching, setFetching] = useState(false);
  const [fault, setFault] = useState<PackFault>();
  const download = async (handedTo: string): Promise<void> => {
    setFault(undefined);
    const asked = await save({ partyId: party.id, checkId: check.id, handedTo });
    if (!asked) return;
    setFetching(true);
    const pack = await fetchPack(session, asked.askForRightToRentPack);
    setFetching(false);
    if (typeof pack === "string") return setFault(pack);
    saveAsFile(packFileName(party.number, check.checkedOn), pack);
    onDone();
  };
  return { isBusy: isBusy || isFetching, failure, fault, download };
};

export function PackDialog(props: PackDialogProps) {
  const { shown, check, onClose } = props;
  const { t } = useTranslation(["right-to-rent", "desk"]);
  const textOf = useIssueText();
  const { isBusy, failure, fault, download } = usePack(props);
  const values = Object.fromEntries(check.values.map(({ name, value }) => [name, value]));
  const form = useSavedForm<{ handedTo: string }>({
    defaults: { handedTo: responsibleParty(values, shown.agency) },
    issues: packIssues,
    fields: ["handedTo"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: ({ handedTo }) => void download(handedTo),
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("pack.ask"),
        lead: t("pack.lead"),
        submit: t("pack.submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={<PackProblem failure={failure} fault={fault} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <Field
        label={t("pack.handedTo")}
        hint={t("pack.handedToHint")}
        id={`${ID_PREFIX}handedTo`}
        error={textOf(form.issues.handedTo, { "validation.required": t("pack.required") })}
      >
        {(aria) => <TextInput {...aria} {...form.text("handedTo")} autoComplete="off" />}
      </Field>
    </FormDialog>
  );
}

interface PackProblemProps {
  readonly failure: MutationFailure | undefined;
  readonly fault: PackFault | undefined;
}

function PackProblem({ failure, fault }: PackProblemProps) {
  const { t } = useTranslation("right-to-rent");
  if (failure) {
    const refused = failure.kind === "refused" ? packFault(failure.code) : undefined;
    return (
      <SaveProblem failure={failure} refused={refused && t(`pack.faults.${refused}`)} fields={["handedTo"]} />
    );
  }
  return (
    fault && (
      <Alert tone="critical" title={t("pack.failed")} announced>
        <AlertText>{t(`pack.faults.${fault}`)}</AlertText>
      </Alert>
    )
  );
}
