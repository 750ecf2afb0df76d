import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import {
  applicantCallDirections,
  applicantCallIssues,
  applicantCallWays,
} from "@latchkey/domain/review/applicant-call.ts";
import { londonMinute } from "@latchkey/domain/rules/london.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { MomentField } from "@latchkey/members/saving/moment-field.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { RecordApplicantCall } from "./applicant-calls.graphql.ts";
import type { ShownDossier } from "./case.graphql.ts";

export type ShownCall = ShownDossier["calls"][number];

/** As a type alias, the form's library takes its fields. */
type Typed = Record<"way" | "direction" | "calledAt" | "spokeTo" | "said", string>;

const FIELDS = ["calledAt", "way", "direction", "spokeTo", "said"] as const;
const ID_PREFIX = "applicant-call-";

const typedOf = ({ way, direction, calledAt, spokeTo, said }: ShownCall): Typed => ({
  way,
  direction,
  calledAt,
  spokeTo,
  said,
});

interface CallDialogProps {
  readonly partyId: string;
  /** undefined: a talk of its own. */
  readonly corrects: ShownCall | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function CallDialog({ partyId, corrects, onClose, onDone }: CallDialogProps) {
  const { t } = useTranslation("applicant-calls");
  const now = londonMinute(useNow());
  const { isBusy, failure, save } = useSave(RecordApplicantCall);
  const form = useSavedForm<Typed>({
    defaults: corrects
      ? typedOf(corrects)
      : { way: "PHONE", direction: "", calledAt: now, spokeTo: "", said: "" },
    issues: (typed) => applicantCallIssues(typed, now),
    fields: FIELDS,
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (input) => {
      if (await save({ partyId, corrects: corrects?.id ?? null, input })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  const isChanged = failure?.kind === "refused" && failure.code === "CHANGED_ELSEWHERE";
  return (
    <FormDialog
      words={{
        title: t(corrects ? "correct" : "open"),
        lead: t("lead"),
        submit: t("save"),
        cancel: t("cancel"),
      }}
      isBusy={isBusy}
      problem={
        failure && (
          <SaveProblem failure={failure} refused={isChanged ? t("refused") : undefined} fields={FIELDS} />
        )
      }
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <Moment form={form} />
        <ConsoleFields columns={2}>
          <Choice
            form={form}
            field="way"
            label={t("way")}
            options={applicantCallWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
          />
          <Choice
            form={form}
            field="direction"
            label={t("direction")}
            options={applicantCallDirections.map((value) => ({ value, label: t(`directions.${value}`) }))}
          />
        </ConsoleFields>
        <Words form={form} />
      </ConsoleForm>
    </FormDialog>
  );
}

interface OfForm {
  readonly form: ReturnType<typeof useSavedForm<Typed>>;
}

const useErrorOf = ({ form }: OfForm) => {
  const { t } = useTranslation("applicant-calls");
  const textOf = useIssueText();
  return (field: keyof Typed): string | undefined => {
    const missing = t(`missing.${field}`);
    return textOf(form.issues[field], {
      "validation.required": missing,
      "validation.please_select_an_option": missing,
    });
  };
};

function Moment({ form }: OfForm) {
  const { t } = useTranslation("applicant-calls");
  const errorOf = useErrorOf({ form });
  return (
    <MomentField
      {...form.controlled("calledAt")}
      id={`${ID_PREFIX}calledAt`}
      legend={t("at")}
      error={errorOf("calledAt")}
      labels={{
        day: t("day"),
        month: t("month"),
        year: t("year"),
        time: t("time"),
        timeHint: t("timeHint"),
      }}
    />
  );
}

interface ChoiceProps extends OfForm {
  readonly field: "way" | "direction";
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ form, field, label, options }: ChoiceProps) {
  const { t } = useTranslation("applicant-calls");
  const errorOf = useErrorOf({ form });
  const { value, onChange } = form.controlled(field);
  return (
    <Field label={label} id={ID_PREFIX + field} error={errorOf(field)}>
      {(aria) => (
        <Select
          {...aria}
          placeholder={value === "" ? t("choose") : undefined}
          options={options}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function Words({ form }: OfForm) {
  const { t } = useTranslation("applicant-calls");
  const errorOf = useErrorOf({ form });
  const said = form.controlled("said");
  return (
    <>
      <Field
        label={t("spokeTo")}
        hint={t("spokeToHint")}
        id={`${ID_PREFIX}spokeTo`}
        error={errorOf("spokeTo")}
      >
        {(aria) => <TextInput {...aria} {...form.text("spokeTo")} autoComplete="off" />}
      </Field>
      <Field label={t("said")} id={`${ID_PREFIX}said`} error={errorOf("said")}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={4}
            value={said.value}
            onBlur={said.onBlur}
            onChange={(event) => said.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}
