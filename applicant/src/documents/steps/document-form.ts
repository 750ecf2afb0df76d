import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { isTwoSided } from "@latchkey/domain/documents/kinds.ts";

export type DocumentForm = "photo-page" | "visa-page" | "front" | "back" | "travel" | "paper";

const PASSPORTS: readonly DocumentType[] = ["PASSPORT", "UK_PASSPORT", "BRITISH_NATIONAL_OVERSEAS_PASSPORT"];

export const documentForm = (type: DocumentType, side: Side): DocumentForm => {
  if (type === "TIME_LIMITED_PASSPORT") return side === "back" ? "visa-page" : "photo-page";
  if (PASSPORTS.includes(type)) return "photo-page";
  if (isTwoSided(type)) return side;
  return type === "TRAVEL_BOOKING" ? "travel" : "paper";
};
