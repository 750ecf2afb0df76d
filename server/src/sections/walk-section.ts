import { isIdentityVariant } from "@latchkey/domain/identity/any-flow.ts";
import { countriesDocsMap } from "@latchkey/domain/identity/countries.ts";
import { parseIdentityAnswers } from "@latchkey/domain/identity/values.ts";
import { identityMayComplete } from "@latchkey/domain/identity/walk.ts";
import { sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import type { MeRow, ProgressRow, RemedialRow, ValidationRow } from "../api/applicant/me.ts";
import type { AppContext } from "../app/context.ts";
import { itemOf } from "../cases/standing.ts";
import { shareCodeOf } from "../identity/share-code.ts";
import type { Keyring } from "../platform/keys/keyring.ts";

/** The answers that lie beneath a remedial item's own: those of the ordinary item. */
const answerLayers = (
  validation: ValidationRow,
  item: Pick<ProgressRow, "name" | "remedialSectionUuid" | "answers">,
) => {
  if (!item.remedialSectionUuid) return [item.answers];
  return [itemOf(validation, { section: item.name })?.answers, item.answers];
};

const requested = (remedial: RemedialRow | undefined) =>
  remedial && { start: remedial.start, documentType: remedial.documentType ?? undefined };

/** What a walk needs besides the rows. */
export interface WalkServices {
  readonly today: string;
  readonly keyring: Keyring;
}

export const walkServices = ({ today, keyring }: AppContext): WalkServices => ({ today: today(), keyring });

/**
 * The server's own walk of a section, with the facts and answers as they are stored now: whether the section may
 * count as completed. A section whose flow does not exist yet never may.
 */
export const mayCountAsCompleted = (
  me: MeRow,
  validation: ValidationRow,
  item: Pick<ProgressRow, "name" | "remedialSectionUuid" | "answers">,
  { today, keyring }: WalkServices,
): boolean => {
  const variant = validation.sections.find((candidate) => sectionOfVariant(candidate) === item.name);
  if (!variant || !isIdentityVariant(variant)) return false;
  const request = validation.remedialSections.find(({ uuid }) => uuid === item.remedialSectionUuid);
  if (item.remedialSectionUuid && !request) return false;
  const documents = me.identityDocuments.filter(
    ({ remedialSectionUuid }) => remedialSectionUuid === item.remedialSectionUuid,
  );
  const facts = { ...me, documents, shareCode: shareCodeOf(me, keyring) };
  const section = { variant, facts, answerLayers: answerLayers(validation, item), request };
  const { idvtEnabled } = me;
  return identityMayComplete(section, { today, countriesDocsMap, idvtEnabled, request: requested(request) });
};

/** Known steps and listed choices only, as the section's own rules parse them. */
export const parseAnswers = (section: string, raw: unknown): unknown =>
  section === "IDENTITY" ? parseIdentityAnswers(raw) : {};
