import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ageBands } from "@latchkey/domain/review/ageing.ts";
import { Table } from "@latchkey/ui/table/table.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { QUEUE_PATH, REFERENCES_PATH } from "../desk/case-names.ts";
import type { ShownWorkload } from "./workload.graphql.ts";

const hrefs = {
  REVIEWERS: `${QUEUE_PATH}?view=waiting`,
  APPLICANTS: `${QUEUE_PATH}?view=applicants`,
  REFEREES: REFERENCES_PATH,
} as const;

const columns = ["first", "second", "third", "more"] as const;

/** How long what waits, by the one who acts next. */
export function AgeingTable({ ageing }: Pick<ShownWorkload, "ageing">) {
  const { t } = useTranslation("workload");
  const labelOf = (index: number): string => {
    const last = ageBands[index];
    if (last === undefined) return t("ageing.more", { days: ageBands.at(-1) ?? 0 });
    return t("ageing.band", { from: index === 0 ? 0 : (ageBands[index - 1] ?? 0) + 1, to: last });
  };
  return (
    <Table
      label={t("ageing.title")}
      headLabel={t("ageing.turn")}
      columns={columns.map((name, index) => ({ name, label: labelOf(index), numeric: true }))}
      rows={ageing.map(({ turn, bands: [first = 0, second = 0, third = 0, more = 0] }) => ({
        id: turn,
        head: (
          <TextLink href={hrefs[turn]} linkAs={RoutedLink}>
            {t(`ageing.turns.${turn}`)}
          </TextLink>
        ),
        cells: { first, second, third, more },
      }))}
    />
  );
}
