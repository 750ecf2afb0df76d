import { type Opened, type Section, variantIn } from "@latchkey/domain/wizard/section.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { readParty } from "./party-row.ts";
import { assertSectionOpen } from "./standing.ts";

interface Opening {
  readonly section: Pick<Section<never>, "name" | "opens">;
  readonly remedialSectionUuid: string | null | undefined;
}

/** @throws ALREADY_SUBMITTED, or NOT_FOUND if the party is not asked for it */
export const openSection = async (
  work: Work,
  party: PartyKey,
  { section: { name, opens }, remedialSectionUuid }: Opening,
): Promise<Opened> => {
  const standing = await readParty(work, party);
  assertSectionOpen(standing, { section: name, remedialSectionUuid });
  const variant = variantIn(standing.sections, name);
  if (!variant) throw notFound();
  const request = standing.remedialSections.find(({ uuid }) => uuid === remedialSectionUuid);
  return opens(variant, request);
};

/** Refuses a save with any argument that is not open. @param input of the section's mutation, by argument */
export const assertInputOpen = (input: object, { input: opens }: Opened): void => {
  const sent = Object.entries(input).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  if (!sent.every(([name]) => opens(name))) throw new Refusal("ALREADY_SUBMITTED");
};
