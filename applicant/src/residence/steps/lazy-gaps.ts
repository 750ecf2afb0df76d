import { lazy } from "react";

const loadGaps = () => import("../gaps/gaps.tsx");

/** Fetched ahead, so that a refused Continue shows them without a wait, and without a network too. */
export const prefetchGaps = (): void => void loadGaps().catch(() => undefined);

export const GapTimes = lazy(async () => ({ default: (await loadGaps()).GapTimes }));
export const GapReasonFields = lazy(async () => ({ default: (await loadGaps()).GapReasonFields }));
