import { lazy, Suspense } from "react";
import { useInitialData } from "../shell/initial-data.tsx";
import { useIdentityStep } from "./identity-context.ts";

/** Few have an earlier case: only they load what offers its answers. */
const CarryOverOffer = lazy(() => import("./carry-over/carry-over-offer.tsx"));

/** What was told in an earlier case, offered as a copy; nothing where there is none, or where a reviewer asks again. */
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
