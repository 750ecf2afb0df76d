import type { FocusEvent } from "react";

/** Props for the element around several controls: calls `left` when focus has left all of them. */
export function onLeave(left: (() => void) | undefined) {
  return {
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) left?.();
    },
  };
}
