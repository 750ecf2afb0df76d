import { isIdentityVariant } from "@latchkey/domain/identity/any-flow.ts";
import { type Opened, openedBy } from "@latchkey/domain/identity/opened.ts";
import { identityFlowOf } from "@latchkey/domain/identity/walk.ts";
import type { ValidationRow } from "../api/applicant/me.ts";

const EVERYTHING: Opened = { fact: () => true, document: () => true };

/** What may be written to identity now: everything in the first round, in a later one what its request names. */
export const openedIn = (
  { sections, remedialSections }: ValidationRow,
  remedialSectionUuid: string | null | undefined,
): Opened => {
  const request = remedialSections.find(({ uuid }) => uuid === remedialSectionUuid);
  const variant = sections.find(isIdentityVariant);
  return request && variant ? openedBy(identityFlowOf(variant), request) : EVERYTHING;
};
