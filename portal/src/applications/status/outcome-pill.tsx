import { Pill, type PillState } from "@latchkey/ui/pill/pill.tsx";
import type { AgencyOutcome } from "../../graphql/operations.generated.ts";
import { useOutcomeWord } from "./outcome-word.ts";

const looks: Readonly<Record<AgencyOutcome, PillState>> = {
  ACCEPTED: "done",
  ACCEPTED_CONDITIONS: "progress",
  ACCEPTED_GUARANTOR: "progress",
  NOT_ACCEPTED_CRITERIA: "missing",
  NOT_COMPLETED: "waiting",
};

/** The outcome of a person or of a home. */
export function OutcomePill({ outcome }: { readonly outcome: AgencyOutcome }) {
  const wordOf = useOutcomeWord();
  return (
    <Pill state={looks[outcome]} small wraps>
      {wordOf(outcome)}
    </Pill>
  );
}
