import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { caseHoldIssues, holdReasons, MOST_HOLD_DAYS } from "@latchkey/domain/review/case-hold.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useTranslation } from "react-i18next";
import { HoldCase } from "./case-hold.graphql.ts";
import { TakeProblem } from "./take-problem.tsx";

interface CaseHoldDialogProps {
  readonly partyId: string;
  readonly onClose: () => void;
  readonly onHeld: () => void;
}

const FIELDS = ["until", "reason", "note"] as const;
const ID_PREFIX = "case-hold-";

export function CaseHoldDialog({ partyId, onClose, onHeld }: CaseHoldDialogProps) {
  const { t } = useTranslation(["case-hold", "desk"]);
  const textOf = useIssueText("case-hold");
  const today = londonDate(useNow());
  const { save, isBusy, failure } = useSave(HoldCase);
  const form = useSavedForm({
    defaults: { until: "", reason: "", note: "" },
    issues: (values) => caseHoldIssues(values, today),
    fields: FIELDS,
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (input) => {
      if (await save({ partyId, input })) onHeld();
    },
  });
  const { issues } = form;
  const reason = form.controlled("reason");
  const note = form.controlled("note");
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      isLoose
      words={{ title: t("title"), lead: t("lead"), submit: t("submit"), cancel: t("desk:cancel") }}
      isBusy={isBusy}
      problem={failure && <TakeProblem failure={failure} fields={FIELDS} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <IsoDateGroup
        {...form.controlled("until")}
        id={`${ID_PREFIX}until`}
        legend={t("day")}
        hint={t("dayHint", { days: MOST_HOLD_DAYS })}
        labels={t("dates", { returnObjects: true })}
        error={textOf(issues.until, { "validation.required": t("dayRequired") })}
      />
      <Field
        label={t("reason")}
        id={`${ID_PREFIX}reason`}
        error={textOf(issues.reason, { "validation.please_select_an_option": t("reasonRequired") })}
      >
        {(aria) => (
          <Select
            {...aria}
            placeholder={t("choose")}
            options={holdReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            value={reason.value}
            onChange={(event) => reason.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={t("note")}
        optionalLabel={reason.value !== "OTHER" && t("optional")}
        id={`${ID_PREFIX}note`}
        error={textOf(issues.note, { "validation.required": t("noteRequired") })}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            value={note.value}
            onChange={(event) => note.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
