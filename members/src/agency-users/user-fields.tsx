import type { Issues } from "@latchkey/browser/forms/issue-resolver.ts";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import {
  AGENCY_USER_EXISTS,
  agencyUserRoles,
  type NewAgencyUser,
} from "@latchkey/domain/agencies/agency-users.ts";
import { tidyEmail, tidyName } from "@latchkey/domain/rules/tidy.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import type { MutationFailure } from "../calls/mutation-failure.ts";
import { ChecksField } from "../saving/checks-field.tsx";
import { useSavedForm } from "../saving/use-saved-form.ts";

interface UserFormOptions {
  readonly defaults: NewAgencyUser;
  readonly issues: (values: NewAgencyUser) => Issues;
  readonly failure: MutationFailure | undefined;
  readonly onValid: (values: NewAgencyUser) => void;
}

export const useUserForm = (options: UserFormOptions) =>
  useSavedForm({ ...options, fields: ["name", "email", "roles"], idPrefix: "user-" });

interface UserFieldsProps {
  readonly form: ReturnType<typeof useUserForm>;
  /** A change has none: the address identifies the user. */
  readonly withEmail?: boolean;
}

export function UserFields({ form, withEmail = false }: UserFieldsProps) {
  const { t } = useTranslation("agency-users");
  const textOf = useIssueText();
  const { name, email, roles } = form.issues;
  const taken = {
    "validation.required": t("form.emailRequired"),
    [AGENCY_USER_EXISTS]: t("form.emailTaken"),
  };
  return (
    <>
      <Field
        label={t("form.name")}
        error={textOf(name, { "validation.required": t("form.nameRequired") })}
        id="user-name"
      >
        {(aria) => <TextInput {...aria} {...form.text("name", tidyName)} autoComplete="off" />}
      </Field>
      {withEmail && (
        <Field label={t("form.email")} error={textOf(email, taken)} id="user-email">
          {(aria) => (
            <TextInput {...aria} {...form.text("email", tidyEmail)} type="email" autoComplete="off" />
          )}
        </Field>
      )}
      <ChecksField
        {...form.controlled("roles")}
        id="user-roles"
        legend={t("form.roles")}
        error={textOf(roles, { "validation.please_select_an_option": t("form.rolesRequired") })}
        choices={agencyUserRoles.map((value) => ({
          value,
          label: t(`roles.${value}`),
          hint: t(`about.${value}`),
        }))}
      />
    </>
  );
}
