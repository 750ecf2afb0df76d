import { residenceSection } from "@latchkey/domain/residence/section.ts";
import { type Opened, variantIn } from "@latchkey/domain/wizard/section.ts";
import { readCase } from "../cases/case-row.ts";
import { assertSectionOpen } from "../cases/standing.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/** What may be written to the section now. @throws ALREADY_SUBMITTED, or NOT_FOUND if the case does not ask for it */
export const openResidence = async (
  work: Work,
  party: PartyKey,
  remedialSectionUuid: string | null | undefined,
): Promise<Opened> => {
  const standing = await readCase(work, party);
  assertSectionOpen(standing, { section: "RESIDENCE", remedialSectionUuid });
  const variant = variantIn(standing.sections, "RESIDENCE");
  if (!variant) throw notFound();
  const request = standing.remedialSections.find(({ uuid }) => uuid === remedialSectionUuid);
  return residenceSection.opens(variant, request);
};
