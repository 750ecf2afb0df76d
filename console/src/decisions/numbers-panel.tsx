import { shortName } from "@latchkey/members/shell/person-name.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import { CountedTable } from "../desk/counted-table.tsx";
import { SumWords } from "../desk/sum-words.tsx";
import type { Desk } from "./decision.graphql.ts";

/** The person's own figures; none where they have stated no income. */
export function NumbersPanel({ desk: { application, party } }: { readonly desk: Desk }) {
  const { t } = useTranslation(["decision", "affordability"]);
  const trace = application.affordability.parties.find(({ partyId }) => partyId === party.id);
  if (!trace || trace.sources.length === 0) return null;
  const { currency } = application;
  return (
    <ConsolePanel title={t("numbers")}>
      <div className="stack">
        <CountedTable
          label={t("affordability:columns.counted")}
          sources={trace.sources.map((source) => ({ source }))}
          currency={currency}
          totalMinor={trace.sum.incomeMinor}
        />
        <SumWords
          sum={trace.sum}
          declared={trace.declared}
          currency={currency}
          guarantors={
            trace.guarantorIncomeMinor !== null && party.guarantorId === null
              ? [{ name: shortName(party), incomeMinor: trace.guarantorIncomeMinor }]
              : []
          }
        />
      </div>
    </ConsolePanel>
  );
}
