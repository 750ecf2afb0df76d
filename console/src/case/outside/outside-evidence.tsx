import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import type { ShownOutside } from "../../desk/outside.graphql.ts";
import { useOutsideLines } from "../../desk/outside-lines.ts";
import { OutsideFileLink } from "./outside-file-link.tsx";

type OutsideFacts = Pick<
  ShownOutside,
  "id" | "kind" | "title" | "provider" | "madeOn" | "ccjs" | "insolvency"
>;

interface OutsideEvidenceProps {
  readonly partyId: string;
  readonly results: readonly OutsideFacts[];
}

/** The content of the results, without the first reviewer's verdict. */
export function OutsideEvidence({ partyId, results }: OutsideEvidenceProps) {
  const { t } = useTranslation("outside");
  const linesOf = useOutsideLines();
  return (
    <ConsolePanel title={t("title")}>
      <div className="stack">
        {results.map((result) => (
          <section key={result.id} className="stack stack--tight" aria-label={t(result.kind)}>
            <h3>{t(result.kind)}</h3>
            <p className="lines">{linesOf(result).join("\n")}</p>
            <OutsideFileLink partyId={partyId} resultId={result.id} />
          </section>
        ))}
      </div>
    </ConsolePanel>
  );
}
