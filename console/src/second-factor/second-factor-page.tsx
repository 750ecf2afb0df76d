import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { Navigate } from "react-router";
import { PendingGate } from "../factors/pending-gate.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";

/** The page /console/second-factor: the second step of a sign-in, after the link. */
export function SecondFactorPage() {
  return (
    <PendingGate>
      {(pending) =>
        pending.isEnrolled ? (
          <SecondFactorCard pending={pending} />
        ) : (
          <Navigate to={staffPages.enrolment} replace />
        )
      }
    </PendingGate>
  );
}
