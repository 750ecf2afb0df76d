import { type ReactNode, useId } from "react";
import { ModalDialog } from "./modal-dialog.tsx";

type TwoPartModalProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly after: ReactNode;
};

/** A component of its own, because most dialogs have one part. */
export function TwoPartModal({ open, onClose, title, lead, children, actions, after }: TwoPartModalProps) {
  const titleId = useId();
  return (
    <ModalDialog open={open} onClose={onClose} labelledBy={titleId}>
      <div className="modal__head">
        <h2 className="modal__title" id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className="soft">{lead}</p>}
      </div>
      {children}
      <div className="modal__actions">{actions}</div>
      <hr />
      {after}
    </ModalDialog>
  );
}
