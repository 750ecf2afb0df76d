import { countriesDocsMap } from "@latchkey/domain/identity/countries.ts";
import { parseIdentityAnswers } from "@latchkey/domain/identity/values.ts";
import { identityMayComplete } from "@latchkey/domain/identity/walk.ts";
import { sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import type { MeRow, ProgressRow, ValidationRow } from "../applicants/me.ts";
import { itemOf } from "./standing.ts";

/** The answers that lie beneath a remedial item's own: those of the ordinary item. */
const answerLayers = (
  validation: ValidationRow,
  item: Pick<ProgressRow, "name" | "remedialSectionUuid" | "answers">,
) => {
  if (!item.remedialSectionUuid) return [item.answers];
  return [itemOf(validation, { section: item.name })?.answers, item.answers];
};

/**
 * The server's own walk of a section, with the facts and answers as they are stored now: whether the section may
 * count as completed. A section whose flow does not exist yet never may.
 */
export const mayCountAsCompleted = (
  me: MeRow,
  validation: ValidationRow,
  item: Pick<ProgressRow, "name" | "remedialSectionUuid" | "answers">,
  today: string,
): boolean => {
  const variant = validation.sections.find((candidate) => sectionOfVariant(candidate) === item.name);
  if (variant !== "IDENTITY_DEFAULT") return false;
  const request = validation.remedialSections.find(({ uuid }) => uuid === item.remedialSectionUuid);
  if (item.remedialSectionUuid && !request) return false;
  const documents = me.identityDocuments.filter(
    ({ remedialSectionUuid }) => remedialSectionUuid === item.remedialSectionUuid,
  );
  const section = { facts: { ...me, documents }, answerLayers: answerLayers(validation, item), request };
  return identityMayComplete(section, { today, countriesDocsMap });
};

/** Known steps and listed choices only, as the section's own rules parse them. */
export const parseAnswers = (section: string, raw: unknown): unknown =>
  section === "IDENTITY" ? parseIdentityAnswers(raw) : {};
