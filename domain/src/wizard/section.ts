import type { DocumentType } from "../documents/kinds.ts";
import type { Condition } from "../policies/condition.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { SectionName, SectionVariant } from "../vocabulary/sections.ts";
import type { SectionRequest } from "./request.ts";
import type { SummaryRow } from "./summary.ts";

/** What a section knows of its case besides its own facts and answers. */
export interface CaseContext {
  readonly today: CivilDate;
  readonly conditions: readonly Condition[];
}

/** What is stored of one progress item. */
export interface StoredItem<Facts> {
  readonly variant: SectionVariant;
  /** Of an ordinary item the section's own documents, of a request only those that answer it. */
  readonly facts: Facts;
  /** The item's answers; for a request the ordinary item's beneath its own. */
  readonly answerLayers: readonly unknown[];
  readonly request?: SectionRequest | undefined;
}

/** What may be written to a section now. Whatever is not named is refused. */
export interface Opened {
  /** @param argument of the section's mutation */
  readonly input: (argument: string) => boolean;
  /** @param type the document's, not the side's */
  readonly document: (type: DocumentType) => boolean;
}

/** A section as everybody but its own screens knows it: a value that the registry holds. */
export interface Section<Facts> {
  readonly name: SectionName;
  /** The steps of a variant, as the contract's `sections` list carries them (spec 1 §3). */
  readonly steps: (variant: SectionVariant) => readonly string[];
  /** Known steps and listed choices only; whatever else was sent is dropped. */
  readonly parseAnswers: (raw: unknown) => object;
  /** Whether an item may count as completed with what is stored now. */
  readonly mayComplete: (item: StoredItem<Facts>, context: CaseContext) => boolean;
  readonly opens: (variant: SectionVariant, request: SectionRequest | undefined) => Opened;
  /** What was asked and answered, in the order of the walk. */
  readonly summary: (item: StoredItem<Facts>, context: CaseContext) => readonly SummaryRow[];
}

/** The variant in which a case asks for a section; undefined: not at all. */
export const variantIn = (
  sections: readonly SectionVariant[],
  name: SectionName,
): SectionVariant | undefined => sections.find((variant) => variant.startsWith(`${name}_`));
