import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { currencySign } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { ShareFields, SharesSum } from "@latchkey/members/applications/people-fields.tsx";
import { ShareField } from "@latchkey/members/applications/share-field.tsx";
import { peopleFields } from "@latchkey/members/applications/use-people-form.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { useTranslation } from "react-i18next";
import type { ShownApplication } from "./application.graphql.ts";
import { useRefusalText } from "./refusal-text.ts";
import { useTermsForm } from "./use-terms-form.ts";

const FIELDS = ["rent", "advertisedRent", "start", ...peopleFields];

interface TermsDialogProps {
  readonly application: ShownApplication;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Another rent or first day. */
export function TermsDialog({ application, onClose, onDone }: TermsDialogProps) {
  const { t } = useTranslation(["application", "page"]);
  const { language } = useLanguage();
  const textOf = useIssueText("application-rules");
  const { form, terms, setTerm, isBusy, failure, isDirty, isAdvertisedNeeded } = useTermsForm(
    application,
    () => onDone(t("terms.done")),
  );
  useHoldsText(isDirty);
  const refused = useRefusalText(failure);
  const { currency } = application;
  const sign = currencySign(language, currency);
  return (
    <FormDialog
      words={{
        title: t("terms.title"),
        lead: t("terms.lead"),
        submit: t("terms.submit"),
        cancel: t("page:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} refused={refused} fields={FIELDS} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <ConsoleFields columns={2}>
          <ShareField
            label={t("terms.rent")}
            sign={sign}
            value={terms.rent}
            error={textOf(form.issues.rent)}
            onChange={setTerm("rent")}
          />
          <ShareField
            label={t(isAdvertisedNeeded ? "terms.advertised" : "terms.advertisedOptional")}
            sign={sign}
            value={terms.advertisedRent}
            error={textOf(form.issues.advertisedRent)}
            onChange={setTerm("advertisedRent")}
          />
        </ConsoleFields>
        <IsoDateGroup
          id="terms-start"
          legend={t("terms.start")}
          labels={{ day: t("dates.day"), month: t("dates.month"), year: t("dates.year") }}
          value={terms.start}
          error={textOf(form.issues.start)}
          onChange={setTerm("start")}
        />
        {form.people.length > 1 && <ShareFields form={form} currency={currency} />}
        <SharesSum form={form} currency={currency} />
      </ConsoleForm>
    </FormDialog>
  );
}
