import type { ListedAgency } from "./agencies.graphql.ts";

export const agencyViews = ["all", "active", "stopped", "noContact", "agreementEnded"] as const;
export type AgencyView = (typeof agencyViews)[number];

const inView: Readonly<Record<AgencyView, (agency: ListedAgency) => boolean>> = {
  all: () => true,
  active: ({ isStopped }) => !isStopped,
  stopped: ({ isStopped }) => isStopped,
  noContact: ({ email }) => email === null,
  agreementEnded: ({ hasEndedAgreement }) => hasEndedAgreement,
};

export const agenciesIn = (view: AgencyView, agencies: readonly ListedAgency[]): readonly ListedAgency[] =>
  agencies.filter(inView[view]);

/** Each word is in a name, a branch or an address of the agency. */
export const agenciesWith = (
  searched: string,
  agencies: readonly ListedAgency[],
): readonly ListedAgency[] => {
  const words = searched.toLowerCase().split(/\s+/).filter(Boolean);
  return agencies.filter(({ name, registeredName, email, replyEmail, openBranches }) => {
    const text = [name, registeredName, email, replyEmail, ...openBranches].join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
