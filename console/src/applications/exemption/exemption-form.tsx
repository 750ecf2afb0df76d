import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { exemptionIssues, type GivenExemption } from "@latchkey/domain/compliance/right-to-rent/exemption.ts";
import type { RightToRentRules } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useCheckWords } from "@latchkey/members/right-to-rent/check-words.ts";
import { MemberFileField } from "@latchkey/members/saving/member-file-field.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { byForm } from "@latchkey/members/saving/use-member-file.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { PrepareExemptionFile, ProposeExemption } from "./exemption.graphql.ts";

interface ExemptionFormProps {
  readonly applicationId: string;
  readonly rules: RightToRentRules;
  /** undefined: nothing is recorded that could be shown instead. */
  readonly onCancel: (() => void) | undefined;
  readonly onDone: () => void;
}

const ID_PREFIX = "exemption-";
const empty: GivenExemption = { ground: "", words: "", confirmedBy: "", confirmedOn: "", uploadId: "" };

/** As a type alias, the form's library takes its fields. */
type TypedExemption = { readonly [Field in keyof GivenExemption]: string };

const useExemptionForm = ({ applicationId, rules, onDone }: ExemptionFormProps) => {
  const today = londonDate(useNow());
  const { isBusy, failure, save } = useSave(ProposeExemption);
  const form = useSavedForm<TypedExemption>({
    defaults: empty,
    issues: (typed) => exemptionIssues(typed, { rules, today }),
    fields: ["ground", "words", "uploadId", "confirmedBy", "confirmedOn"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (input) => {
      if (await save({ applicationId, input })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  return { ...form, isBusy, failure };
};

type Form = ReturnType<typeof useExemptionForm>;

export function ExemptionForm(props: ExemptionFormProps) {
  const { applicationId, rules, onCancel } = props;
  const { t } = useTranslation("exemption");
  const textOf = useIssueText("exemption");
  const form = useExemptionForm(props);
  const prepared = useSave(PrepareExemptionFile);
  return (
    <ConsolePanel title={t("form.title")}>
      <form noValidate onSubmit={form.onSubmit}>
        <ConsoleForm>
          {form.failure && <SaveProblem failure={form.failure} fields={form.fields} />}
          {prepared.failure && <SaveProblem failure={prepared.failure} fields={["uploadId"]} />}
          <GroundFields form={form} rules={rules} />
          <MemberFileField
            id={`${ID_PREFIX}uploadId`}
            legend={t("form.file")}
            hint={t("form.fileHint")}
            error={textOf(form.issues.uploadId)}
            deliver={byForm(
              async (fileType) => (await prepared.save({ applicationId, fileType }))?.prepareExemptionFile,
            )}
            onSent={form.controlled("uploadId").onChange}
          />
          <ConfirmedFields form={form} />
          <div className="row">
            <Button size="small" variant="primary" type="submit" busy={form.isBusy}>
              {t("form.submit")}
            </Button>
            {onCancel && (
              <Button size="small" variant="quiet" onClick={onCancel}>
                {t("form.cancel")}
              </Button>
            )}
          </div>
        </ConsoleForm>
      </form>
    </ConsolePanel>
  );
}

function GroundFields({ form, rules }: { readonly form: Form; readonly rules: RightToRentRules }) {
  const { t } = useTranslation("exemption");
  const textOf = useIssueText("exemption");
  const words = useCheckWords();
  const ground = form.controlled("ground");
  const because = form.controlled("words");
  return (
    <>
      <Field
        label={t("form.ground")}
        id={`${ID_PREFIX}ground`}
        error={textOf(form.issues.ground, { "validation.please_select_an_option": t("form.chooseGround") })}
      >
        {(aria) => (
          <Select
            {...aria}
            placeholder={t("form.choose")}
            options={rules.exemptions.map((rule) => ({
              value: rule.ground,
              label: words.ground(rule.ground),
            }))}
            value={ground.value}
            onBlur={ground.onBlur}
            onChange={(event) => ground.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={t("form.words")}
        hint={t("form.wordsHint")}
        id={`${ID_PREFIX}words`}
        error={textOf(form.issues.words, { "validation.required": t("form.wordsRequired") })}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            value={because.value}
            onBlur={because.onBlur}
            onChange={(event) => because.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

function ConfirmedFields({ form }: { readonly form: Form }) {
  const { t } = useTranslation("exemption");
  const textOf = useIssueText("exemption");
  const by = form.controlled("confirmedBy");
  return (
    <ConsoleFields columns={2}>
      <Field
        label={t("form.confirmedBy")}
        id={`${ID_PREFIX}confirmedBy`}
        error={textOf(form.issues.confirmedBy, { "validation.required": t("form.confirmedByRequired") })}
      >
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            value={by.value}
            onBlur={by.onBlur}
            onChange={(event) => by.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <IsoDateGroup
        {...form.controlled("confirmedOn")}
        id={`${ID_PREFIX}confirmedOn`}
        legend={t("form.confirmedOn")}
        labels={{ day: t("form.day"), month: t("form.month"), year: t("form.year") }}
        error={textOf(form.issues.confirmedOn, { "validation.required": t("form.confirmedOnRequired") })}
      />
    </ConsoleFields>
  );
}
