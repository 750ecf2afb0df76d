import { employerQuestion } from "@latchkey/domain/income/questions.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { YesNo } from "@latchkey/ui/yes-no/yes-no.tsx";
import { useTranslation } from "react-i18next";
import { StepPage } from "../../questions/step-page.tsx";
import { DayField, LineField } from "./detail-fields.tsx";
import { useDetails } from "./use-details.ts";

/** Where somebody is employed, and since when. */
export function EmployerStep() {
  const { t } = useTranslation(["income", "questions"]);
  const details = useDetails({
    question: employerQuestion,
    shown: ["companyName", "jobTitle", "startDate", "endDate", "probationStatus", "probationDuration"],
    required: {
      companyName: t("employer.companyNameRequired"),
      jobTitle: t("employer.jobTitleRequired"),
      startDate: t("employer.startDateRequired"),
      probationStatus: t("employer.probationRequired"),
      probationDuration: t("employer.probationLengthRequired"),
    },
  });
  const status = details.typed("probationStatus");
  const probation = details.form.controlled("probationStatus");
  return (
    <StepPage title={t("employer.title")} subtitle={t("employer.subtitle")} {...details.page}>
      <LineField details={details} name="companyName" label={t("employer.companyName")} />
      <LineField details={details} name="jobTitle" label={t("employer.jobTitle")} />
      <DayField
        details={details}
        name="startDate"
        label={t("employer.startDate")}
        hint={t("employer.startDateHint")}
      />
      <DayField
        details={details}
        name="endDate"
        label={t("employer.endDate")}
        hint={t("employer.endDateHint")}
        optional
      />
      <FieldGroup
        id="probationStatus"
        radio
        legend={t("employer.probation")}
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
          label={t("employer.probationLength")}
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
