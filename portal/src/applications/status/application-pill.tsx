import type { AgencyOutcome } from "../../graphql/operations.generated.ts";
import { statusOf, type WithStatus } from "./application-status.ts";
import { OutcomePill } from "./outcome-pill.tsx";
import { StatusPill } from "./status-pill.tsx";

interface ApplicationPillProps {
  readonly application: {
    readonly people: readonly WithStatus[];
    readonly outcome: AgencyOutcome | null;
  };
}

/** The status of an application, or the outcome once it is decided. */
export function ApplicationPill({ application: { people, outcome } }: ApplicationPillProps) {
  return outcome === null ? <StatusPill status={statusOf(people)} /> : <OutcomePill outcome={outcome} />;
}
