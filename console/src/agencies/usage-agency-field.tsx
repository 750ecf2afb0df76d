import type { UsageChoice } from "@latchkey/members/usage/use-usage-choice.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import type { AgencyUsage } from "./usage.graphql.ts";

interface UsageAgencyFieldProps {
  readonly choice: UsageChoice;
  readonly rows: AgencyUsage["usage"];
}

/** The agencies that have rows. */
export function UsageAgencyField({ choice: { agencyId, choose }, rows }: UsageAgencyFieldProps) {
  const { t } = useTranslation("usage");
  const names = new Map(rows.map((row) => [row.agencyId, row.agency]));
  return (
    <Field label={t("agency")}>
      {(aria) => (
        <Select
          {...aria}
          options={[
            { value: "", label: t("allAgencies") },
            ...[...names].map(([value, label]) => ({ value, label })),
          ]}
          value={names.has(agencyId) ? agencyId : ""}
          onChange={(event) => choose("agency", event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
