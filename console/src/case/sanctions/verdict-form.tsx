import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import {
  sanctionsSights,
  sanctionsVerdicts,
  type Verdict,
  verdictIssues,
  verdictOf,
} from "@latchkey/domain/compliance/sanctions/verdict.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useTranslation } from "react-i18next";
import { JudgeSanctionsCandidate } from "./sanctions.graphql.ts";

interface VerdictFormProps {
  readonly partyId: string;
  readonly candidateId: string;
  /** undefined: the first verdict, which cannot be given up. */
  readonly onCancel: (() => void) | undefined;
  readonly onJudged: () => void;
}

interface Typed {
  readonly verdict: Verdict["verdict"] | "";
  readonly reason: string;
  readonly seenOn: Verdict["seenOn"];
}

const empty: Typed = { verdict: "", reason: "", seenOn: [] };
const tones = { other_person: undefined, unsure: "caution", same_person: "critical" } as const;

const useVerdictForm = ({ partyId, candidateId, onJudged }: VerdictFormProps) => {
  const { isBusy, failure, save } = useSave(JudgeSanctionsCandidate);
  const idPrefix = `verdict-${candidateId}-`;
  const form = useSavedForm<Typed>({
    defaults: empty,
    issues: verdictIssues,
    fields: ["verdict", "reason", "seenOn"],
    idPrefix,
    failure,
    onValid: async (typed) => {
      const { verdict, reason, seenOn } = verdictOf(typed);
      if (await save({ partyId, candidateId, verdict, reason, seenOn: [...seenOn] })) onJudged();
    },
  });
  return { form, isBusy, failure, fieldId: (field: keyof Typed): string => idPrefix + field };
};

export function VerdictForm(props: VerdictFormProps) {
  const { t } = useTranslation(["sanctions", "validation"]);
  const textOf = useIssueText("sanctions");
  const { form, isBusy, failure, fieldId } = useVerdictForm(props);
  useHoldsText(form.isDirty);
  const [verdict, reason, seenOn] = [
    form.controlled("verdict"),
    form.controlled("reason"),
    form.controlled("seenOn"),
  ];
  const isSame = verdict.value === "same_person";
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ConsoleForm>
        {failure && <SaveProblem failure={failure} fields={form.fields} />}
        <FieldGroup
          legend={t("form.legend")}
          radio
          id={fieldId("verdict")}
          error={form.issues.verdict && t("form.required")}
        >
          <DecisionChoices
            choices={sanctionsVerdicts.map((value) => ({
              value,
              label: t(`form.${value}`),
              hint: t(`form.${value}Hint`),
              tone: tones[value],
            }))}
            value={verdict.value}
            onChange={verdict.onChange}
          />
        </FieldGroup>
        <Field
          label={t("form.reason")}
          hint={isSame ? t("form.reasonHintSame") : t("form.reasonHint")}
          id={fieldId("reason")}
          error={textOf(form.issues.reason, { "validation.required": t("form.reasonRequired") })}
        >
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              value={reason.value}
              onBlur={reason.onBlur}
              onChange={(event) => reason.onChange(event.currentTarget.value)}
            />
          )}
        </Field>
        <ChecksField
          id={fieldId("seenOn")}
          legend={t("form.seenOn")}
          isDense
          error={textOf(form.issues.seenOn)}
          choices={sanctionsSights.map((value) => ({ value, label: t(`form.${value}`) }))}
          value={seenOn.value}
          onChange={seenOn.onChange}
        />
        <p className="soft">{t("form.log")}</p>
        <div className="row">
          <Button variant="primary" size="small" type="submit" busy={isBusy}>
            {t("form.submit")}
          </Button>
          {props.onCancel && (
            <Button size="small" variant="quiet" onClick={props.onCancel}>
              {t("form.cancel")}
            </Button>
          )}
        </div>
      </ConsoleForm>
    </form>
  );
}
