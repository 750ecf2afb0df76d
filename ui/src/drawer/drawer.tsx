import { type MouseEvent, type ReactNode, useId } from "react";
import "./drawer.css";
import "../menu/menu.css";
import { IconButton } from "../button/icon-button.tsx";
import { useModalDialog } from "../modal/use-modal-dialog.ts";

type DrawerProps = {
  readonly open: boolean;
  /** Also called when something outside is pressed. */
  readonly onClose: () => void;
  readonly label: string;
  readonly closeLabel: string;
  readonly head?: ReactNode;
  /** `MenuLink`s and `MenuButton`s. */
  readonly children: ReactNode;
  readonly foot?: ReactNode;
};

/** The menu of small screens; slides in from the right. */
export function Drawer({ open, onClose, label, closeLabel, head, children, foot }: DrawerProps) {
  const id = useId();
  const dialog = useModalDialog({ open, onClose, dismissible: true });
  const pressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    const isInside = event.clientX >= event.currentTarget.getBoundingClientRect().left;
    if (event.target === event.currentTarget && !isInside) onClose();
  };
  return (
    <dialog className="drawer" id={id} aria-label={label} {...dialog} onMouseDown={pressOutside}>
      {open && (
        <>
          <div className="row row--spread">
            <span className="row">{head}</span>
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </div>
          <nav aria-label={label}>{children}</nav>
          {foot && <div className="drawer__foot">{foot}</div>}
        </>
      )}
    </dialog>
  );
}
