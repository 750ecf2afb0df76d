import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SaveProblem } from "../desk/save-problem.tsx";
import { useSave } from "../desk/use-save.ts";
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
  const formId = useId();
  const form = useKeyForm({
    failure,
    onValid: async (variables) => {
      const data = await save(variables);
      if (data) onCreated(data.createApiKey.text);
    },
  });
  useHoldsText(form.isDirty);
  return (
    <Modal
      open
      onClose={onClose}
      title={t("form.title")}
      lead={t("form.lead")}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t("form.submit")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("desk:cancel")}
          </Button>
        </>
      }
    >
      {failure && <SaveProblem failure={failure} fields={form.fields} />}
      <form className="stack stack--loose" id={formId} noValidate onSubmit={form.onSubmit}>
        <KeyFields form={form} agencies={agencies} />
      </form>
    </Modal>
  );
}
