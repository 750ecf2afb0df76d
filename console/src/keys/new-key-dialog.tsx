import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useTranslation } from "react-i18next";
import { KeyFields } from "./key-fields.tsx";
import { CreateApiKey } from "./keys.graphql.ts";
import { useKeyForm } from "./use-key-form.ts";

interface NewKeyDialogProps {
  readonly agencies: readonly string[];
  readonly onClose: () => void;
  /** @param text the key itself, which cannot be read again */
  readonly onCreated: (text: string) => void;
}

export function NewKeyDialog({ agencies, onClose, onCreated }: NewKeyDialogProps) {
  const { t } = useTranslation(["keys", "desk"]);
  const { isBusy, failure, save } = useSave(CreateApiKey);
  const form = useKeyForm({
    failure,
    onValid: async (variables) => {
      const data = await save(variables);
      if (data) onCreated(data.createApiKey.text);
    },
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("form.title"),
        lead: t("form.lead"),
        submit: t("form.submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      isLoose
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <KeyFields form={form} agencies={agencies} />
    </FormDialog>
  );
}
