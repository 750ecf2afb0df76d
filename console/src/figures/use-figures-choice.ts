import { type FiguresPeriod, figuresPeriods } from "@latchkey/domain/figures/figures-period.ts";
import { useSearchParams } from "react-router";

/** null: of all. */
export interface FiguresChoice {
  readonly period: FiguresPeriod;
  readonly agencyId: string | null;
  readonly policy: string | null;
}

const [firstPeriod] = figuresPeriods;

export const periodNamed = (name: string | null): FiguresPeriod =>
  figuresPeriods.find((period) => period === name) ?? firstPeriod;

const choiceIn = (search: URLSearchParams): FiguresChoice => ({
  period: periodNamed(search.get("period")),
  agencyId: search.get("agency") || null,
  policy: search.get("policy") || null,
});

const searchOf = ({ period, agencyId, policy }: FiguresChoice): URLSearchParams => {
  const search = new URLSearchParams();
  if (period !== firstPeriod) search.set("period", period);
  if (agencyId) search.set("agency", agencyId);
  if (policy) search.set("policy", policy);
  return search;
};

/** The choice stands in the address, so that Back, a reload and a link keep it. */
export const useFiguresChoice = () => {
  const [search, setSearch] = useSearchParams();
  const choice = choiceIn(search);
  return {
    choice,
    choose: (changed: Partial<FiguresChoice>) => setSearch(searchOf({ ...choice, ...changed })),
  };
};
