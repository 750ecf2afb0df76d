import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { tenancyEndIssue } from "@latchkey/domain/compliance/right-to-rent/letting.ts";
import { issuesIn } from "@latchkey/domain/rules/issue.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { useTranslation } from "react-i18next";
import { EndTenancy, type ShownApplication } from "./application.graphql.ts";
import { useRefusalText } from "./refusal-text.ts";

interface EndTenancyDialogProps {
  readonly application: ShownApplication;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

const ID_PREFIX = "tenancy-";

/** The day on which the tenancy ended. */
export function EndTenancyDialog({ application, onClose, onDone }: EndTenancyDialogProps) {
  const { t } = useTranslation(["application", "page"]);
  const textOf = useIssueText();
  const today = londonDate(useNow());
  const { isBusy, failure, save } = useSave(EndTenancy);
  const { id, start: startsOn, tenancy } = application;
  const form = useSavedForm<{ endedOn: string }>({
    defaults: { endedOn: tenancy?.endedOn ?? "" },
    issues: ({ endedOn }) =>
      issuesIn({ endedOn: tenancyEndIssue({ startsOn, signedOn: tenancy?.signedOn ?? "", endedOn }, today) }),
    fields: ["endedOn"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async ({ endedOn }) => {
      if (await save({ id, endedOn })) onDone(t("endTenancy.done"));
    },
  });
  useHoldsText(form.isDirty);
  const refused = useRefusalText(failure);
  return (
    <FormDialog
      words={{
        title: t("endTenancy.title"),
        lead: t("endTenancy.lead"),
        submit: t("endTenancy.submit"),
        cancel: t("page:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} refused={refused} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <IsoDateGroup
          {...form.controlled("endedOn")}
          id={`${ID_PREFIX}endedOn`}
          legend={t("endTenancy.day")}
          labels={{ day: t("dates.day"), month: t("dates.month"), year: t("dates.year") }}
          error={textOf(form.issues.endedOn, {
            "letting.validations.endsBeforeStart": t("endTenancy.beforeStart"),
            "letting.validations.notSigned": t("endTenancy.notSigned"),
          })}
        />
      </ConsoleForm>
    </FormDialog>
  );
}
