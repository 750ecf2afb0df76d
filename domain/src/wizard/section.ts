import type { Side } from "../documents/definitions.ts";
import type { DocumentType } from "../documents/kinds.ts";
import type { Condition } from "../policies/condition.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { SectionName, SectionVariant } from "../vocabulary/sections.ts";
import type { AskableStart } from "./askable.ts";
import type { SectionRequest } from "./request.ts";
import type { RequestTitle } from "./request-title.ts";
import type { SummaryRow } from "./summary.ts";

/** What a section knows about its case besides its own facts and answers. */
export interface PartyContext {
  readonly today: CivilDate;
  readonly conditions: readonly Condition[];
}

/** The stored data of one progress item. */
export interface StoredItem<Facts> {
  readonly variant: SectionVariant;
  /** For an ordinary item the section's own documents, for a request only those that answer it. */
  readonly facts: Facts;
  /** The item's answers; for a request, its own on top of the ordinary item's. */
  readonly answerLayers: readonly unknown[];
  readonly request?: SectionRequest | undefined;
}

/** What may be written to a section now. Anything else is refused. */
export interface Opened {
  /** @param argument of the section's mutation */
  readonly input: (argument: string) => boolean;
  /** @param type the document's, not the side's */
  readonly document: (type: DocumentType) => boolean;
}

/** A step that a request for missing information can begin with. */
export interface OfferedStart extends AskableStart {
  readonly title: RequestTitle;
  /** The document that the step itself asks for. */
  readonly document: { readonly type: DocumentType; readonly side: Side } | undefined;
}

/** A section as seen by everything except its own screens: an entry of the registry. */
export interface Section<Facts> {
  readonly name: SectionName;
  /** The steps of a variant, as the contract's `sections` list carries them (spec 1 §3). */
  readonly steps: (variant: SectionVariant) => readonly string[];
  /** Known steps and listed choices only; anything else is dropped. */
  readonly parseAnswers: (raw: unknown) => object;
  /** Whether an item counts as completed with the stored data. */
  readonly mayComplete: (item: StoredItem<Facts>, context: PartyContext) => boolean;
  readonly opens: (variant: SectionVariant, request: SectionRequest | undefined) => Opened;
  /** What a reviewer can ask for again. @param item the ordinary one, as a request would inherit it */
  readonly asks: (item: StoredItem<Facts>, context: PartyContext) => readonly OfferedStart[];
  /** What was asked and answered, in the order of the walk. */
  readonly summary: (item: StoredItem<Facts>, context: PartyContext) => readonly SummaryRow[];
}

/** The variant of a section in a case; undefined: the case does not ask for it. */
export const variantIn = (
  sections: readonly SectionVariant[],
  name: SectionName,
): SectionVariant | undefined => sections.find((variant) => variant.startsWith(`${name}_`));
