import { BranchField } from "@latchkey/members/new-applications/branch-field.tsx";
import { type ApplicationForm, fieldId } from "@latchkey/members/new-applications/use-application-form.ts";
import { useErrorOf } from "@latchkey/members/new-applications/use-new-texts.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { agencyNamed } from "./known-agencies.ts";
import type { OfferingAgency } from "./new-application.graphql.ts";

interface AgencyFieldsProps {
  readonly form: ApplicationForm;
  readonly agencies: readonly OfferingAgency[];
  readonly onAgency: (name: string) => void;
}

/** The name of a known agency or of a new one, and a branch where the agency has some. */
export function AgencyFields({ form, agencies, onAgency }: AgencyFieldsProps) {
  const { t } = useTranslation("new-application");
  const errorOf = useErrorOf(form);
  const known = useId();
  const agency = agencyNamed(agencies, form.typed.agency);
  return (
    <>
      <Field label={t("home.agency")} id={fieldId("agency")} error={errorOf("agency")}>
        {(aria) => (
          <>
            <TextInput
              {...aria}
              autoComplete="off"
              list={known}
              value={form.typed.agency}
              onChange={(event) => onAgency(event.currentTarget.value)}
              onBlur={() => form.touch("agency")}
            />
            <datalist id={known}>
              {agencies.map(({ id, name }) => (
                <option key={id} value={name} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      {agency && agency.branches.length > 0 && <BranchField form={form} branches={agency.branches} />}
    </>
  );
}
