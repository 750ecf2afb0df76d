import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { savedViewNameIssue } from "@latchkey/domain/review/saved-view.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { RenameView, type SavedList, type SavedView, SaveView } from "./saved-views.graphql.ts";

const FIELDS = ["name"] as const;
const ID_PREFIX = "saved-view-";

interface NameDialogProps {
  readonly words: { readonly title: string; readonly lead: string };
  readonly name: string;
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

function NameDialog({ words, name, isBusy, failure, onClose, onName }: NameDialogProps) {
  const { t } = useTranslation(["saved-views", "desk"]);
  const textOf = useIssueText("saved-views");
  const form = useSavedForm({
    defaults: { name },
    issues: (values) => issuesIn({ name: savedViewNameIssue(values.name) }),
    fields: FIELDS,
    idPrefix: ID_PREFIX,
    failure,
    onValid: (values) => onName(values.name),
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{ ...words, submit: t("submit"), cancel: t("desk:cancel") }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={FIELDS} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <Field
        label={t("name")}
        id={`${ID_PREFIX}name`}
        error={textOf(form.issues.name, { "validation.required": t("nameRequired") })}
      >
        {(aria) => <TextInput {...aria} {...form.text("name", tidy)} autoComplete="off" />}
      </Field>
    </FormDialog>
  );
}

interface SaveDialogProps {
  readonly list: SavedList;
  /** The view keeps the query of the shown address. */
  readonly query: string;
  readonly onClose: () => void;
  readonly onDone: (name: string) => void;
}

export function SaveDialog({ list, query, onClose, onDone }: SaveDialogProps) {
  const { t } = useTranslation("saved-views");
  const { save, isBusy, failure } = useSave(SaveView);
  return (
    <NameDialog
      words={{ title: t("save"), lead: t("saveLead") }}
      name=""
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onName={async (name) => {
        const done = await save({ list, name, query });
        if (done) onDone(done.saveView.name);
      }}
    />
  );
}

interface RenameDialogProps {
  readonly view: SavedView;
  readonly onClose: () => void;
  readonly onDone: (name: string) => void;
}

export function RenameDialog({ view, onClose, onDone }: RenameDialogProps) {
  const { t } = useTranslation("saved-views");
  const { save, isBusy, failure } = useSave(RenameView);
  return (
    <NameDialog
      words={{ title: t("renameWhich", view), lead: t("renameLead") }}
      name={view.name}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onName={async (name) => {
        const done = await save({ id: view.id, name });
        if (done) onDone(done.renameView.name);
      }}
    />
  );
}
