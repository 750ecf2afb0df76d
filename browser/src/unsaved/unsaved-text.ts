import type { TabChannel } from "../channel/tab-channel.ts";

export type UnsavedMessage =
  | { readonly kind: "holds"; readonly tab: string }
  | { readonly kind: "holds-nothing"; readonly tab: string }
  | { readonly kind: "who-holds" };

export type UnsavedChannel = TabChannel<UnsavedMessage>;

export interface UnsavedText {
  readonly hold: () => () => void;
  /** Gives up all text that the tab holds. */
  readonly leave: () => void;
  /** This tab does. */
  readonly holds: () => boolean;
  readonly isInAnotherTab: () => boolean;
}

export const createUnsavedText = (tab: string, channel: UnsavedChannel | undefined): UnsavedText => {
  const others = new Set<string>();
  let held = 0;
  let hasLeft = false;
  const tell = () => channel?.post({ kind: held > 0 ? "holds" : "holds-nothing", tab });
  channel?.listen((message) => {
    if (message.kind === "holds") others.add(message.tab);
    else if (message.kind === "holds-nothing") others.delete(message.tab);
    else if (held > 0) tell();
  });
  channel?.post({ kind: "who-holds" });
  return {
    hold: () => {
      held += 1;
      hasLeft = false;
      if (held === 1) tell();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        held -= 1;
        if (held === 0) tell();
      };
    },
    leave: () => {
      hasLeft = true;
      channel?.post({ kind: "holds-nothing", tab });
    },
    holds: () => held > 0 && !hasLeft,
    isInAnotherTab: () => others.size > 0,
  };
};
