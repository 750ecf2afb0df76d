import { useSyncExternalStore } from "react";

/** The media queries of the components; widths in rem, so that they follow the reader's font size. */
export const media = {
  large: "(min-width: 40rem)",
  touch: "(pointer: coarse)",
} as const;

/** False while rendering on a server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
