import { type ReactNode, useId } from "react";
import { ModalDialog } from "./modal-dialog.tsx";

type ModalProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
  readonly dismissible?: boolean | undefined;
};

export function Modal({ open, onClose, title, lead, children, actions, dismissible }: ModalProps) {
  const titleId = useId();
  return (
    <ModalDialog open={open} onClose={onClose} labelledBy={titleId} dismissible={dismissible}>
      <div className="modal__head">
        <h2 className="modal__title" id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className="soft">{lead}</p>}
      </div>
      {children}
      <div className="modal__actions">{actions}</div>
    </ModalDialog>
  );
}
