import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { currencySign, formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { MOST_PEOPLE } from "@latchkey/domain/cases/new-application.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { fullName } from "../../desk/case-names.ts";
import { SaveProblem } from "../../desk/save-problem.tsx";
import { useSave } from "../../desk/use-save.ts";
import { AddedPeople } from "./added-people.tsx";
import { ChangeHousehold, type Household } from "./household.graphql.ts";
import { ShareField } from "./share-field.tsx";
import { ADD_ID, type HouseholdForm, shownFields, useHouseholdForm } from "./use-household-form.ts";

interface HouseholdDialogProps {
  readonly household: Household;
  readonly withPerson: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Shares out the rent anew, with further people if need be. */
export function HouseholdDialog({ household, withPerson, onClose, onDone }: HouseholdDialogProps) {
  const { t } = useTranslation(["household", "desk"]);
  const { language } = useLanguage();
  const textOf = useIssueText("desk");
  const formId = useId();
  const { isBusy, failure, save } = useSave(ChangeHousehold);
  const form = useHouseholdForm({
    household,
    withPerson,
    failure,
    onValid: async (change) => {
      if (await save({ applicationId: household.id, ...change })) onDone();
    },
  });
  useHoldsText(form.isDirty);
  const sign = currencySign(language, household.currency);
  const people = textOf(form.issues.people);
  return (
    <Modal
      open
      onClose={onClose}
      title={t("household.title")}
      lead={t("household.lead", { rent: formatMoney(language, household.rentMinor, household.currency) })}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t("household.submit")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("desk:cancel")}
          </Button>
        </>
      }
    >
      {failure && <SaveProblem failure={failure} refused={t("household.closed")} fields={shownFields} />}
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        <ConsoleForm>
          {form.people.map((person, index) => (
            <ShareField
              key={person.id}
              label={t("household.share", { name: fullName(person) })}
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
                {t("household.add")}
              </Button>
            </div>
          )}
          {people && (
            <p className="critical-text" role="alert">
              {people}
            </p>
          )}
          <Left form={form} currency={household.currency} />
        </ConsoleForm>
      </form>
    </Modal>
  );
}

function Left({ form: { left }, currency }: { readonly form: HouseholdForm; readonly currency: string }) {
  const { t } = useTranslation("household");
  const { language } = useLanguage();
  const amount = formatMoney(language, Math.abs(left), currency);
  return (
    <p role="status" className={left === 0 ? "soft" : "critical-text"}>
      {left > 0 && t("household.left", { amount })}
      {left < 0 && t("household.over", { amount })}
      {left === 0 && t("household.none")}
    </p>
  );
}
