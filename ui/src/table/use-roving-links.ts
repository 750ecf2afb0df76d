import { type KeyboardEvent, useState } from "react";
import { nextIndex } from "../menu/next-index.ts";

type RowLink = {
  readonly "data-row": string;
  readonly tabIndex: number;
  readonly onFocus: () => void;
};

type RovingLinks = {
  readonly linkOf: (id: string) => RowLink;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** One stop for Tab in a list of rows; the arrow keys, Home and End move among their links. */
export const useRovingLinks = (ids: readonly string[]): RovingLinks => {
  const [chosen, setChosen] = useState<string>();
  const current = chosen !== undefined && ids.includes(chosen) ? chosen : ids[0];
  return {
    linkOf: (id) => ({
      "data-row": id,
      tabIndex: id === current ? 0 : -1,
      onFocus: () => setChosen(id),
    }),
    onKeyDown: (event) => {
      const links: readonly EventTarget[] = [...event.currentTarget.querySelectorAll("[data-row]")];
      const from = links.indexOf(event.target);
      const to = from < 0 ? undefined : nextIndex({ key: event.key, from, count: links.length });
      if (to === undefined) return;
      event.preventDefault();
      const link = links[to];
      if (link instanceof HTMLElement) link.focus();
    },
  };
};
