import { formatDate } from "@latchkey/browser/i18n/format.ts";
import type { Dashboard } from "@latchkey/domain/dashboard/derive.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { ProgressItem } from "@latchkey/domain/wizard/progress.ts";
import type { DashboardTexts } from "./card-texts.ts";

/** Kinds of info text (spec 1 §2: normal and remedial cases, submitted or not). */
export type InfoKind =
  | "fresh"
  | "started"
  | "halfway"
  | "ready"
  | "submitted"
  | "remedial"
  | "remedialReady"
  | "remedialSubmitted";

export const infoKind = (dashboard: Dashboard): InfoKind => {
  const { fullySubmitted, hasRemedial, gate, percent, cards } = dashboard;
  if (fullySubmitted) return hasRemedial ? "remedialSubmitted" : "submitted";
  if (hasRemedial) return gate.allowed ? "remedialReady" : "remedial";
  if (gate.allowed) return "ready";
  if (cards.every(({ status }) => status === "to-do" || status === "optional")) return "fresh";
  // A started section counts half in the percentage, but "half done" needs a completed one.
  return percent === 50 && cards.some(({ status }) => status === "completed") ? "halfway" : "started";
};

/** Requests for missing information that are not submitted yet, answered or not. */
export const openRequests = ({ remedialCards }: Dashboard): number =>
  remedialCards.filter(({ status }) => status !== "submitted").length;

export const greeting = (t: DashboardTexts, dashboard: Dashboard, name: string): string => {
  if (dashboard.fullySubmitted)
    return name ? t("greeting.thanks", { name }) : t("greeting.thanksWithoutName");
  return name ? t("greeting.hi", { name }) : t("greeting.hiWithoutName");
};

const lastSubmission = (progress: readonly ProgressItem[]): string | undefined =>
  progress
    .flatMap(({ submittedDtm }) => (submittedDtm ? [submittedDtm] : []))
    .sort()
    .at(-1);

/** The label above the bar: progress, remedial progress, completed, submitted (spec 1 §2). */
export const progressLabel = (
  t: DashboardTexts,
  { label }: Dashboard,
  { progress, language }: { readonly progress: readonly ProgressItem[]; readonly language: Language },
): string => {
  if (label === "progress") return t("progress.progress");
  if (label === "remedial-progress") return t("progress.remedial");
  if (label === "completed") return t("progress.completed");
  const moment = lastSubmission(progress);
  return moment ? t("progress.submittedOn", { date: formatDate(language, moment) }) : t("progress.submitted");
};
