import { formatAddress } from "../addresses/format.ts";
import type { ChoiceList } from "../wizard/answer-parts.ts";
import type { ShownPart } from "./summarised-item.ts";

/** A part of an answer with all optional fields, because GraphQL has one type for every kind. */
export interface FlatPart {
  readonly kind: ShownPart["kind"];
  readonly value: string | null;
  readonly words: string | null;
  readonly list: ChoiceList | null;
  readonly names: readonly string[];
  readonly minor: number | null;
  readonly currency: string | null;
  readonly every: string | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Months of probation. */
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
