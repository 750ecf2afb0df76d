import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import type { ReactNode } from "react";

interface TypedInProps {
  readonly text: string;
  /** Without one everything is translated. */
  readonly typed: string | null | undefined;
}

/** A text with a name or an address in it, which is not translated with the rest wherever it stands. */
export function TypedIn({ text, typed }: TypedInProps): ReactNode {
  const at = typed ? text.indexOf(typed) : -1;
  if (!typed || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <AsTyped>{typed}</AsTyped>
      <TypedIn text={text.slice(at + typed.length)} typed={typed} />
    </>
  );
}
