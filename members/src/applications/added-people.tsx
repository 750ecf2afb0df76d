import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { tidyEmail, tidyName } from "@latchkey/domain/rules/tidy.ts";
import { ConsoleFields } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { useMemberApp } from "../session/member-app.ts";
import { ShareField } from "./share-field.tsx";
import type { AddedPerson, PeopleForm } from "./use-people-form.ts";

interface AddedPeopleProps {
  readonly form: PeopleForm;
  readonly sign: string;
}

export function AddedPeople({ form, sign }: AddedPeopleProps) {
  const { t } = useTranslation("people-form");
  const textOf = useIssueText(useMemberApp().issueTexts);
  return form.typed.added.map((person, index) => {
    const errorOf = (field: string) => textOf(form.issues[`added.${index}.${field}`]);
    const set = (field: keyof AddedPerson) => (value: string) => form.setAdded(index, { [field]: value });
    const leave = (field: "firstName" | "lastName" | "email", tidied: string) => {
      if (tidied !== person[field]) set(field)(tidied);
    };
    const number = t("person", { number: index + 1 });
    return (
      <FieldGroup key={person.key} legend={number} boxed>
        <div className="stack">
          <ConsoleFields columns={2}>
            {(["firstName", "lastName"] as const).map((field) => (
              <Field key={field} label={t(`${field}`)} error={errorOf(field)}>
                {(aria) => (
                  <TextInput
                    {...aria}
                    autoComplete="off"
                    value={person[field]}
                    onChange={(event) => set(field)(event.currentTarget.value)}
                    onBlur={() => leave(field, tidyName(person[field]))}
                  />
                )}
              </Field>
            ))}
          </ConsoleFields>
          <Field label={t("email")} error={errorOf("email")}>
            {(aria) => (
              <TextInput
                {...aria}
                type="email"
                autoComplete="off"
                value={person.email}
                onChange={(event) => set("email")(event.currentTarget.value)}
                onBlur={() => leave("email", tidyEmail(person.email))}
              />
            )}
          </Field>
          <ShareField
            label={t("shareNew")}
            sign={sign}
            value={person.share}
            error={errorOf("share")}
            onChange={set("share")}
          />
          <TextButton onClick={() => form.remove(index)}>
            {t("remove", { name: person.firstName.trim() || number })}
          </TextButton>
        </div>
      </FieldGroup>
    );
  });
}
