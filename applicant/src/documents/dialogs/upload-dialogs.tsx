import { itemsToConfirm, needsConfirmation } from "@latchkey/domain/documents/confirmation.ts";
import type { GivenReason } from "@latchkey/domain/documents/without-document.ts";
import type { UploadQuestion } from "../upload-question.ts";
import type { SlotState } from "../use-slot.ts";
import { ConfirmModal } from "./confirm-modal.tsx";
import { UploadStatus } from "./upload-status.tsx";
import { WithoutModal } from "./without-modal.tsx";

interface UploadDialogsProps {
  readonly slot: SlotState;
  readonly asking: UploadQuestion | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly onWithout: (given: GivenReason) => void;
}

/** Whether new files of this slot need a confirmation before they are used. */
export const asksToConfirm = ({ definition }: SlotState): boolean => needsConfirmation(definition.docType);

/** The dialogs and announcements of an upload step. In their own chunk, because they are not needed before a button is pressed. */
export function UploadDialogs({ slot, asking, onClose, onConfirm, onWithout }: UploadDialogsProps) {
  const items = itemsToConfirm(slot.definition.docType, slot.side);
  return (
    <>
      <UploadStatus slot={slot} />
      <ConfirmModal items={items} open={asking === "confirm"} onClose={onClose} onConfirm={onConfirm} />
      <WithoutModal open={asking === "without"} onClose={onClose} onConfirm={onWithout} />
    </>
  );
}
