import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { nationalityQuestion } from "@latchkey/domain/identity/questions.ts";
import { issuesOf } from "@latchkey/domain/wizard/question.ts";
import { Dropdown } from "@latchkey/ui/dropdown/dropdown.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { media, useMedia } from "@latchkey/ui/media/use-media.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCountryList } from "../../questions/country-options.ts";
import { StepPage } from "../../questions/step-page.tsx";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useIdentityStep } from "../identity-context.ts";

const ID = "nationality";

export function NationalityStep() {
  const { t } = useTranslation("identity");
  const { wizard, ...section } = useIdentityStep();
  const { countriesDocsMap } = section;
  const codes = useMemo(() => countriesDocsMap.map(({ countryCode }) => countryCode), [countriesDocsMap]);
  const list = useCountryList(codes);
  const text = useIssueText();
  // On small screens it is a native select, without typing.
  const isSearchable = useMedia(media.large);
  const form = useStepForm({
    defaults: nationalityQuestion.answerIn(wizard.state.values),
    context: section,
    issues: (answer, context) => issuesOf(nationalityQuestion, answer, context),
    onValid: ({ nationality }) => void wizard.submit({ nationality }),
  });
  const error = text(form.issues.nationality, {
    "validation.please_select_an_option": t("nationality.required"),
  });
  return (
    <StepPage
      title={t("nationality.title")}
      subtitle={t("nationality.subtitle")}
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={error ? [{ id: ID, message: error }] : []}
    >
      <Field
        id={ID}
        label={t("nationality.field")}
        hint={isSearchable ? t("nationality.hint") : undefined}
        error={error}
      >
        {(aria) => (
          <Dropdown
            {...aria}
            {...list}
            {...form.controlled("nationality")}
            listLabel={t("nationality.field")}
            placeholder={t("nationality.placeholder")}
            emptyText={(typed) => t("nationality.nothing", { typed })}
          />
        )}
      </Field>
    </StepPage>
  );
}
