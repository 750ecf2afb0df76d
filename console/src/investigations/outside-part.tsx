import type { UsedOutside } from "@latchkey/domain/review/outside-result.ts";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import { useOutsideLines } from "../desk/outside-lines.ts";
import { bundleTexts } from "./bundle-texts.ts";

/** The results of outside providers as they were on the day of the decision. */
export function OutsidePart({ results }: { readonly results: readonly UsedOutside[] }) {
  const { t } = useTranslation(bundleTexts);
  const linesOf = useOutsideLines();
  const textOf = (result: UsedOutside): string =>
    [
      ...linesOf(result),
      t(`outside:${result.verdict}`),
      ...(result.isTooOld ? [t("decisions.tooOld")] : []),
    ].join("\n");
  return (
    <Deflist
      items={results.map((result) => ({
        key: `${result.id}`,
        term: t(`outside:${result.kind}`),
        text: <span className="lines">{textOf(result)}</span>,
      }))}
    />
  );
}
