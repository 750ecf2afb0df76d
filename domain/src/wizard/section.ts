import type { Side } from "../documents/definitions.ts";
import type { DocumentType } from "../documents/kinds.ts";
import type { Condition } from "../policies/condition.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { SectionName, SectionVariant } from "../vocabulary/sections.ts";
import type { AskableStart } from "./askable.ts";
import type { SectionRequest } from "./request.ts";
import type { RequestTitle } from "./request-title.ts";
import type { SummaryRow } from "./summary.ts";

export interface PartyContext {
  readonly today: CivilDate;
  readonly conditions: readonly Condition[];
}

export interface StoredItem<Facts> {
  readonly variant: SectionVariant;
  /** For an ordinary item the section's own documents, for a request only those that answer it. */
  readonly facts: Facts;
  /** The item's answers; for a request, its own on top of the ordinary item's. */
  readonly answerLayers: readonly unknown[];
  readonly request?: SectionRequest | undefined;
}

/** The writable parts of a section. Any other write is refused. */
export interface Opened {
  /** @param argument of the section's mutation */
  readonly input: (argument: string) => boolean;
  /** @param type the document's, not the side's */
  readonly document: (type: DocumentType) => boolean;
}

export interface OfferedStart extends AskableStart {
  readonly title: RequestTitle;
  readonly document: { readonly type: DocumentType; readonly side: Side } | undefined;
}

export interface Section<Facts> {
  readonly name: SectionName;
  /** The steps of a variant, as the contract's `sections` list carries them (spec 1 §3). */
  readonly steps: (variant: SectionVariant) => readonly string[];
  readonly parseAnswers: (raw: unknown) => object;
  readonly mayComplete: (item: StoredItem<Facts>, context: PartyContext) => boolean;
  /**
   * The missing answers, as far as facts and the seen steps tell them. undefined: they do not complete the item.
   */
  readonly completing: (
    item: StoredItem<Facts>,
    context: PartyContext,
    seen: readonly string[],
  ) => object | undefined;
  readonly opens: (variant: SectionVariant, request: SectionRequest | undefined) => Opened;
  readonly asks: (item: StoredItem<Facts>, context: PartyContext) => readonly OfferedStart[];
  readonly summary: (item: StoredItem<Facts>, context: PartyContext) => readonly SummaryRow[];
}

export const variantIn = (
  sections: readonly SectionVariant[],
  name: SectionName,
): SectionVariant | undefined => sections.find((variant) => variant.startsWith(`${name}_`));
