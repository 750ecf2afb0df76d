import type { DashboardInput } from "@latchkey/domain/dashboard/items.ts";
import { isWithApplicant, statusOf } from "@latchkey/domain/validations/status.ts";
import { type SectionName, sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import type { MeRow, ProgressRow, ValidationRow } from "../api/applicant/me.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";

/** Where a case stands, for everything that wants to write to it. */

/** Sent in and not returned: immutable through the API. */
export const isSent = ({ events }: Pick<ValidationRow, "events">): boolean =>
  !isWithApplicant(statusOf(events));

export const validationOf = ({ validation }: MeRow): ValidationRow => {
  if (!validation) throw notFound();
  return validation;
};

/** An empty text is an id like any other: one that nothing has. */
const isGiven = (id: string | null | undefined): id is string => id !== null && id !== undefined;

export interface SectionKey {
  readonly section: SectionName;
  readonly relatedObjectUuid?: string | null | undefined;
  readonly remedialSectionUuid?: string | null | undefined;
}

/** The item of exactly this section, related object and request, the open one before a submitted one. */
export const itemOf = (
  { progress }: ValidationRow,
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
 * A section may be written to while the case is with its applicant and the section itself was not sent in. A
 * request for missing information opens only what it names.
 */
export const assertSectionOpen = (validation: ValidationRow, key: SectionKey): void => {
  if (!validation.sections.some((variant) => sectionOfVariant(variant) === key.section)) throw notFound();
  if (isGiven(key.remedialSectionUuid)) {
    const remedial = validation.remedialSections.find(({ uuid }) => uuid === key.remedialSectionUuid);
    if (!remedial || remedial.section !== key.section) throw notFound();
  }
  const reopened = validation.round > 0 && !isGiven(key.remedialSectionUuid);
  if (isSent(validation) || reopened || itemOf(validation, key)?.submittedDtm) {
    throw new Refusal("ALREADY_SUBMITTED");
  }
};

/**
 * The related object is an income source or the guarantor of this applicant, for income alone; identity and
 * residence have none. Anything else is not there.
 */
export const assertRelatedObject = (me: MeRow, { section, relatedObjectUuid }: SectionKey): void => {
  if (!isGiven(relatedObjectUuid)) return;
  const own = section === "INCOME" ? [...me.incomeSources.map(({ uuid }) => uuid), me.guarantor?.uuid] : [];
  if (!own.includes(relatedObjectUuid)) throw notFound();
};

export const dashboardInput = (me: MeRow, validation: ValidationRow): DashboardInput => ({
  sections: validation.sections.map((variant) => ({ name: sectionOfVariant(variant) })),
  remedialSections: validation.remedialSections,
  progress: validation.progress,
  income: {
    incomeSources: me.incomeSources,
    meetsAffordabilityCriteria: me.meetsAffordability,
    someoneElsePayingForRent: me.someoneElsePays,
  },
  guarantor: me.guarantor,
});
