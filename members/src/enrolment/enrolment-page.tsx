import { useState } from "react";
import { Navigate } from "react-router";
import { PendingGate } from "../factors/pending-gate.tsx";
import type { PendingSignIn } from "../factors/second-factor-calls.ts";
import { useMemberPages } from "../session/member-app.ts";
import { KindsCard } from "./kinds-card.tsx";
import { RecoveryCard } from "./recovery-card.tsx";

/** Sets up the second step: on the first visit, or after an administrator has reset the second step. */
export function EnrolmentPage() {
  return <PendingGate>{(pending) => <Enrolment pending={pending} />}</PendingGate>;
}

function Enrolment({ pending }: { readonly pending: PendingSignIn }) {
  const { secondFactor } = useMemberPages();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCard email={pending.email} codes={codes} />;
  // A member with a second factor proves it before adding another.
  if (pending.isEnrolled) return <Navigate to={secondFactor} replace />;
  return <KindsCard isAdding={pending.addsFactor} onEnrolled={setCodes} />;
}
