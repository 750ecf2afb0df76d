import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { required } from "@latchkey/domain/rules/plain.ts";
import { type AbsenceDays, absenceIssues } from "@latchkey/domain/staff/absence.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";

interface Known extends AbsenceDays {
  readonly staffId: string;
}

interface AbsenceDialogProps {
  /** undefined: the reader's own. */
  readonly members?: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly known: readonly Known[];
  readonly failure: MutationFailure | undefined;
  readonly isBusy: boolean;
  readonly onEnter: (given: AbsenceDays & { readonly staffId: string }) => void;
  readonly onClose: () => void;
}

const FIELDS = ["staffId", "from", "until"] as const;
const ID_PREFIX = "absence-";

export function AbsenceDialog(props: AbsenceDialogProps) {
  const { members, known, failure, isBusy, onEnter, onClose } = props;
  const { t } = useTranslation(["absence", "desk"]);
  const textOf = useIssueText("absence");
  const today = londonDate(useNow());
  const form = useSavedForm({
    defaults: { staffId: "", from: "", until: "" },
    issues: ({ staffId, from, until }) => ({
      ...(members && issuesIn({ staffId: required()(staffId) })),
      ...absenceIssues(
        { from, until },
        { today, known: known.filter((one) => !members || one.staffId === staffId) },
      ),
    }),
    fields: FIELDS,
    idPrefix: ID_PREFIX,
    failure,
    onValid: onEnter,
  });
  const { issues } = form;
  const person = form.controlled("staffId");
  useHoldsText(form.isDirty);
  const dayField = (name: "from" | "until") => (
    <IsoDateGroup
      {...form.controlled(name)}
      id={`${ID_PREFIX}${name}`}
      legend={t(name)}
      labels={t("dates", { returnObjects: true })}
      error={textOf(issues[name], { "validation.required": t(`${name}Required`) })}
    />
  );
  return (
    <FormDialog
      isLoose
      words={{ title: t("enter"), lead: t("lead"), submit: t("submit"), cancel: t("desk:cancel") }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={FIELDS} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      {members && (
        <Field
          label={t("person")}
          id={`${ID_PREFIX}staffId`}
          error={textOf(issues.staffId, { "validation.required": t("personRequired") })}
        >
          {(aria) => (
            <Select
              {...aria}
              placeholder={t("choosePerson")}
              options={members.map(({ id, name }) => ({ value: id, label: name }))}
              value={person.value}
              onChange={({ currentTarget: { value } }) => person.onChange(value)}
            />
          )}
        </Field>
      )}
      {dayField("from")}
      {dayField("until")}
    </FormDialog>
  );
}
