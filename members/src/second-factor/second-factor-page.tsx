import { Navigate } from "react-router";
import { PendingGate } from "../factors/pending-gate.tsx";
import { useMemberPages } from "../session/member-app.ts";
import { SecondFactorCard } from "./second-factor-card.tsx";

/** The second step of a sign-in, after the link. */
export function SecondFactorPage() {
  const { enrolment } = useMemberPages();
  return (
    <PendingGate>
      {(pending) =>
        pending.isEnrolled ? <SecondFactorCard pending={pending} /> : <Navigate to={enrolment} replace />
      }
    </PendingGate>
  );
}
