import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { referenceQuestion } from "@latchkey/domain/income/questions.ts";
import {
  reasonWithoutEmployer,
  type WithoutEmployerReason,
  withoutEmployerReasons,
} from "@latchkey/domain/income/values.ts";
import { tidyEmail } from "@latchkey/domain/rules/tidy.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { Why } from "@latchkey/ui/why/why.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReasonQuestion } from "../../questions/reason-question.tsx";
import { StepPage } from "../../questions/step-page.tsx";
import { useTitleFocus } from "../../questions/use-title-focus.ts";
import { useIncomeStep, useSource } from "../income-context.ts";
import { LineField } from "./detail-fields.tsx";
import { useDetails } from "./use-details.ts";

export function ReferenceStep() {
  const { values } = useIncomeStep();
  const [isNobody, setNobody] = useState(reasonWithoutEmployer(values) !== undefined);
  useTitleFocus(isNobody);
  return isNobody ? (
    <Nobody onNamed={() => setNobody(false)} />
  ) : (
    <Somebody onNobody={() => setNobody(true)} />
  );
}

function Somebody({ onNobody }: { readonly onNobody: () => void }) {
  const { t } = useTranslation("income");
  const company = useSource().companyName ?? "";
  const details = useDetails({
    question: referenceQuestion,
    fields: {
      referenceName: { label: t("companyReference.name"), required: t("companyReference.nameRequired") },
      referenceEmail: { label: t("companyReference.email"), required: t("companyReference.emailRequired") },
    },
    also: { withoutEmployer: undefined, withoutEmployerWords: undefined },
  });
  const warning = details.warning("referenceEmail");
  return (
    <StepPage
      title={t("companyReference.title")}
      subtitle={<TypedIn text={t("companyReference.subtitle", { company })} typed={company} />}
      second={<TextButton onClick={onNobody}>{t("companyReference.nobody")}</TextButton>}
      {...details.page}
    >
      <LineField details={details} name="referenceName" />
      <Field
        id="referenceEmail"
        label={details.label("referenceEmail")}
        hint={t("companyReference.emailHint")}
        error={details.error("referenceEmail")}
        warning={warning && `${warning} ${t("companyReference.canContinue")}`}
      >
        {(aria) => (
          <TextInput
            {...aria}
            {...details.form.text("referenceEmail", tidyEmail)}
            type="email"
            autoComplete="off"
          />
        )}
      </Field>
      <Why summary={t("companyReference.why")}>{t("companyReference.whyText")}</Why>
    </StepPage>
  );
}

/** A reason why the employer cannot be asked is a normal answer: it is stored, and no reference is sent. */
function Nobody({ onNamed }: { readonly onNamed: () => void }) {
  const { t } = useTranslation("income");
  const { wizard, values } = useIncomeStep();
  const source = useSource();
  return (
    <ReasonQuestion<WithoutEmployerReason>
      name="withoutEmployer"
      title={t("companyReference.nobodyTitle")}
      subtitle={
        <>
          {t("companyReference.nobodyText")}{" "}
          <TextButton onClick={onNamed}>{t("companyReference.somebody")}</TextButton>
        </>
      }
      requiredText={t("companyReference.nobodyRequired")}
      choices={withoutEmployerReasons.map((value) => ({
        value,
        label: t(`companyReference.choices.${value}`),
      }))}
      answered={reasonWithoutEmployer(values)}
      onAnswer={({ reason, words }) =>
        void wizard.submit({
          withoutEmployer: reason,
          withoutEmployerWords: words,
          source: { ...source, reference: null },
          change: { kind: "source", uuid: source.uuid, input: { referenceName: null, referenceEmail: null } },
        })
      }
    />
  );
}
