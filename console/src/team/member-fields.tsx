import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { tidyEmail, tidyName } from "@latchkey/domain/rules/tidy.ts";
import { ALREADY_ON_TEAM, type InvitationFields } from "@latchkey/domain/staff/member.ts";
import { staffRoles } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import type { MemberForm } from "./use-member-form.ts";

interface MemberFieldsProps {
  readonly form: MemberForm;
  /** A change has no address, because the address identifies the member. */
  readonly withEmail?: boolean;
}

export function MemberFields({ form, withEmail = false }: MemberFieldsProps) {
  const { t } = useTranslation("team");
  const textOf = useIssueText();
  const { issues } = form;
  const ownTexts: Readonly<Record<keyof InvitationFields, Readonly<Record<string, string>>>> = {
    name: { "validation.required": t("form.nameRequired") },
    email: {
      "validation.required": t("form.emailRequired"),
      [ALREADY_ON_TEAM]: t("form.emailTaken"),
    },
    roles: { "validation.please_select_an_option": t("form.rolesRequired") },
  };
  const errorOf = (field: keyof InvitationFields) => textOf(issues[field], ownTexts[field]);
  return (
    <>
      <Field label={t("form.name")} error={errorOf("name")} id="member-name">
        {(aria) => <TextInput {...aria} {...form.text("name", tidyName)} autoComplete="off" />}
      </Field>
      {withEmail && (
        <Field label={t("form.email")} error={errorOf("email")} id="member-email">
          {(aria) => (
            <TextInput {...aria} {...form.text("email", tidyEmail)} type="email" autoComplete="off" />
          )}
        </Field>
      )}
      <ChecksField
        {...form.controlled("roles")}
        id="member-roles"
        legend={t("form.roles")}
        error={errorOf("roles")}
        choices={staffRoles.map((value) => ({
          value,
          label: t(`roles.${value}`),
          hint: t(`about.${value}`),
        }))}
      />
    </>
  );
}
