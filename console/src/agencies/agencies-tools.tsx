import { Chips } from "@latchkey/ui/chips/chips.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { PanelTools } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import type { ListedAgency } from "./agencies.graphql.ts";
import { agenciesIn, agenciesWith, agencyViews } from "./agency-views.ts";

/** The view and the search that the address names, so that the way back from an agency leads to them. */
export const useAgencyChoice = () => {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get("view");
  const set = (name: "view" | "search", value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    view: agencyViews.find((one) => one === named) ?? "all",
    search: parameters.get("search") ?? "",
    set,
  };
};

type AgencyChoice = ReturnType<typeof useAgencyChoice>;

export const chosenAgencies = (
  { view, search }: Pick<AgencyChoice, "view" | "search">,
  agencies: readonly ListedAgency[],
): readonly ListedAgency[] => agenciesIn(view, agenciesWith(search, agencies));

interface AgenciesToolsProps {
  readonly agencies: readonly ListedAgency[];
  readonly choice: AgencyChoice;
}

export function AgenciesTools({ agencies, choice: { view, search, set } }: AgenciesToolsProps) {
  const { t } = useTranslation("agencies");
  const box = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: "/", label: t("keys.search"), run: () => box.current?.focus() }]);
  const found = agenciesWith(search, agencies);
  return (
    <PanelTools>
      <Chips
        label={t("views")}
        chips={agencyViews.map((name) => ({
          name,
          label: t(`view.${name}`),
          count: agenciesIn(name, found).length,
        }))}
        current={view}
        onChoose={(name) => set("view", name === "all" ? "" : name)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element search */}
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <ConsoleForm>
          <Field label={t("search")} hint={t("searchHint")}>
            {(aria) => (
              <TextInput
                {...aria}
                type="search"
                autoComplete="off"
                ref={box}
                value={search}
                onChange={(event) => set("search", event.currentTarget.value)}
              />
            )}
          </Field>
        </ConsoleForm>
      </form>
    </PanelTools>
  );
}
