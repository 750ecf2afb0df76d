import type { WithoutDocumentReason } from "@latchkey/domain/documents/without-document.ts";
import { ConfirmModal } from "./confirm-modal.tsx";
import { WithoutModal } from "./without-modal.tsx";

export type UploadQuestion = "confirm" | "without";

export interface UploadDialogsProps {
  readonly asking: UploadQuestion | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly onWithout: (reason: WithoutDocumentReason) => void;
}

/** The two questions of an upload step. A chunk of its own: nobody needs it before a button was pressed. */
export function UploadDialogs({ asking, onClose, onConfirm, onWithout }: UploadDialogsProps) {
  return (
    <>
      <ConfirmModal open={asking === "confirm"} onClose={onClose} onConfirm={onConfirm} />
      <WithoutModal open={asking === "without"} onClose={onClose} onConfirm={onWithout} />
    </>
  );
}
