import { type ReactNode, useId } from "react";
import { ModalDialog } from "./modal-dialog.tsx";

type TwoPartModalProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Buttons; the primary one first. */
  readonly actions: ReactNode;
  /** The second part, below the buttons: what they do not answer. */
  readonly after: ReactNode;
};

/** A `Modal` with more to do below its buttons. A component of its own: most pages ask one thing at a time. */
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
