import type { PointerEvent } from "react";

/**
 * Keeps a press on the button where it began. The page may move between press and release, when an error appears as the
 * last field is left or a response arrives: without this the release hits something else, and the browser sends no
 * click. A pointer that leaves the button cancels the press, as everywhere.
 */
export const keepPress = ({ currentTarget: button, pointerId, pointerType }: PointerEvent<HTMLElement>) => {
  // The browser itself keeps a touch.
  if (pointerType !== "mouse") return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  button.setPointerCapture(pointerId);
  button.onpointermove = ({ clientX: x, clientY: y }) => {
    if (x < left || x > right || y < top || y > bottom) button.releasePointerCapture(pointerId);
  };
};
