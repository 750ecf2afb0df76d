import type { TabChannel } from "../channel/tab-channel.ts";

export type UnsavedMessage =
  | { readonly kind: "holds"; readonly tab: string }
  | { readonly kind: "holds-nothing"; readonly tab: string }
  | { readonly kind: "who-holds" };

export type UnsavedChannel = TabChannel<UnsavedMessage>;

export interface UnsavedText {
  readonly hold: () => () => void;
  readonly leave: () => void;
  readonly isInAnotherTab: () => boolean;
}

export const createUnsavedText = (tab: string, channel: UnsavedChannel | undefined): UnsavedText => {
  const others = new Set<string>();
  let held = 0;
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
      if (held === 1) tell();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        held -= 1;
        if (held === 0) tell();
      };
    },
    leave: () => channel?.post({ kind: "holds-nothing", tab }),
    isInAnotherTab: () => others.size > 0,
  };
};
