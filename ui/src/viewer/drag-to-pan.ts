import type { PointerEvent } from "react";

/** Scrolls an element with the mouse; touch scrolls natively. */
export const dragToPan = (start: PointerEvent<HTMLElement>): void => {
  if (start.pointerType !== "mouse" || start.button !== 0) return;
  const element = start.currentTarget;
  let { clientX, clientY } = start;
  const move = (next: globalThis.PointerEvent) => {
    element.scrollLeft -= next.clientX - clientX;
    element.scrollTop -= next.clientY - clientY;
    ({ clientX, clientY } = next);
  };
  const end = () => {
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", end);
    element.removeEventListener("pointercancel", end);
  };
  element.setPointerCapture(start.pointerId);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", end);
  element.addEventListener("pointercancel", end);
};
