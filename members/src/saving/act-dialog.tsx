import { Button } from "@latchkey/ui/button/button.tsx";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import type { MutationFailure } from "../calls/mutation-failure.ts";
import type { DialogWords } from "./form-dialog.tsx";
import { SaveProblem } from "./save-problem.tsx";

interface ActDialogProps {
  readonly words: DialogWords;
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  /** In place of the general words for a refusal. */
  readonly refused?: string | undefined;
  readonly onAct: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an act that cannot be undone. */
export function ActDialog({ words, isBusy, failure, refused, onAct, onClose }: ActDialogProps) {
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <Button variant="critical" busy={isBusy} onClick={() => void onAct()}>
            {words.submit}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      {failure && <SaveProblem failure={failure} refused={refused} />}
    </Modal>
  );
}
