import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Fragment } from "react";
import type { AnswerPiece } from "./answer-pieces.ts";

/** The values of an answer are not translated; the words around them are. */
export function ShownAnswer({ pieces }: { readonly pieces: readonly AnswerPiece[] }) {
  return pieces.map(({ text, isValue }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity except their position
    <Fragment key={index}>{isValue ? <AsTyped>{text}</AsTyped> : text}</Fragment>
  ));
}
