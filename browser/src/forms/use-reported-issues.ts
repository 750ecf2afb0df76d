import { useEffect, useRef } from "react";
import { analytics } from "../analytics/analytics.ts";
import type { Issues } from "./issue-resolver.ts";

export type ToldNames = Readonly<Record<string, string>>;

/** Sends 'Validation error in {field}, error: {code}' whenever one appears (spec 1 §7). */
export const useReportedIssues = (issues: Issues, names: ToldNames = {}): void => {
  const shown = useRef<string>("");
  useEffect(() => {
    const entries = Object.entries(issues);
    const now = entries.map(([field, { code }]) => `${field}:${code}`).join();
    if (now === shown.current) return;
    shown.current = now;
    for (const [field, issue] of entries) analytics.validationError(names[field] ?? field, issue);
  });
};
