import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { responsibilityEndIssue } from "@latchkey/domain/compliance/right-to-rent/responsibility.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { useTranslation } from "react-i18next";
import { EndResponsibility, type ShownResponsibility } from "../desk/responsibility.graphql.ts";

interface EndDialogProps {
  readonly responsibility: ShownResponsibility;
  readonly agency: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const ID_PREFIX = "end-";

export function EndDialog({ responsibility, agency, onClose, onDone }: EndDialogProps) {
  const { id, landlord, acceptedOn } = responsibility;
  const { t } = useTranslation(["responsibility", "desk"]);
  const textOf = useIssueText("responsibility");
  const today = londonDate(useNow());
  const { isBusy, failure, save } = useSave(EndResponsibility);
  const form = useSavedForm<{ endedOn: string }>({
    defaults: { endedOn: today },
    issues: ({ endedOn }) => issuesIn({ endedOn: responsibilityEndIssue(endedOn, { acceptedOn, today }) }),
    fields: ["endedOn"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async ({ endedOn }) => {
      if (await save({ id, endedOn })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  return (
    <FormDialog
      words={{
        title: t("endOf", { name: landlord ?? agency }),
        lead: t("endLead"),
        submit: t("endSubmit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <IsoDateGroup
        {...form.controlled("endedOn")}
        id={`${ID_PREFIX}endedOn`}
        legend={t("endedOn")}
        labels={t("dates", { returnObjects: true })}
        error={textOf(form.issues.endedOn)}
      />
    </FormDialog>
  );
}
