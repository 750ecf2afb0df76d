import { type KeyboardEvent, useRef } from "react";

const movesOn = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === "Tab" && !shiftKey && !altKey && !ctrlKey && !metaKey;

/**
 * Moves focus to the next input by itself. People press Tab out of habit after filling an input, so a Tab as the very
 * next key does nothing. Every later one moves on, and Shift+Tab always goes back.
 */
export function useMovedFocus() {
  const movedTo = useRef<HTMLInputElement>(null);
  const forget = (): void => {
    movedTo.current = null;
  };
  return {
    to: (input: HTMLInputElement | null | undefined): void => {
      input?.focus();
      input?.select();
      movedTo.current = input ?? null;
    },
    handlers: {
      onKeyDown: (event: KeyboardEvent): void => {
        if (movesOn(event) && event.target === movedTo.current) event.preventDefault();
        forget();
      },
      onPointerDown: forget,
      onInput: forget,
      onBlurCapture: forget,
    },
  };
}
