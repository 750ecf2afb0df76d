import { navigationState } from "@latchkey/browser/navigation/history-place.ts";
import { objectIn } from "@latchkey/domain/rules/objects.ts";

/** The part of a list that was shown, as an entry of the history holds it: it survives a reload and the way back. */
export interface KeptPlace {
  /** Pages of rows below each other, at least one. */
  readonly pages: number;
  /** The id of the row that was opened; undefined: none was. */
  readonly row: string | undefined;
}

export const keptPlaceIn = (state: unknown): KeptPlace => {
  const { pages, row } = objectIn(state);
  return {
    pages: typeof pages === "number" && pages >= 1 ? Math.floor(pages) : 1,
    row: typeof row === "string" ? row : undefined,
  };
};

/** Adds to the present entry. The router reads it when the entry is shown again, so that nothing is drawn now. */
export const keepPlace = (place: Partial<KeptPlace>): void =>
  window.history.replaceState({ ...window.history.state, usr: { ...navigationState(), ...place } }, "");
