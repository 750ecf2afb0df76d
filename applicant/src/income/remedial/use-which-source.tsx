import { mayBeAskedAbout } from "@latchkey/domain/income/questions.ts";
import type { IncomeSource } from "@latchkey/domain/income/source.ts";
import { ChoiceCards } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { FirstQuestion } from "../../questions/missing-information.tsx";
import { searchAfter, stepAddress } from "../../questions/question-address.ts";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useIncomeStep } from "../income-context.ts";
import { useSourceTexts } from "../sources/source-texts.ts";

const FIELD = "source";

/**
 * Asks for the income that a request means if it names none of several. The answer goes into the address, so that the
 * page loads the request about this source. undefined: it is known.
 * @param start the request's first step
 */
export const useWhichSource = (start: string): FirstQuestion | undefined => {
  const { t } = useTranslation("income");
  const { values } = useIncomeStep();
  const { nameOf, amountOf } = useSourceTexts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const sources = values.sources.filter(mayBeAskedAbout);
  const form = useStepForm<{ source: string }, readonly IncomeSource[]>({
    defaults: { source: "" },
    context: sources,
    issues: ({ source }, offered) =>
      offered.some(({ uuid }) => uuid === source)
        ? {}
        : { source: { code: "validation.please_select_an_option" } },
    onValid: ({ source }) => void navigate(stepAddress("INCOME", start, searchAfter(search, source))),
  });
  if (values.source || sources.length < 2) return undefined;
  const error = form.issues.source && t("missingInformation.whichRequired");
  return {
    field: (
      <FieldGroup id={FIELD} radio legend={t("missingInformation.which")} error={error}>
        <ChoiceCards
          name={FIELD}
          choices={sources.map((source) => ({
            value: source.uuid,
            label: nameOf(source),
            hint: amountOf(source),
          }))}
          {...form.controlled("source")}
        />
      </FieldGroup>
    ),
    form: {
      onSubmit: form.onSubmit,
      refusals: form.refusals,
      wrongFields: error ? [{ id: FIELD, message: error }] : [],
    },
  };
};
