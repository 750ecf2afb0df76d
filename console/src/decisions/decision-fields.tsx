import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { decisionConditions, needsWords, offeredReasons } from "@latchkey/domain/review/decision.ts";
import { needsOverride } from "@latchkey/domain/review/override.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useTranslation } from "react-i18next";
import { CannedField } from "../desk/canned-field.tsx";
import { RentDemandAlert } from "../desk/rent-demand-alert.tsx";
import { useChoiceKeys } from "../desk/use-choice-keys.ts";
import type { DecisionOutcome } from "../graphql/operations.generated.ts";
import type { Desk } from "./decision.graphql.ts";
import { OverrideFields } from "./override-fields.tsx";
import { type DecisionForm, decidedAbout, fieldId, type TypedDecision } from "./use-decision-form.ts";

interface FieldsProps {
  readonly desk: Desk;
  readonly form: DecisionForm;
}

type OfForm = Pick<FieldsProps, "form">;

const outcomes: readonly DecisionOutcome[] = ["ACCEPTED", "ACCEPTED_WITH_GUARANTOR", "DECLINED"];
const tones = { ACCEPTED: undefined, ACCEPTED_WITH_GUARANTOR: "caution", DECLINED: "critical" } as const;

/** Some fields have a text of their own, where the general one says too little. */
const useErrorOf = ({ issues }: DecisionForm) => {
  const { t } = useTranslation("decision");
  const textOf = useIssueText("decision");
  const own: Readonly<Partial<Record<keyof TypedDecision, string>>> = {
    outcome: t("form.outcomeRequired"),
    reasons: t("form.reasonsRequired"),
    metBy: t("form.metByRequired"),
    words: t("form.wordsRequired"),
  };
  return (field: keyof TypedDecision): string | undefined => {
    const text = own[field];
    return textOf(issues[field], text === undefined ? {} : { "validation.required": text });
  };
};

export function DecisionFields({ desk, form }: FieldsProps) {
  const { t } = useTranslation("decision");
  const { outcome, conditions } = form.values;
  return (
    <ConsolePanel
      title={t("form.title")}
      tools={
        desk.calculated && (
          <span className="soft">{t("form.says", { outcome: t(`counted.sums.${desk.calculated}`) })}</span>
        )
      }
    >
      <ConsoleForm>
        <OutcomeField desk={desk} form={form} />
        {(outcome === "DECLINED" || outcome === "ACCEPTED_WITH_GUARANTOR") && (
          <Reasons desk={desk} form={form} />
        )}
        {(outcome === "ACCEPTED" || outcome === "ACCEPTED_WITH_GUARANTOR") && <Conditions form={form} />}
        {outcome !== "DECLINED" && conditions.length > 0 && <MetBy form={form} />}
        {needsOverride({ outcome: outcome.toLowerCase() }, decidedAbout(desk)) && (
          <OverrideFields desk={desk} form={form} />
        )}
        {outcome !== "" && outcome !== "ACCEPTED" && <Canned form={form} />}
        <Words form={form} />
        <Confirmation desk={desk} form={form} />
        <Note form={form} />
      </ConsoleForm>
    </ConsolePanel>
  );
}

function OutcomeField({ desk: { blocked, party }, form }: FieldsProps) {
  const { t } = useTranslation("decision");
  const errorOf = useErrorOf(form);
  const { value, onChange } = form.controlled("outcome");
  const conditions = form.controlled("conditions");
  const blocksOf = (outcome: DecisionOutcome) =>
    blocked.flatMap((one) => (one.outcome === outcome ? [t(`blocks.${one.block}`)] : []));
  const offered = outcomes.filter((one) => one !== "ACCEPTED_WITH_GUARANTOR" || party.role === "tenant");
  const choose = (chosen: DecisionOutcome) => {
    onChange(chosen);
    // A no has no conditions; what was chosen for an accept is not sent along unseen.
    if (chosen === "DECLINED" && conditions.value.length > 0) conditions.onChange([]);
  };
  const open = offered.filter((one) => blocksOf(one).length === 0);
  useChoiceKeys({
    id: fieldId("outcome"),
    choices: open.map((value) => ({
      value,
      keys: `${outcomes.indexOf(value) + 1}`,
      label: t(`form.outcomes.${value}`),
    })),
    onChoose: choose,
  });
  return (
    <FieldGroup legend={t("form.outcome")} radio id={fieldId("outcome")} error={errorOf("outcome")}>
      <DecisionChoices
        columns={3}
        choices={offered.map((one) => {
          const blocks = blocksOf(one);
          return {
            value: one,
            label: t(`form.outcomes.${one}`),
            tone: tones[one],
            disabled: blocks.length > 0,
            hint: blocks.length > 0 ? blocks.join(". ") : undefined,
          };
        })}
        value={value}
        onChange={choose}
        id={fieldId("outcome")}
      />
    </FieldGroup>
  );
}

function Reasons({ desk, form }: FieldsProps) {
  const { t } = useTranslation("decision");
  const errorOf = useErrorOf(form);
  return (
    <ChecksField
      {...form.controlled("reasons")}
      isDense
      id={fieldId("reasons")}
      legend={t("form.reasons")}
      hint={t("form.reasonsHint")}
      error={errorOf("reasons")}
      choices={offeredReasons(decidedAbout(desk)).map((value) => ({ value, label: t(`reasons.${value}`) }))}
    />
  );
}

function Conditions({ form }: OfForm) {
  const { t } = useTranslation("decision");
  const errorOf = useErrorOf(form);
  return (
    <ChecksField
      {...form.controlled("conditions")}
      isDense
      id={fieldId("conditions")}
      legend={t("form.conditions")}
      hint={t("form.conditionsHint")}
      optionalLabel={t("form.optional")}
      error={errorOf("conditions")}
      choices={decisionConditions.map((value) => ({ value, label: t(`conditions.${value}`) }))}
    />
  );
}

function MetBy({ form }: OfForm) {
  const { t } = useTranslation("decision");
  const error = useErrorOf(form)("metBy");
  return (
    <IsoDateGroup
      {...form.controlled("metBy")}
      id={fieldId("metBy")}
      legend={t("form.metBy")}
      error={error}
      labels={{ day: t("form.day"), month: t("form.month"), year: t("form.year") }}
    />
  );
}

function Canned({ form }: OfForm) {
  const { t } = useTranslation("decision");
  const { value, onChange } = form.controlled("canned");
  return (
    <CannedField
      id={fieldId("canned")}
      use="DECISION"
      reasons={form.values.reasons}
      reasonText={(reason) => codeText(t, reason, `reasons.${reason}`)}
      value={value}
      onChange={onChange}
      issue={form.issues.canned}
    />
  );
}

function Words({ form }: OfForm) {
  const { t } = useTranslation("decision");
  const isNeeded = needsWords(form.values);
  const errorOf = useErrorOf(form);
  const { value, onChange, onBlur } = form.controlled("words");
  const confirmed = form.controlled("confirmedRule");
  return (
    <Field
      label={t("form.words")}
      {...(isNeeded ? {} : { optionalLabel: t("form.optional") })}
      hint={t("form.wordsHint")}
      id={fieldId("words")}
      error={errorOf("words")}
    >
      {(aria) => (
        <TextArea
          {...aria}
          rows={3}
          value={value}
          onBlur={onBlur}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            // Other words are confirmed anew.
            if (confirmed.value !== "") confirmed.onChange("");
          }}
        />
      )}
    </Field>
  );
}

function Confirmation({ desk, form }: FieldsProps) {
  const errorOf = useErrorOf(form);
  const { value, onChange } = form.controlled("confirmedRule");
  const day = londonDate(useNow());
  return (
    <RentDemandAlert
      id={fieldId("confirmedRule")}
      text={form.values.words}
      home={{ country: desk.application.country, day }}
      confirmedRule={value}
      error={errorOf("confirmedRule")}
      onConfirm={onChange}
    />
  );
}

function Note({ form }: OfForm) {
  const { t } = useTranslation("decision");
  const errorOf = useErrorOf(form);
  const { value, onChange, onBlur } = form.controlled("note");
  return (
    <Field
      label={t("form.note")}
      optionalLabel={t("form.optional")}
      id={fieldId("note")}
      error={errorOf("note")}
    >
      {(aria) => (
        <TextArea
          {...aria}
          rows={2}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
