import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { wrapTab } from "./focus-inside.ts";

type ModalDialogOptions = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly dismissible: boolean;
  readonly titleId?: string | undefined;
};

const show = (dialog: HTMLDialogElement, titleId: string | undefined): void => {
  dialog.showModal();
  if (titleId) document.getElementById(titleId)?.focus();
};

/**
 * Props for a native `<dialog>`: it opens as a modal (the page behind is inert), keeps the focus inside, and returns it
 * to the opener.
 */
export function useModalDialog({ open, onClose, dismissible, titleId }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    show(dialog, titleId);
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
  const onClosed = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (!open || dialog.open || !dialog.isConnected) return; // the page closed it
    // Browsers close it on a second Escape or back gesture, although the first was cancelled.
    if (dismissible) onClose();
    else show(dialog, titleId);
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
  return { ref, onCancel, onClose: onClosed, onKeyDown };
}
