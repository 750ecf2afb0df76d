import { type KeyboardEvent, useRef } from "react";

const movesOn = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === "Tab" && !shiftKey && !altKey && !ctrlKey && !metaKey;

/**
 * Moves focus to the next input by itself. People who press Tab out of habit have done so for the input that they have just
 * filled: a Tab as the very next key stays. Every later one moves on, and Shift+Tab always goes back.
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
    /** For the element around the inputs. */
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
