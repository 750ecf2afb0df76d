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
      companyName: { label: t("employer.companyName"), required: t("employer.companyNameRequired") },
      jobTitle: { label: t("employer.jobTitle"), required: t("employer.jobTitleRequired") },
      startDate: { label: t("employer.startDate"), required: t("employer.startDateRequired") },
      endDate: { label: t("employer.endDate") },
      probationStatus: { label: t("employer.probation"), required: t("employer.probationRequired") },
      probationDuration: {
        label: t("employer.probationLength"),
        required: t("employer.probationLengthRequired"),
      },
    },
  });
  const status = details.typed("probationStatus");
  const probation = details.form.controlled("probationStatus");
  return (
    <StepPage title={t("employer.title")} subtitle={t("employer.subtitle")} {...details.page}>
      <LineField details={details} name="companyName" />
      <LineField details={details} name="jobTitle" />
      <DayField details={details} name="startDate" hint={t("employer.startDateHint")} />
      <DayField details={details} name="endDate" hint={t("employer.endDateHint")} optional />
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
          hint={t("employer.probationHint")}
          error={details.error("probationDuration")}
        >
          {(aria) => (
            <TextInput
              {...aria}
              {...details.form.text("probationDuration")}
              after={t("employer.probationUnit")}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
      )}
    </StepPage>
  );
}
