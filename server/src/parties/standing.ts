import { isWithApplicant, statusOf } from "@latchkey/domain/parties/status.ts";
import { hasSection, type SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { PartyRow, ProgressRow } from "./party-row.ts";

/** Submitted and not returned: immutable through the API. */
export const isSent = ({ events }: Pick<PartyRow, "events">): boolean => !isWithApplicant(statusOf(events));

/** From the first submission on, only requests open anything, apart from the marketing consent. */
export const wasSubmitted = (standing: Pick<PartyRow, "events" | "round">): boolean =>
  standing.round > 0 || isSent(standing);

/** An empty string counts as an id that nothing has. */
export const isGiven = (id: string | null | undefined): id is string => id !== null && id !== undefined;

export interface SectionKey {
  readonly section: SectionName;
  readonly relatedObjectUuid?: string | null | undefined;
  readonly remedialSectionUuid?: string | null | undefined;
}

/** The item for exactly this section, related object and request; an open one is preferred to a submitted one. */
export const itemOf = (
  { progress }: PartyRow,
  { section, relatedObjectUuid, remedialSectionUuid }: SectionKey,
): ProgressRow | undefined => {
  const matching = progress.filter(
    (item) =>
      item.name === section &&
      item.relatedObjectUuid === (relatedObjectUuid ?? null) &&
      item.remedialSectionUuid === (remedialSectionUuid ?? null),
  );
  return matching.find(({ submittedDtm }) => submittedDtm === null) ?? matching[0];
};

/**
 * A section is open while the party is with its applicant and the section is not submitted. A request for
 * missing information opens only what it names.
 */
export const assertSectionOpen = (standing: PartyRow, key: SectionKey): void => {
  if (!hasSection(standing.sections, key.section)) throw notFound();
  if (isGiven(key.remedialSectionUuid)) {
    const remedial = standing.remedialSections.find(({ uuid }) => uuid === key.remedialSectionUuid);
    if (!remedial || remedial.section !== key.section) throw notFound();
  }
  const reopened = standing.round > 0 && !isGiven(key.remedialSectionUuid);
  if (isSent(standing) || reopened || itemOf(standing, key)?.submittedDtm) {
    throw new Refusal("ALREADY_SUBMITTED");
  }
};
