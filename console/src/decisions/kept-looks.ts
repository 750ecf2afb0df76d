import { useUnsavedText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { useState } from "react";
import { type Client, useClient } from "urql";

export type LookAnswer = "agree" | "disagree";

/** The unsent input of a second reviewer. */
interface TypedLook {
  readonly answer: LookAnswer | "";
  readonly note: string;
}

interface KeptLook extends TypedLook {
  /** The tab holds its note as unsaved text until then; undefined: there is none. */
  readonly release: (() => void) | undefined;
}

const NOTHING: TypedLook = { answer: "", note: "" };

/** By decision. In the memory of the page alone, and gone with the client, which a sign-out replaces. */
const kept = new WeakMap<Client, Map<string, KeptLook>>();

const looksOf = (client: Client): Map<string, KeptLook> => {
  const known = kept.get(client) ?? new Map<string, KeptLook>();
  kept.set(client, known);
  return known;
};

/** Stays while its reader follows the links to the documents, which they have to open before they agree. */
export const useKeptLook = (decisionId: string) => {
  const looks = looksOf(useClient());
  const unsaved = useUnsavedText();
  const [typed, setTyped] = useState<TypedLook>(() => looks.get(decisionId) ?? NOTHING);
  const forget = () => {
    looks.get(decisionId)?.release?.();
    looks.delete(decisionId);
  };
  const keep = (next: TypedLook) => {
    const release = looks.get(decisionId)?.release;
    if (next.note === "") forget();
    looks.set(decisionId, { ...next, release: next.note === "" ? undefined : (release ?? unsaved.hold()) });
  };
  return {
    typed,
    change: (more: Partial<TypedLook>) => {
      const next = { ...typed, ...more };
      setTyped(next);
      keep(next);
    },
    forget,
  };
};
