import { currencySign } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { NamedPerson } from "@latchkey/domain/applications/new-application.ts";
import { parseAmount } from "@latchkey/domain/rules/amount.ts";
import { tidyEmail, tidyName } from "@latchkey/domain/rules/tidy.ts";
import { IconButton } from "@latchkey/ui/button/icon-button.tsx";
import { ConsoleFields } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { RosterRow } from "@latchkey/ui/roster/roster.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { describedByRow, RowWarning } from "./row-warning.tsx";
import type { TypedPerson } from "./typed-application.ts";
import { type ApplicationForm, fieldId } from "./use-application-form.ts";
import { useErrorOf } from "./use-new-texts.ts";

const named = ["firstName", "lastName", "email"] as const satisfies readonly (keyof NamedPerson)[];

interface PersonRowProps {
  readonly form: ApplicationForm;
  readonly person: TypedPerson;
  readonly index: number;
}

/** One person with their share, and perhaps who guarantees it. */
export function PersonRow({ form, person, index }: PersonRowProps) {
  const { t } = useTranslation("new-application");
  const number = t("people.person", { number: index + 1 });
  const name = person.firstName.trim() || number;
  return (
    <RosterRow
      label={number}
      last={<Share form={form} person={person} index={index} />}
      remove={
        form.typed.people.length > 1 && (
          <IconButton
            icon="trash"
            label={t("people.remove", { name })}
            onClick={() => form.removePerson(index)}
          />
        )
      }
      more={
        <>
          <RowWarning form={form} path={`people.${index}.email`} />
          <Guarantor form={form} person={person} index={index} name={name} />
        </>
      }
    >
      {named.map((field) => (
        <NamedField
          key={field}
          form={form}
          path={`people.${index}.${field}`}
          field={field}
          value={person[field]}
          onChange={(value) => form.setPerson(index, field, value)}
        />
      ))}
    </RosterRow>
  );
}

interface NamedFieldProps {
  readonly form: ApplicationForm;
  readonly path: string;
  readonly field: (typeof named)[number];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function NamedField({ form, path, field, value, onChange }: NamedFieldProps) {
  const { t } = useTranslation("new-application");
  const errorOf = useErrorOf(form);
  return (
    <Field label={t(`people.${field}`)} id={fieldId(path)} error={errorOf(path)}>
      {(aria) => (
        <TextInput
          {...describedByRow(aria, { form, path })}
          type={field === "email" ? "email" : "text"}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => {
            const tidied = field === "email" ? tidyEmail(value) : tidyName(value);
            if (tidied !== value) onChange(tidied);
            form.touch(path);
          }}
        />
      )}
    </Field>
  );
}

function Share({ form, person, index }: PersonRowProps) {
  const { t } = useTranslation("new-application");
  const { language } = useLanguage();
  const path = `people.${index}.share`;
  const errorOf = useErrorOf(form);
  return (
    <Field label={t("people.share")} id={fieldId(path)} error={errorOf(path)}>
      {(aria) => (
        <TextInput
          {...aria}
          before={currencySign(language, form.typed.currency)}
          inputMode="decimal"
          autoComplete="off"
          value={person.share}
          onChange={(event) => form.setPerson(index, "share", event.currentTarget.value)}
          onBlur={() => form.touch(path)}
        />
      )}
    </Field>
  );
}

function Guarantor({ form, person, index, name }: PersonRowProps & { readonly name: string }) {
  const { t } = useTranslation("new-application");
  const { guarantor } = person;
  const groupId = fieldId(`people.${index}.guarantor`);
  const [moves, setMoves] = useState(0);
  // Each button takes the other one's place.
  useEffect(() => {
    if (moves > 0) focusField(groupId);
  }, [moves, groupId]);
  const move = (change: (index: number) => void) => () => {
    change(index);
    setMoves(moves + 1);
  };
  if (!guarantor) {
    return parseAmount(person.share) === 0 ? (
      <p className="meta">{t("people.noShare")}</p>
    ) : (
      <TextButton id={groupId} onClick={move(form.addGuarantor)}>
        {t("people.addGuarantor", { name })}
      </TextButton>
    );
  }
  return (
    <FieldGroup legend={t("people.guarantor", { name })} id={groupId}>
      <ConsoleFields columns={3}>
        {named.map((field) => (
          <NamedField
            key={field}
            form={form}
            path={`people.${index}.guarantor.${field}`}
            field={field}
            value={guarantor[field]}
            onChange={(value) => form.setGuarantor(index, field, value)}
          />
        ))}
      </ConsoleFields>
      <RowWarning form={form} path={`people.${index}.guarantor.email`} />
      <TextButton onClick={move(form.removeGuarantor)}>{t("people.removeGuarantor")}</TextButton>
    </FieldGroup>
  );
}
