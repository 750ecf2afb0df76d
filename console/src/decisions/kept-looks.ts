import { useState } from "react";
import { useKept } from "../desk/use-kept.ts";

export type LookAnswer = "agree" | "disagree";

/** The unsent input of a second reviewer. */
interface TypedLook {
  readonly answer: LookAnswer | "";
  readonly note: string;
}

const NOTHING: TypedLook = { answer: "", note: "" };

/** Stays while its reader follows the links to the documents, which they have to open before they agree. */
export const useKeptLook = (decisionId: string) => {
  const { found, keep, forget } = useKept<TypedLook>(`look/${decisionId}`);
  const [typed, setTyped] = useState<TypedLook>(found ?? NOTHING);
  return {
    typed,
    change: (more: Partial<TypedLook>) => {
      const next = { ...typed, ...more };
      setTyped(next);
      keep(next, next.note !== "");
    },
    forget,
  };
};
