import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { agencyNamed } from "./agency-offer.ts";
import type { OfferingAgency } from "./new-application.graphql.ts";
import { type ApplicationForm, fieldId } from "./use-application-form.ts";
import { useErrorOf } from "./use-new-texts.ts";

interface AgencyFieldsProps {
  readonly form: ApplicationForm;
  readonly agencies: readonly OfferingAgency[];
}

/** The name of a known agency or of a new one, and a branch where the agency has some. */
export function AgencyFields({ form, agencies }: AgencyFieldsProps) {
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
              onChange={(event) => form.setAgency(event.currentTarget.value)}
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
      {agency && agency.branches.length > 0 && (
        <Field
          label={t("home.branch")}
          optionalLabel={t("home.optional")}
          id={fieldId("branch")}
          error={errorOf("branch")}
        >
          {(aria) => (
            <Select
              {...aria}
              placeholder={t("home.noBranch")}
              options={agency.branches.map(({ id, name }) => ({ value: id, label: name }))}
              value={form.typed.branch}
              onChange={(event) => form.set("branch", event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}
