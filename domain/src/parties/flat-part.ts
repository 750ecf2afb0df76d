import { formatAddress } from "../addresses/format.ts";
import type { ChoiceList } from "../wizard/answer-parts.ts";
import type { ShownPart } from "./summarised-item.ts";

/** A part of an answer with every field that a part may have: GraphQL has one type for all of them. */
export interface FlatPart {
  readonly kind: ShownPart["kind"];
  /** A typed text, a date, a country, a code, or an address in one line. */
  readonly value: string | null;
  /** The person's own words for another reason. */
  readonly words: string | null;
  readonly list: ChoiceList | null;
  /** The parts of a name, or the name of a file. */
  readonly names: readonly string[];
  readonly minor: number | null;
  readonly currency: string | null;
  /** How often the amount is paid, a `RentFrequency`. */
  readonly every: string | null;
  /** Civil dates, or months. */
  readonly from: string | null;
  readonly to: string | null;
  /** The length of a probation. */
  readonly months: number | null;
}

export const emptyPart: Omit<FlatPart, "kind"> = {
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
};

const fieldsOf = (part: ShownPart): Partial<FlatPart> => {
  switch (part.kind) {
    case "address":
      return { value: formatAddress(part.address) };
    case "without":
      return { value: part.reason, words: part.words ?? null };
    case "file":
      return { names: [part.name] };
    default:
      return part;
  }
};

export const flatPart = (part: ShownPart): FlatPart => ({
  ...emptyPart,
  ...fieldsOf(part),
  kind: part.kind,
});
