import type { Card } from "@latchkey/domain/dashboard/derive.ts";
import { sectionPath } from "@latchkey/domain/vocabulary/sections.ts";

type Place = Pick<Card, "kind" | "section" | "progressId" | "relatedObjectUuid" | "remedialUuid">;

const sectionAddress = ({ section }: Place): string => `/questions/${sectionPath(section)}`;

const recordQuery = ({ progressId, relatedObjectUuid, remedialUuid }: Place): URLSearchParams => {
  const query = new URLSearchParams();
  if (progressId !== undefined) query.set("progress_id", String(progressId));
  if (relatedObjectUuid) query.set("related_object_uuid", relatedObjectUuid);
  if (remedialUuid) query.set("remedial_uuid", remedialUuid);
  return query;
};

/** The question route of a card: its section with the item's ids (spec 1 §2). */
export const cardAddress = (card: Place): string => {
  if (card.kind === "additional-income" && card.progressId === undefined) return "/questions/income/add";
  const search = recordQuery(card).toString();
  return sectionAddress(card) + (search && `?${search}`);
};

export const changeAddress = (card: Place, step: string): string => {
  const query = recordQuery(card);
  query.set("change", step);
  return `${sectionAddress(card)}/${step}?${query}`;
};
