import type { SectionName } from "../vocabulary/sections.ts";

/** How far a section of a case is, as one word for those who look at it from outside. */
export const sectionStandings = ["todo", "progress", "done", "submitted", "missing"] as const;
export type SectionStanding = (typeof sectionStandings)[number];

interface StandingItem {
  readonly name: SectionName;
  readonly startedDtm: string | null;
  readonly completedDtm: string | null;
  readonly submittedDtm: string | null;
  readonly remedialSectionUuid: string | null;
}

interface StandingRequest {
  readonly uuid: string;
  readonly section: SectionName;
}

/**
 * Something is missing while a request about the section has not been sent; else its least advanced item decides, because
 * a section of income has one for each source.
 */
export const sectionStanding = (
  section: SectionName,
  items: readonly StandingItem[],
  requests: readonly StandingRequest[],
): SectionStanding => {
  const sentRequests = items.filter(({ submittedDtm }) => submittedDtm !== null);
  const isAnswered = ({ uuid }: StandingRequest): boolean =>
    sentRequests.some(({ remedialSectionUuid }) => remedialSectionUuid === uuid);
  if (requests.some((request) => request.section === section && !isAnswered(request))) return "missing";
  const own = items.filter(
    ({ name, remedialSectionUuid }) => name === section && remedialSectionUuid === null,
  );
  if (own.length === 0 || own.every(({ startedDtm }) => startedDtm === null)) return "todo";
  if (own.every(({ submittedDtm }) => submittedDtm !== null)) return "submitted";
  return own.every(({ completedDtm }) => completedDtm !== null) ? "done" : "progress";
};
