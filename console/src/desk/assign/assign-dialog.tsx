import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { assignmentIssues } from "@latchkey/domain/review/assignment.ts";
import { required } from "@latchkey/domain/rules/plain.ts";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AssignCases, type AssignedCase, type CaseToAssign } from "./assign.graphql.ts";
import { AssignResult } from "./assign-result.tsx";
import { GiveFields } from "./give-fields.tsx";
import { useReviewers } from "./use-reviewers.ts";

interface AssignDialogProps {
  readonly cases: readonly CaseToAssign[];
  readonly onClose: () => void;
  /** @param text of all that went through; undefined: the dialog has told it */
  readonly onDone: (text: string | undefined) => void;
}

/** In place of an id. */
const ANYONE = "anyone";
const FIELDS = ["reviewerId", "note"] as const;
const ID_PREFIX = "assign-";

/** A lead gives cases to a reviewer, or back to all. */
export function AssignDialog({ cases, onClose, onDone }: AssignDialogProps) {
  const { t } = useTranslation(["assign", "desk"]);
  const [result, setResult] = useState<readonly AssignedCase[]>();
  const offered = useReviewers(cases.length === 1 ? cases[0]?.partyId : undefined);
  const nameOf = (id: string) => offered.reviewers.find((one) => one.id === id)?.name ?? t("anyone");
  const { save, isBusy, failure } = useSave(AssignCases);
  const form = useSavedForm({
    defaults: { reviewerId: "", note: "" },
    issues: ({ reviewerId, note }) => {
      const issue = required("validation.please_select_an_option")(reviewerId);
      const { note: noteIssue } = assignmentIssues({ partyIds: ["one"], note });
      return { ...(issue && { reviewerId: issue }), ...(noteIssue && { note: noteIssue }) };
    },
    fields: FIELDS,
    idPrefix: ID_PREFIX,
    failure,
    onValid: async ({ reviewerId, note }) => {
      const data = await save({
        partyIds: cases.map(({ partyId }) => partyId),
        reviewerId: reviewerId === ANYONE ? null : reviewerId,
        note,
      });
      if (!data) return;
      const isWhole = data.assignCases.every(({ refused }) => refused === null);
      if (isWhole) onDone(t("done", { count: cases.length, name: nameOf(reviewerId) }));
      else setResult(data.assignCases);
    },
  });
  useHoldsText(form.isDirty);
  const textOf = useIssueText("assign");
  if (result) return <AssignResult cases={cases} result={result} onClose={() => onDone(undefined)} />;
  return (
    <FormDialog
      isLoose
      words={{
        title: t("title", { count: cases.length }),
        lead: t("lead"),
        submit: t("submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={
        <>
          {offered.hasFailed && <LoadProblem onRetry={offered.retry} />}
          {failure && <SaveProblem failure={failure} fields={FIELDS} />}
        </>
      }
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <GiveFields
        idPrefix={ID_PREFIX}
        reviewers={[{ id: ANYONE, name: t("anyone") }, ...offered.reviewers]}
        reviewer={form.controlled("reviewerId")}
        note={form.controlled("note")}
        errors={{
          reviewerId: textOf(form.issues.reviewerId, {
            "validation.please_select_an_option": t("reviewerRequired"),
          }),
          note: textOf(form.issues.note),
        }}
        noteHint={t("noteHint")}
        isNoteOptional
      />
    </FormDialog>
  );
}
