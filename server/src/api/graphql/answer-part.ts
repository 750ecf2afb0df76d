import { formatAddress } from "@latchkey/domain/addresses/format.ts";
import type { ShownPart } from "@latchkey/domain/cases/summarised-item.ts";
import type { RentFrequency } from "@latchkey/domain/vocabulary/money.ts";
import type { ChoiceList } from "@latchkey/domain/wizard/answer-parts.ts";

/** A part of an answer with every field that a part may have: GraphQL has one type for all of them. */
export interface FlatPart {
  readonly kind: ShownPart["kind"];
  /** What was typed, a date, a country, a code, or an address in one line. */
  readonly value: string | null;
  /** The person's own words for another reason. */
  readonly words: string | null;
  readonly list: ChoiceList | null;
  /** The parts of a name, or the name of a file. */
  readonly names: readonly string[];
  readonly minor: number | null;
  readonly currency: string | null;
  readonly every: RentFrequency | null;
  /** Civil dates, or months. */
  readonly from: string | null;
  readonly to: string | null;
  /** How many months. */
  readonly months: number | null;
}

const NOTHING = {
  value: null,
  words: null,
  list: null,
  names: [],
  minor: null,
  currency: null,
  every: null,
  from: null,
  to: null,
  months: null,
} as const;

const fieldsOf = (part: ShownPart): Partial<FlatPart> => {
  switch (part.kind) {
    case "address":
      return { value: formatAddress(part.address) };
    case "without":
      return { value: part.reason, words: part.words ?? null };
    case "file":
      return { names: [part.name] };
    case "sealed":
      return {};
    default:
      return part;
  }
};

export const flatPart = (part: ShownPart): FlatPart => ({ ...NOTHING, ...fieldsOf(part), kind: part.kind });
