import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { Outcome } from "@latchkey/domain/parties/status.ts";
import {
  offeredOutcomes,
  type ReviewedAbout,
  reviewReasons,
  secondReviewIssues,
} from "@latchkey/domain/review/second-review.ts";
import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { reviewRefusal } from "../../desk/review-refusal.ts";
import { useKept } from "../../desk/use-kept.ts";
import type { DecisionOutcome, DecisionReason } from "../../graphql/operations.generated.ts";
import { GiveSecondReview, type ShownReview } from "./second-review.graphql.ts";

interface TypedReview {
  readonly outcome: DecisionOutcome | "";
  readonly reasons: readonly DecisionReason[];
  readonly note: string;
}

const wireOutcomes = {
  accepted: "ACCEPTED",
  accepted_with_guarantor: "ACCEPTED_WITH_GUARANTOR",
  declined: "DECLINED",
} as const satisfies Readonly<Record<Outcome, DecisionOutcome>>;

const tones = { ACCEPTED: undefined, ACCEPTED_WITH_GUARANTOR: "caution", DECLINED: "critical" } as const;

const ID_PREFIX = "second-review-";
const fieldId = (field: keyof TypedReview): string => `${ID_PREFIX}${field}`;

const aboutOf = ({ role, sections, outside }: ShownReview): ReviewedAbout => ({
  role,
  sections,
  hasOutside: outside.length > 0,
});

interface AnswerPanelProps {
  readonly review: ShownReview;
  readonly onDone: (text: string) => void;
  readonly onRefused: () => void;
}

/** The review was given in another tab, or by a colleague. */
const LATE: MutationFailure = { kind: "refused", code: "DECISION_OVER", issues: {} };

const NOTHING: TypedReview = { outcome: "", reasons: [], note: "" };

const useAnswer = ({ review, onDone, onRefused }: AnswerPanelProps) => {
  const { t } = useTranslation("second-reviews");
  const { isBusy, failure, save } = useSave(GiveSecondReview, onRefused);
  // Its author follows the links to the documents, and comes back.
  const { found, keep, forget } = useKept<TypedReview>(`second-review/${review.id}`);
  const form = useSavedForm<TypedReview>({
    defaults: found ?? NOTHING,
    issues: (typed) =>
      secondReviewIssues({ ...typed, outcome: typed.outcome.toLowerCase() }, aboutOf(review)),
    fields: ["outcome", "reasons", "note"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async ({ outcome, reasons, note }) => {
      if (outcome === "") return;
      const sent = outcome === "ACCEPTED" ? [] : [...reasons];
      if (!(await save({ id: review.id, outcome, reasons: sent, note }))) return;
      forget();
      onDone(t("review.done"));
    },
  });
  const { values } = form;
  const isLate = review.second !== null;
  useEffect(() => {
    if (isLate) forget();
    else keep(values, values.outcome !== "" || values.note !== "");
  });
  return { form, isBusy, failure: isLate && failure ? LATE : failure };
};

/** The second reviewer's own decision. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { t } = useTranslation("second-reviews");
  const { form, isBusy, failure } = useAnswer(props);
  return (
    <ConsolePanel title={t("review.question")}>
      <form noValidate onSubmit={form.onSubmit}>
        <ConsoleForm>
          {failure && (
            <SaveProblem
              failure={failure}
              refused={failure === LATE ? t("review.late") : reviewRefusal(failure, t)}
              fields={form.fields}
            />
          )}
          <Fields review={props.review} form={form} />
          {!props.review.second && (
            <div className="row">
              <Button variant="primary" size="small" type="submit" busy={isBusy}>
                {t("review.submit")}
              </Button>
              <span className="soft">{t("review.once")}</span>
            </div>
          )}
        </ConsoleForm>
      </form>
    </ConsolePanel>
  );
}

interface FieldsProps {
  readonly review: ShownReview;
  readonly form: ReturnType<typeof useAnswer>["form"];
}

function Fields({ review, form }: FieldsProps) {
  const { t } = useTranslation(["second-reviews", "decision"]);
  const textOf = useIssueText();
  const { outcome, reasons } = form.values;
  const takesReasons = outcome !== "" && outcome !== "ACCEPTED";
  const note = form.controlled("note");
  const errorOf = (field: keyof TypedReview): string | undefined =>
    textOf(form.issues[field], { "validation.required": t(`review.${field}Required`) });
  return (
    <>
      <FieldGroup
        legend={t("review.question")}
        legendHidden
        radio
        id={fieldId("outcome")}
        error={errorOf("outcome")}
      >
        <DecisionChoices
          {...form.controlled("outcome")}
          choices={offeredOutcomes(review).map((offered) => {
            const value = wireOutcomes[offered];
            return { value, label: t(`decision:form.outcomes.${value}`), tone: tones[value] };
          })}
        />
      </FieldGroup>
      {takesReasons && (
        <ChecksField
          {...form.controlled("reasons")}
          isDense
          id={fieldId("reasons")}
          legend={t("review.reasons")}
          error={errorOf("reasons")}
          choices={reviewReasons(aboutOf(review)).map((value) => ({
            value,
            label: t(`decision:reasons.${value}`),
          }))}
        />
      )}
      <Field
        label={t("review.note")}
        optionalLabel={!(takesReasons && reasons.includes("OTHER")) && t("review.optional")}
        id={fieldId("note")}
        error={errorOf("note")}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            value={note.value}
            onBlur={note.onBlur}
            onChange={(event) => note.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}
