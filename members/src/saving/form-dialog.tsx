import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { type FormEvent, type ReactNode, useId } from "react";

export interface DialogWords {
  readonly title: string;
  readonly lead: ReactNode;
  readonly submit: string;
  readonly cancel: string;
}

interface FormDialogProps {
  readonly words: DialogWords;
  readonly isBusy: boolean;
  /** The failure of saving. */
  readonly problem: ReactNode;
  readonly isLoose?: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** A form in a dialog, with its buttons below it. */
export function FormDialog(props: FormDialogProps) {
  const { words, isBusy, problem, isLoose = false, onClose, onSubmit, children } = props;
  const formId = useId();
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {words.submit}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      {problem}
      <form className={isLoose ? "stack stack--loose" : undefined} id={formId} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Modal>
  );
}
