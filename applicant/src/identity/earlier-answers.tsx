import { lazy, Suspense } from "react";
import { useInitialData } from "../shell/initial-data.tsx";
import { useIdentityStep } from "./identity-context.ts";

/** Lazy, because few applicants have an earlier case. */
const CarryOverOffer = lazy(() => import("./carry-over/carry-over-offer.tsx"));

export function EarlierAnswers() {
  const { request } = useIdentityStep();
  const { applications } = useInitialData();
  if (applications.length < 2 || request) return null;
  return (
    <Suspense fallback={null}>
      <CarryOverOffer />
    </Suspense>
  );
}
