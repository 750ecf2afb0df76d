import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import type { FigureGrouping } from "@latchkey/domain/figures/figure-counts.ts";
import { groupText } from "../desk/group-text.ts";
import type { FiguresT } from "./figure-texts.ts";
import type { Choice, Figures } from "./figures.graphql.ts";

type Lists = Pick<Figures, "agencies" | "policies" | "reviewers">;

export const nameIn = (t: FiguresT, list: readonly Choice[], id: string): string =>
  list.find((one) => one.id === id)?.name ?? t("unknown");

interface NamedGroup {
  readonly grouping: Exclude<FigureGrouping, "all">;
  readonly value: string;
}

export const groupName = (t: FiguresT, lists: Lists, { grouping, value }: NamedGroup): string => {
  if (grouping === "policy") return nameIn(t, lists.policies, value);
  if (grouping === "agency") return nameIn(t, lists.agencies, value);
  if (grouping === "reviewer") return nameIn(t, lists.reviewers, value);
  return groupText(t, grouping, value);
};

export const askedName = (t: FiguresT, name: string): string =>
  codeText(
    t,
    name,
    `desk:section.${name}`,
    `document-names:kind.${name}`,
    `other-document-names:kind.${name}`,
  );

/** The name of a reason or a condition. */
export const reasonName = (t: FiguresT, name: string): string =>
  name === "none"
    ? t("met.noReason")
    : codeText(t, name, `decision:reasons.${name}`, `decision:conditions.${name}`);

/** A decision that needs no override has the reason of its outcome. */
export const deviationName = (t: FiguresT, name: string): string =>
  codeText(t, reasonName(t, name), `decision:overrides.${name}`);
