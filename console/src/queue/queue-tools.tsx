import { Chips } from "@latchkey/ui/chips/chips.tsx";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { PanelTools } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { type Counts, type QueueView, queueOrders, queueViews } from "./queue.graphql.ts";
import type { QueueViewState } from "./use-queue-view.ts";

/** The number of parties in a view; undefined for views without a count. */
const countOf = (view: QueueView, counts: Counts): number | undefined => {
  const { waiting, mine, late, answers, applicants } = counts;
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
    case "CLOSED":
      return undefined;
  }
};

interface QueueToolsProps {
  readonly counts: Counts;
  readonly state: QueueViewState;
}

export function QueueTools({ counts, state }: QueueToolsProps) {
  const { t } = useTranslation("queue");
  const box = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: "/", label: t("keys.search"), run: () => box.current?.focus() }]);
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
        onChoose={state.choose}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element search */}
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          state.searchNow();
        }}
      >
        <ConsoleForm>
          <ConsoleFields columns={2}>
            <Field label={t("search")} hint={t("searchHint")}>
              {(aria) => (
                <TextInput
                  {...aria}
                  type="search"
                  autoComplete="off"
                  ref={box}
                  value={state.typed}
                  onChange={(event) => state.type(event.currentTarget.value)}
                />
              )}
            </Field>
            <Field label={t("order")}>
              {(aria) => (
                <Select
                  {...aria}
                  options={queueOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
                  value={state.shown.order}
                  onChange={({ currentTarget: { value } }) => {
                    const order = queueOrders.find((one) => one === value);
                    if (order) state.sortBy(order);
                  }}
                />
              )}
            </Field>
          </ConsoleFields>
        </ConsoleForm>
      </form>
    </PanelTools>
  );
}
