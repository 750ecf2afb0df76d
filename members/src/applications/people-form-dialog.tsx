import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { useTranslation } from "react-i18next";
import type { MutationFailure } from "../calls/mutation-failure.ts";
import { FormDialog } from "../saving/form-dialog.tsx";
import { SaveProblem } from "../saving/save-problem.tsx";
import { NewPeople, ShareFields, SharesSum } from "./people-fields.tsx";
import { type PeopleForm, peopleFields } from "./use-people-form.ts";

interface PeopleFormDialogProps {
  readonly words: { readonly title: string; readonly lead: string };
  readonly form: PeopleForm;
  readonly currency: string;
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  /** In place of the general words for a refusal. */
  readonly refused?: string | undefined;
  readonly onClose: () => void;
}

/** Shares out the rent anew, with further people if need be. */
export function PeopleFormDialog(props: PeopleFormDialogProps) {
  const { words, form, currency, isBusy, failure, refused, onClose } = props;
  const { t } = useTranslation(["people-form", "page"]);
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{ ...words, submit: t("submit"), cancel: t("page:cancel") }}
      isBusy={isBusy}
      problem={
        failure && <SaveProblem failure={failure} refused={refused ?? t("closed")} fields={peopleFields} />
      }
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <ShareFields form={form} currency={currency} />
        <NewPeople form={form} currency={currency} />
        <SharesSum form={form} currency={currency} />
      </ConsoleForm>
    </FormDialog>
  );
}
