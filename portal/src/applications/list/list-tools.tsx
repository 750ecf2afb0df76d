import { agencysViews } from "@latchkey/domain/applications/agencys-turn.ts";
import { SearchForm } from "@latchkey/members/lists/search-form.tsx";
import { Chips } from "@latchkey/ui/chips/chips.tsx";
import { ConsoleFields } from "@latchkey/ui/console-form/console-form.tsx";
import { PanelTools } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select, type SelectOption } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import type { PartyStatus } from "../../graphql/operations.generated.ts";
import { useMe } from "../../shell/me.ts";
import { statusLooks } from "../status/application-status.ts";
import type { Counts } from "./applications.graphql.ts";
import type { ListState } from "./use-list-view.ts";

const ANY = "";

const statuses = Object.keys(statusLooks) as readonly PartyStatus[];

interface ListToolsProps {
  readonly state: ListState;
  readonly counts: Counts | undefined;
}

/** Views, search and filters above the list. */
export function ListTools({ state, counts }: ListToolsProps) {
  const { t } = useTranslation("applications");
  const { branches } = useMe().agency;
  const { shown, change } = state;
  const numbers = {
    OPEN: counts?.open,
    YOURS: counts?.yours,
    LATE: counts?.late,
    DECIDED: undefined,
    ALL: undefined,
  };
  return (
    <PanelTools>
      <Chips
        label={t("views.label")}
        chips={agencysViews.map((name) => ({ name, label: t(`views.${name}`), count: numbers[name] }))}
        current={shown.view}
        onChoose={(view) => change({ view })}
      />
      <SearchForm onSearch={state.searchNow}>
        <ConsoleFields columns={branches.length > 0 ? 3 : 2}>
          <Field label={t("search")}>
            {(aria) => (
              <TextInput
                {...aria}
                type="search"
                autoComplete="off"
                placeholder={t("searchHint")}
                value={state.typed}
                onChange={(event) => state.type(event.currentTarget.value)}
              />
            )}
          </Field>
          <Choice
            label={t("status")}
            all={t("anyStatus")}
            options={statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
            value={shown.status}
            onChoose={(status) => change({ status: statuses.find((one) => one === status) ?? null })}
          />
          {branches.length > 0 && (
            <Choice
              label={t("branch")}
              all={t("allBranches")}
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
              value={shown.branchId}
              onChoose={(branchId) => change({ branchId })}
            />
          )}
        </ConsoleFields>
      </SearchForm>
    </PanelTools>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly onChoose: (value: string | null) => void;
}

function Choice({ label, all, options, value, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      {(aria) => (
        <Select
          {...aria}
          options={[{ value: ANY, label: all }, ...options]}
          value={value ?? ANY}
          onChange={({ currentTarget: { value: chosen } }) => onChoose(chosen === ANY ? null : chosen)}
        />
      )}
    </Field>
  );
}
