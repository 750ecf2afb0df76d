import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { noteIssue } from "@latchkey/domain/review/note.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { required } from "@latchkey/domain/rules/plain.ts";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useTranslation } from "react-i18next";
import { GiveFields } from "../desk/assign/give-fields.tsx";
import { useReviewers } from "../desk/assign/use-reviewers.ts";
import { HandOverCase } from "./hand-over.graphql.ts";

interface HandOverDialogProps {
  readonly partyId: string;
  /** The reviewer who hands it over. */
  readonly staffId: string;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

const FIELDS = ["reviewerId", "note"] as const;
const ID_PREFIX = "hand-over-";

export function HandOverDialog({ partyId, staffId, onClose, onDone }: HandOverDialogProps) {
  const { t } = useTranslation(["assign", "desk"]);
  const textOf = useIssueText();
  const offered = useReviewers(partyId);
  const colleagues = offered.reviewers.filter(({ id }) => id !== staffId);
  const { save, isBusy, failure } = useSave(HandOverCase);
  const form = useSavedForm({
    defaults: { reviewerId: "", note: "" },
    issues: ({ reviewerId, note }) =>
      issuesIn({
        reviewerId: required("validation.please_select_an_option")(reviewerId),
        note: noteIssue(note),
      }),
    fields: FIELDS,
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (given) => {
      if (!(await save({ partyId, ...given }))) return;
      const name = colleagues.find(({ id }) => id === given.reviewerId)?.name ?? "";
      onDone(t("handOver.done", { name }));
    },
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      isLoose
      words={{
        title: t("handOver.title"),
        lead: t("handOver.lead"),
        submit: t("handOver.submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={
        <>
          {offered.hasFailed && <LoadProblem onRetry={offered.retry} />}
          {failure && <SaveProblem failure={failure} refused={t("handOver.notYours")} fields={FIELDS} />}
        </>
      }
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <GiveFields
        idPrefix={ID_PREFIX}
        reviewers={colleagues}
        reviewer={form.controlled("reviewerId")}
        note={form.controlled("note")}
        errors={{
          reviewerId: textOf(form.issues.reviewerId, {
            "validation.please_select_an_option": t("reviewerRequired"),
          }),
          note: textOf(form.issues.note, { "validation.required": t("noteRequired") }),
        }}
        noteHint={t("handOver.noteHint")}
      />
    </FormDialog>
  );
}
