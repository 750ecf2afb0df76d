import { outcomeLabel } from "@latchkey/domain/reports/outcome-labels.ts";
import type { AgencyOutcome } from "../../graphql/operations.generated.ts";
import { useMe } from "../../shell/me.ts";

/** An outcome in the agency's own word, or else in the standard one. */
export const useOutcomeWord = (): ((outcome: AgencyOutcome) => string) => {
  const { outcomeLabels } = useMe().agency;
  const own = Object.fromEntries(outcomeLabels.map(({ outcome, label }) => [outcome, label]));
  return (outcome) => outcomeLabel(own, outcome);
};
