import type { MutationFailure } from "../calls/mutation-failure.ts";

/** A link by which a landlord reads a report. */
export interface ShownReportLink {
  readonly id: string;
  readonly url: string;
  readonly handedTo: string;
  readonly expiresAt: string;
  readonly endedAt: string | null;
  /** The newest first. */
  readonly views: readonly { readonly at: string }[];
}

export interface GivenLink {
  readonly reportId: string;
  readonly handedTo: string;
  readonly days: number;
}

interface Act<Given> {
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  /** @returns whether it was done */
  readonly send: (given: Given) => Promise<boolean>;
}

/** The mutations of an app. */
export interface LinkActs {
  readonly useMake: () => Act<GivenLink>;
  /** Takes the id of the link. */
  readonly useEnd: () => Act<string>;
}

/** A report of which a link can be made. */
export interface OfferedReport {
  readonly id: string;
  /** The name of the person, or of the home. */
  readonly name: string;
}
