import { SearchForm } from "@latchkey/members/lists/search-form.tsx";
import { Chips } from "@latchkey/ui/chips/chips.tsx";
import { ConsoleFields } from "@latchkey/ui/console-form/console-form.tsx";
import { PanelTools } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { FiltersBar } from "../desk/filters/filters-bar.tsx";
import { ListSearch } from "../desk/list-search.tsx";
import { OnlyFields } from "./only-fields.tsx";
import { type Counts, type QueueView, queueOrders, queueViews } from "./queue.graphql.ts";
import type { QueueViewState } from "./use-queue-view.ts";

/** The number of parties in a view; undefined for views without a count. */
const countOf = (view: QueueView, counts: Counts): number | undefined => {
  const { waiting, mine, late, answers, applicants, held } = counts;
  switch (view) {
    case "OPEN":
      return waiting + applicants;
    case "MINE":
      return mine;
    case "LATE":
      return late;
    case "ANSWERS":
      return answers;
    case "WAITING":
      return waiting;
    case "APPLICANTS":
      return applicants;
    case "HELD":
      return held;
    case "CLOSED":
      return undefined;
  }
};

interface QueueToolsProps {
  readonly counts: Counts;
  readonly state: QueueViewState;
  readonly page: ComponentProps<typeof FiltersBar>["page"];
}

export function QueueTools({ counts, state, page }: QueueToolsProps) {
  const { t } = useTranslation("queue");
  return (
    <PanelTools>
      <Chips
        label={t("views")}
        chips={queueViews.map((name) => ({
          name,
          label: t(`view.${name}`),
          count: countOf(name, counts),
        }))}
        current={state.shown.view}
        onChoose={(view) => state.change({ view })}
      />
      <SearchForm onSearch={state.searchNow}>
        <ConsoleFields columns={2}>
          <ListSearch label={t("search")} hint={t("searchHint")} state={state} />
          <Field label={t("order")}>
            {(aria) => (
              <Select
                {...aria}
                options={queueOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
                value={state.shown.order}
                onChange={({ currentTarget: { value } }) => {
                  const order = queueOrders.find((one) => one === value);
                  if (order) state.change({ order });
                }}
              />
            )}
          </Field>
          <OnlyFields state={state} />
        </ConsoleFields>
      </SearchForm>
      <FiltersBar
        list="QUEUE"
        filters={state.shown.filters}
        page={page}
        onChoose={(filters) => state.change({ filters })}
      />
    </PanelTools>
  );
}
