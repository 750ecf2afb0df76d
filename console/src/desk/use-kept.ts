import { useUnsavedText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { useState } from "react";
import { type Client, useClient } from "urql";

interface Kept {
  readonly typed: unknown;
  /** The tab holds it as unsaved text until then; undefined: it would not be missed. */
  readonly release: (() => void) | undefined;
}

/** In the memory of the page alone, and gone with the client, which a sign-out replaces. */
const kept = new WeakMap<Client, Map<string, Kept>>();

const keptOf = (client: Client): Map<string, Kept> => {
  const known = kept.get(client) ?? new Map<string, Kept>();
  kept.set(client, known);
  return known;
};

/**
 * Unsent input stays while its author follows a link or goes back, and is there again when they return.
 * @param key names the form, such as `second-review/ID`; what is kept under it has the type of the form
 */
export const useKept = <Typed>(key: string) => {
  const all = keptOf(useClient());
  const unsaved = useUnsavedText();
  const [found] = useState(() => all.get(key)?.typed as Typed | undefined);
  const forget = () => {
    all.get(key)?.release?.();
    all.delete(key);
  };
  const keep = (typed: Typed, isText = true) => {
    const release = all.get(key)?.release;
    if (!isText) forget();
    all.set(key, { typed, release: isText ? (release ?? unsaved.hold()) : undefined });
  };
  return {
    /** The text of an earlier visit of this page. */
    found,
    keep,
    forget,
  };
};
