import { SearchForm } from "@latchkey/members/lists/search-form.tsx";
import { Chips } from "@latchkey/ui/chips/chips.tsx";
import { PanelTools } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ListSearch } from "../desk/list-search.tsx";
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
      <SearchForm>
        <ListSearch
          label={t("search")}
          hint={t("searchHint")}
          state={{ typed: search, type: (words) => set("search", words) }}
        />
      </SearchForm>
    </PanelTools>
  );
}
