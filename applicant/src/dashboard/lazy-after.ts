import { lazy } from "react";

const loadAfter = () => import("./decided-after.tsx");

export const RecordedText = lazy(async () => ({ default: (await loadAfter()).RecordedText }));
export const OverNote = lazy(async () => ({ default: (await loadAfter()).OverNote }));
export const CourseText = lazy(async () => ({ default: (await loadAfter()).CourseText }));
