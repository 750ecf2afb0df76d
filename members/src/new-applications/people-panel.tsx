import { MOST_PEOPLE } from "@latchkey/domain/applications/new-application.ts";
import { parseAmount } from "@latchkey/domain/rules/amount.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Roster } from "@latchkey/ui/roster/roster.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { PersonRow } from "./person-row.tsx";
import { SharesSummary } from "./shares-summary.tsx";
import { type ApplicationForm, fieldId } from "./use-application-form.ts";
import { useErrorOf } from "./use-new-texts.ts";

export function PeoplePanel({ form }: { readonly form: ApplicationForm }) {
  const { t } = useTranslation("new-application");
  const { people, rent } = form.typed;
  const error = useErrorOf(form)("people");
  const isFull = people.length >= MOST_PEOPLE;
  return (
    <ConsolePanel
      title={t("people.title")}
      tools={<span className="soft">{t("people.count", { count: people.length, max: MOST_PEOPLE })}</span>}
    >
      <ConsoleForm>
        <Roster label={t("people.title")}>
          {people.map((person, index) => (
            <PersonRow key={person.key} form={form} person={person} index={index} />
          ))}
        </Roster>
        <div className="row" id={fieldId("people")}>
          {!isFull && (
            <Button size="small" icon="plus" onClick={form.addPerson}>
              {t("people.add")}
            </Button>
          )}
          {parseAmount(rent) !== undefined && people.length > 0 && (
            <TextButton onClick={form.shareEqually}>{t("people.equal")}</TextButton>
          )}
        </div>
        {error && (
          <p className="critical-text" role="alert">
            {error}
          </p>
        )}
        <SharesSummary form={form} />
      </ConsoleForm>
    </ConsolePanel>
  );
}
