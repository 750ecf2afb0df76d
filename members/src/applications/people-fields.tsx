import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { currencySign, formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { MOST_PEOPLE } from "@latchkey/domain/applications/new-application.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useTranslation } from "react-i18next";
import { useMemberApp } from "../session/member-app.ts";
import { fullName } from "../shell/person-name.ts";
import { AddedPeople } from "./added-people.tsx";
import { ShareField } from "./share-field.tsx";
import { ADD_ID, type PeopleForm } from "./use-people-form.ts";

interface OfForm {
  readonly form: PeopleForm;
  readonly currency: string;
}

/** Shares of those who stay, and whether they add up to the rent. */
export function ShareFields({ form, currency }: OfForm) {
  const { t } = useTranslation("people-form");
  const { language } = useLanguage();
  const textOf = useIssueText(useMemberApp().issueTexts);
  return form.people.map((person, index) => (
    <ShareField
      key={person.id}
      label={t("share", { name: fullName(person) })}
      sign={currencySign(language, currency)}
      value={form.typed.shares[index] ?? ""}
      error={textOf(form.issues[`shares.${index}.share`])}
      onChange={(share) => form.setShare(index, share)}
    />
  ));
}

/** The fields of further people, and the button for one more. */
export function NewPeople({ form, currency }: OfForm) {
  const { t } = useTranslation("people-form");
  const { language } = useLanguage();
  return (
    <>
      <AddedPeople form={form} sign={currencySign(language, currency)} />
      {form.people.length + form.typed.added.length < MOST_PEOPLE && (
        <div>
          <Button id={ADD_ID} size="small" icon="plus" onClick={form.add}>
            {t("add")}
          </Button>
        </div>
      )}
    </>
  );
}

export function SharesSum({ form: { left, issues }, currency }: OfForm) {
  const { t } = useTranslation("people-form");
  const { language } = useLanguage();
  const people = useIssueText(useMemberApp().issueTexts)(issues.people);
  const amount = formatMoney(language, Math.abs(left), currency);
  return (
    <>
      {people && (
        <p className="critical-text" role="alert">
          {people}
        </p>
      )}
      <p role="status" className={left === 0 ? "soft" : "critical-text"}>
        {left > 0 && t("left", { amount })}
        {left < 0 && t("over", { amount })}
        {left === 0 && t("none")}
      </p>
    </>
  );
}
