import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { currencySign, formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { MOST_PEOPLE } from "@latchkey/domain/applications/new-application.ts";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { useTranslation } from "react-i18next";
import { fullName } from "../../desk/case-names.ts";
import { AddedPeople } from "./added-people.tsx";
import { ChangePeople, type ShownApplication } from "./application.graphql.ts";
import { ShareField } from "./share-field.tsx";
import { ADD_ID, type PeopleForm, shownFields, usePeopleForm } from "./use-people-form.ts";

interface PeopleDialogProps {
  readonly application: ShownApplication;
  readonly withPerson: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Shares out the rent anew, with further people if need be. */
export function PeopleDialog({ application, withPerson, onClose, onDone }: PeopleDialogProps) {
  const { t } = useTranslation(["application", "desk"]);
  const { language } = useLanguage();
  const textOf = useIssueText("desk");
  const { isBusy, failure, save } = useSave(ChangePeople);
  const form = usePeopleForm({
    application,
    withPerson,
    failure,
    onValid: async (change) => {
      if (await save({ applicationId: application.id, ...change })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  const sign = currencySign(language, application.currency);
  const people = textOf(form.issues.people);
  return (
    <FormDialog
      words={{
        title: t("shares.title"),
        lead: t("shares.lead", { rent: formatMoney(language, application.rentMinor, application.currency) }),
        submit: t("shares.submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} refused={t("shares.closed")} fields={shownFields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        {form.people.map((person, index) => (
          <ShareField
            key={person.id}
            label={t("shares.share", { name: fullName(person) })}
            sign={sign}
            value={form.typed.shares[index] ?? ""}
            error={textOf(form.issues[`shares.${index}.share`])}
            onChange={(share) => form.setShare(index, share)}
          />
        ))}
        <AddedPeople form={form} sign={sign} />
        {form.people.length + form.typed.added.length < MOST_PEOPLE && (
          <div>
            <Button id={ADD_ID} size="small" icon="plus" onClick={form.add}>
              {t("shares.add")}
            </Button>
          </div>
        )}
        {people && (
          <p className="critical-text" role="alert">
            {people}
          </p>
        )}
        <Left form={form} currency={application.currency} />
      </ConsoleForm>
    </FormDialog>
  );
}

function Left({ form: { left }, currency }: { readonly form: PeopleForm; readonly currency: string }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const amount = formatMoney(language, Math.abs(left), currency);
  return (
    <p role="status" className={left === 0 ? "soft" : "critical-text"}>
      {left > 0 && t("shares.left", { amount })}
      {left < 0 && t("shares.over", { amount })}
      {left === 0 && t("shares.none")}
    </p>
  );
}
