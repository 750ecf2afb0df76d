import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { wrapTab } from "./focus-inside.ts";

type ModalDialogOptions = {
  readonly open: boolean;
  /** Escape, or the back gesture of a phone. */
  readonly onClose: () => void;
  /** False: only its own buttons close it. */
  readonly dismissible: boolean;
  /** The id of its title, which takes the focus. */
  readonly titleId?: string | undefined;
};

/**
 * Props for a native `<dialog>`: it opens as a modal (the page behind is inert), keeps the focus inside,
 * and gives it back to what opened it.
 */
export function useModalDialog({ open, onClose, dismissible, titleId }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    if (titleId) document.getElementById(titleId)?.focus();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open, titleId]);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return; // a file picker inside was cancelled
    event.preventDefault();
    if (dismissible) onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // Cancelling the event alone is not enough: browsers close on the second Escape.
    if (event.key === "Escape" && !dismissible) event.preventDefault();
    if (event.key !== "Tab") return;
    const target = wrapTab(event.currentTarget, document.activeElement, event.shiftKey);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return { ref, onCancel, onKeyDown };
}
