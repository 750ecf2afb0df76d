import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { knownWaiverReason, waiverIssues, waiverReasons } from "@latchkey/domain/review/waiver.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ShownReference, WaiveReference } from "./reference.graphql.ts";

interface WaiveDialogProps {
  readonly partyId: string;
  readonly reference: ShownReference;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const ids = { reason: "waive-reason", note: "waive-note" } as const;

export function WaiveDialog({ partyId, reference, onClose, onDone }: WaiveDialogProps) {
  const { t } = useTranslation(["case", "desk"]);
  const textOf = useIssueText();
  const { isBusy, failure, save } = useSave(WaiveReference);
  const [reason, setReason] = useState("");
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  useHoldsText(note !== "");
  const issues = waiverIssues({ reason, note });
  const errorOf = (field: keyof typeof ids, missing: string) =>
    textOf(isTried ? issues[field] : undefined, {
      "validation.please_select_an_option": missing,
      "validation.required": missing,
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = (["reason", "note"] as const).find((field) => field in issues);
    const known = knownWaiverReason(reason);
    if (wrong) focusField(ids[wrong]);
    else if (known && (await save({ partyId, referenceId: reference.id, reason: known, note }))) onDone();
  };
  return (
    <FormDialog
      isLoose
      words={{
        title: t("waive.title", { name: reference.name }),
        lead: t("waive.lead"),
        submit: t("waive.submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} />}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={t("waive.reason")} id={ids.reason} error={errorOf("reason", t("waive.reasonRequired"))}>
        {(aria) => (
          <Select
            {...aria}
            placeholder={t("waive.choose")}
            options={waiverReasons.map((value) => ({ value, label: t(`waive.reasons.${value}`) }))}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={t("waive.note")}
        optionalLabel={reason !== "OTHER" && t("waive.optional")}
        id={ids.note}
        error={errorOf("note", t("waive.noteRequired"))}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
