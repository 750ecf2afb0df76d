import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";

interface TypedInProps {
  readonly text: string;
  /** Without one everything is translated. */
  readonly typed: string | null | undefined;
}

/** A text with a name or an address in it, which is not translated with the rest. */
export function TypedIn({ text, typed }: TypedInProps) {
  const at = typed ? text.indexOf(typed) : -1;
  if (!typed || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <AsTyped>{typed}</AsTyped>
      {text.slice(at + typed.length)}
    </>
  );
}
