import { partyStatuses } from "@latchkey/domain/parties/status.ts";
import {
  type CaseFilterName,
  type CaseFilters,
  caseFilterIssues,
} from "@latchkey/domain/review/case-filters.ts";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DayFilter } from "./day-filter.tsx";
import { type Choice, FilterChoices } from "./filters.graphql.ts";

interface FiltersFormProps {
  readonly filters: CaseFilters;
  readonly onChoose: (filters: CaseFilters) => void;
}

const DAYS = ["from", "to", "deadline"] as const satisfies readonly CaseFilterName[];

export function FiltersForm({ filters, onChoose }: FiltersFormProps) {
  const { t } = useTranslation("case-filters");
  const idPrefix = useId();
  const [{ data }] = useKeptQuery({ query: FilterChoices, variables: {} });
  const { agencies = [], policies = [] } = data?.filterChoices ?? {};
  const issues = caseFilterIssues(filters);
  const choose = (name: CaseFilterName) => (value: string) => onChoose({ ...filters, [name]: value });
  return (
    <ConsoleForm>
      <ConsoleFields columns={3}>
        <Chosen
          label={t("agency")}
          all={t("allAgencies")}
          choices={agencies}
          value={filters.agency}
          onChoose={choose("agency")}
        />
        <Chosen
          label={t("policy")}
          all={t("allPolicies")}
          choices={policies}
          value={filters.policy}
          onChoose={choose("policy")}
        />
        <Chosen
          label={t("status")}
          all={t("allStatuses")}
          choices={partyStatuses.map((status) => ({ id: status, name: t(`statuses.${status}`) }))}
          value={filters.status}
          onChoose={choose("status")}
        />
        {DAYS.map((name) => (
          <DayFilter
            key={name}
            id={idPrefix + name}
            label={t(name)}
            value={filters[name]}
            issue={issues[name]}
            onChoose={choose(name)}
          />
        ))}
      </ConsoleFields>
    </ConsoleForm>
  );
}

interface ChosenProps {
  readonly label: string;
  readonly all: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function Chosen({ label, all, choices, value, onChoose }: ChosenProps) {
  const { t } = useTranslation("case-filters");
  // A link may name an agency that is gone, and the choices arrive after the page.
  const isUnknown = value !== "" && !choices.some(({ id }) => id === value);
  return (
    <Field label={label}>
      {(aria) => (
        <Select
          {...aria}
          value={value}
          options={[
            { value: "", label: all },
            ...choices.map(({ id, name }) => ({ value: id, label: name })),
            ...(isUnknown ? [{ value, label: t("unknown") }] : []),
          ]}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
