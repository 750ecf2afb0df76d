import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import type { OutsideSlot } from "@latchkey/domain/review/outside-result.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { useTranslation } from "react-i18next";
import type { ShownOutside } from "../../desk/outside.graphql.ts";
import { FileField } from "./file-field.tsx";
import { CreditFields, MadeOnField, NameField, VerdictFields } from "./outside-fields.tsx";
import { useOutsideForm } from "./use-outside-form.ts";

interface OutsideFormProps {
  readonly partyId: string;
  readonly slot: OutsideSlot;
  readonly result: ShownOutside | undefined;
  readonly onRecorded: () => void;
  readonly onCancel: () => void;
}

export function OutsideForm({ partyId, slot, result, onRecorded, onCancel }: OutsideFormProps) {
  const { t } = useTranslation("outside");
  const given = useOutsideForm({ partyId, slot, result, onRecorded });
  const { form, isBusy, failure } = given;
  useHoldsText(form.isDirty);
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ConsoleForm>
        {failure && <SaveProblem failure={failure} fields={form.fields} />}
        {slot.kind === "OTHER_SCREENING" && <NameField given={given} field="title" />}
        <NameField given={given} field="provider" />
        <MadeOnField given={given} />
        <FileField partyId={partyId} given={given} />
        {slot.kind === "CREDIT_FILE" && <CreditFields given={given} />}
        <VerdictFields given={given} />
        <div className="row">
          <Button size="small" type="submit" busy={isBusy}>
            {t("submit")}
          </Button>
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t("cancel")}
          </Button>
        </div>
      </ConsoleForm>
    </form>
  );
}
