import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import type { ReactNode } from "react";

type Typed = string | null | undefined;

interface TypedInProps {
  readonly text: string;
  /** Without one everything is translated. */
  readonly typed: Typed | readonly Typed[];
}

/** A value is no part of a longer word: "Al" is not typed in "Also". */
const around = (values: readonly string[]): RegExp => {
  const any = values
    .join("\n")
    .replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
    .replaceAll("\n", "|");
  return new RegExp(`(?<!\\p{L})(${any})(?!\\p{L})`, "u");
};

/** A text with names, addresses or amounts in it, which are not translated with the rest wherever they stand. */
export function TypedIn({ text, typed }: TypedInProps): ReactNode {
  // In this order "Ana Maria" comes before "Ana".
  const values = [typed]
    .flat()
    .flatMap((value) => value || [])
    .sort()
    .reverse();
  if (!values[0]) return text;
  // Every second part is a value.
  return text.split(around(values)).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity except their position
    index % 2 ? <AsTyped key={index}>{part}</AsTyped> : part,
  );
}
