import { objectIn } from "../rules/objects.ts";

/** The words of a text document, as a reviewer reads them. */

export const textBlockKinds = ["heading", "paragraph", "item", "table", "picture"] as const;
export type TextBlockKind = (typeof textBlockKinds)[number];

export const textParts = ["header", "body", "footer", "notes", "comments"] as const;
export type TextPart = (typeof textParts)[number];

export interface TextBlock {
  readonly kind: TextBlockKind;
  readonly part: TextPart;
  /** From 1; 0: no heading. */
  readonly level: number;
  readonly text: string;
  readonly rows: readonly (readonly string[])[];
}

export interface DocumentText {
  readonly blocks: readonly TextBlock[];
  readonly isCut: boolean;
  /** Deleted text is not shown. */
  readonly hasChanges: boolean;
}

const isOneOf = (list: readonly string[], value: unknown): boolean => list.some((known) => known === value);

const isBlock = (value: unknown): boolean => {
  const { kind, part, level, text, rows } = objectIn(value);
  return (
    isOneOf(textBlockKinds, kind) &&
    isOneOf(textParts, part) &&
    typeof level === "number" &&
    typeof text === "string" &&
    Array.isArray(rows) &&
    rows.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === "string"))
  );
};

export const isDocumentText = (value: unknown): value is DocumentText => {
  const { blocks, isCut, hasChanges } = objectIn(value);
  return (
    Array.isArray(blocks) &&
    blocks.every(isBlock) &&
    typeof isCut === "boolean" &&
    typeof hasChanges === "boolean"
  );
};
