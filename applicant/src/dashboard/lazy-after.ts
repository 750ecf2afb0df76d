import { lazy } from "react";

const loadAfter = () => import("./decided-after.tsx");

export const RecordedText = lazy(async () => ({ default: (await loadAfter()).RecordedText }));
export const AfterNote = lazy(async () => ({ default: (await loadAfter()).AfterNote }));
