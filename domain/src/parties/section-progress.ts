import type { SectionName } from "../vocabulary/sections.ts";

export const sectionProgresses = ["todo", "progress", "done", "submitted", "missing"] as const;
export type SectionProgress = (typeof sectionProgresses)[number];

interface ProgressItem {
  readonly name: SectionName;
  readonly startedDtm: string | null;
  readonly completedDtm: string | null;
  readonly submittedDtm: string | null;
  readonly remedialSectionUuid: string | null;
}

interface SectionRequest {
  readonly uuid: string;
  readonly section: SectionName;
}

/**
 * `missing` while a request about the section is open; else its least advanced item decides, because income has one
 * item per source.
 */
export const sectionProgress = (
  section: SectionName,
  items: readonly ProgressItem[],
  requests: readonly SectionRequest[],
): SectionProgress => {
  const sentRequests = items.filter(({ submittedDtm }) => submittedDtm !== null);
  const isAnswered = ({ uuid }: SectionRequest): boolean =>
    sentRequests.some(({ remedialSectionUuid }) => remedialSectionUuid === uuid);
  if (requests.some((request) => request.section === section && !isAnswered(request))) return "missing";
  const own = items.filter(
    ({ name, remedialSectionUuid }) => name === section && remedialSectionUuid === null,
  );
  if (own.length === 0 || own.every(({ startedDtm }) => startedDtm === null)) return "todo";
  if (own.every(({ submittedDtm }) => submittedDtm !== null)) return "submitted";
  return own.every(({ completedDtm }) => completedDtm !== null) ? "done" : "progress";
};
