import type { Activity } from "./request.ts";
import type { Source, Verification } from "./verifications.ts";

/** The shapes of a verification. The developer pages are not public, so these are our own guesses. */

/** A bank shows payments of an employer, but not their purpose. */
const STATUS_BY_SOURCE: Readonly<Record<Source, "verified" | "connected">> = {
  hmrc: "verified",
  payroll: "verified",
  bank: "connected",
};

const activityOf = (activity: Activity, index: number, { id, outcome }: Verification) => {
  const { customId, type, isCurrent, startDate, endDate, jobTitle, declaredAnnualIncome } = activity;
  const source = outcome?.kind === "completed" && activity.verifyViaKonfir ? outcome.source : undefined;
  return {
    id: `act_${id.slice(-8)}_${index + 1}`,
    customId,
    type,
    status: source ? STATUS_BY_SOURCE[source] : "notConnected",
    ...(source && {
      verifiedVia: source,
      employerName: activity.employerName ?? activity.companyName ?? null,
      jobTitle: jobTitle ?? null,
      isCurrent,
      startDate: startDate ?? null,
      endDate: endDate ?? null,
      annualIncome: declaredAnnualIncome ?? null,
    }),
  };
};

const STATUS = { completed: "completed", cancelled: "cancelled" } as const;

export const verificationOf = (verification: Verification, candidateUrl: string) => {
  const { id, request, outcome } = verification;
  const { firstName, lastName, activities } = request.data;
  const { redirectUrl, webhookUrl } = request.meta;
  return {
    data: {
      id,
      firstName,
      lastName,
      status: outcome ? STATUS[outcome.kind] : "waitingForCandidate",
      ...(outcome?.kind === "cancelled" && { cancellationReason: outcome.reason }),
      activities: activities.map((one, index) => activityOf(one, index, verification)),
    },
    meta: { candidateUrl, redirectUrl, webhookUrl, isSandbox: true },
  };
};
