import { figuresPeriods } from "@latchkey/domain/figures/figures-period.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select, type SelectOption } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { figureTexts } from "./figure-texts.ts";
import type { Choice, Figures } from "./figures.graphql.ts";
import { periodNamed, type useFiguresChoice } from "./use-figures-choice.ts";

interface FiguresFiltersProps extends ReturnType<typeof useFiguresChoice> {
  readonly figures: Pick<Figures, "agencies" | "policies">;
}

export function FiguresFilters({ figures: { agencies, policies }, choice, choose }: FiguresFiltersProps) {
  const { t } = useTranslation(figureTexts);
  return (
    <PlainPanel label={t("filters.label")}>
      <div className="console-panel__body">
        <ConsoleForm>
          <ConsoleFields columns={3}>
            <Filter
              label={t("filters.period")}
              options={figuresPeriods.map((value) => ({ value, label: t(`filters.${value}`) }))}
              value={choice.period}
              onChoose={(value) => choose({ period: periodNamed(value) })}
            />
            <ChoiceFilter
              label={t("filters.agency")}
              all={t("filters.allAgencies")}
              choices={agencies}
              value={choice.agencyId}
              onChoose={(agencyId) => choose({ agencyId })}
            />
            <ChoiceFilter
              label={t("filters.policy")}
              all={t("filters.allPolicies")}
              choices={policies}
              value={choice.policy}
              onChoose={(policy) => choose({ policy })}
            />
          </ConsoleFields>
        </ConsoleForm>
      </div>
    </PlainPanel>
  );
}

interface FilterProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function Filter({ label, options, value, onChoose }: FilterProps) {
  return (
    <Field label={label}>
      {(aria) => (
        <Select
          {...aria}
          options={options}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface ChoiceFilterProps extends Pick<FilterProps, "label" | "onChoose"> {
  readonly all: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
}

function ChoiceFilter({ all, choices, value, ...rest }: ChoiceFilterProps) {
  const { t } = useTranslation(figureTexts);
  // A link may hold an id that has no counts.
  const isUnknown = value !== null && !choices.some(({ id }) => id === value);
  return (
    <Filter
      {...rest}
      value={value ?? ""}
      options={[
        { value: "", label: all },
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
        ...(isUnknown ? [{ value, label: t("unknown") }] : []),
      ]}
    />
  );
}
