import type { ReactNode } from "react";
import "./modal.css";
import { classNames } from "../class-names.ts";
import { useModalDialog } from "./use-modal-dialog.ts";

export type ModalDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The id of its title, which takes focus: give it `tabIndex={-1}`. */
  readonly labelledBy: string;
  /** False: Escape does not close it. */
  readonly dismissible?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A bare modal: 560 px wide, under 640 px a sheet from the bottom. See `Modal` for the usual content. */
export function ModalDialog(props: ModalDialogProps) {
  const { open, onClose, labelledBy, dismissible = true, className, children } = props;
  const dialog = useModalDialog({ open, onClose, dismissible, titleId: labelledBy });
  return (
    <dialog className="scrim" aria-labelledby={labelledBy} {...dialog}>
      {open && <div className={classNames("modal", className)}>{children}</div>}
    </dialog>
  );
}
