import { employerQuestion } from "@latchkey/domain/income/questions.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { YesNo } from "@latchkey/ui/yes-no/yes-no.tsx";
import { useTranslation } from "react-i18next";
import { StepPage } from "../../questions/step-page.tsx";
import { DayField, LineField } from "./detail-fields.tsx";
import { useDetails } from "./use-details.ts";

export function EmployerStep() {
  const { t } = useTranslation(["income", "questions"]);
  const details = useDetails({
    question: employerQuestion,
    fields: {
      companyName: {
        label: t("currentEmployer.companyName"),
        required: t("currentEmployer.companyNameRequired"),
      },
      jobTitle: { label: t("currentEmployer.jobTitle"), required: t("currentEmployer.jobTitleRequired") },
      startDate: { label: t("currentEmployer.startDate"), required: t("currentEmployer.startDateRequired") },
      endDate: { label: t("currentEmployer.endDate") },
      probationStatus: {
        label: t("currentEmployer.probation"),
        required: t("currentEmployer.probationRequired"),
      },
      probationDuration: {
        label: t("currentEmployer.probationLength"),
        required: t("currentEmployer.probationLengthRequired"),
      },
    },
  });
  const status = details.typed("probationStatus");
  const probation = details.form.controlled("probationStatus");
  return (
    <StepPage title={t("currentEmployer.title")} subtitle={t("currentEmployer.subtitle")} {...details.page}>
      <LineField details={details} name="companyName" />
      <LineField details={details} name="jobTitle" />
      <DayField details={details} name="startDate" hint={t("currentEmployer.startDateHint")} />
      <DayField details={details} name="endDate" hint={t("currentEmployer.endDateHint")} optional />
      <FieldGroup
        id="probationStatus"
        radio
        legend={details.label("probationStatus")}
        error={details.error("probationStatus")}
      >
        <YesNo
          name="probationStatus"
          labels={{ yes: t("questions:answer.yes"), no: t("questions:answer.no") }}
          value={status === "" ? undefined : status === "yes"}
          onChange={(isYes) => probation.onChange(isYes ? "yes" : "no")}
          onBlur={probation.onBlur}
        />
      </FieldGroup>
      {status === "yes" && (
        <Field
          id="probationDuration"
          label={details.label("probationDuration")}
          hint={t("currentEmployer.probationHint")}
          error={details.error("probationDuration")}
        >
          {(aria) => (
            <TextInput
              {...aria}
              {...details.form.text("probationDuration")}
              after={t("currentEmployer.probationUnit")}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
      )}
    </StepPage>
  );
}
