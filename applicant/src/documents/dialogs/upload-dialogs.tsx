import { itemsToConfirm, needsConfirmation } from "@latchkey/domain/documents/confirmation.ts";
import type { WithoutDocumentReason } from "@latchkey/domain/documents/without-document.ts";
import type { GivenReason } from "@latchkey/domain/rules/given-reason.ts";
import type { HandedStep } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { lazy, Suspense, useEffect, useRef } from "react";
import type { PartsOfFile, ShownFile } from "../own-file.ts";
import { FileNotes } from "../own-files/file-notes.tsx";
import { FilePictures } from "../own-files/file-pictures.tsx";
import { OwnFilePicture } from "../own-files/own-file-picture.tsx";
import { SentFiles } from "../own-files/sent-files.tsx";
import { LIST_ID } from "../upload-list.tsx";
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
  readonly onWithout: (given: GivenReason<WithoutDocumentReason>) => void;
}

export const asksToConfirm = ({ definition }: SlotState): boolean => needsConfirmation(definition.docType);

/** The code and its drawing load on demand. */
const HandOverDialog = lazy(async () => {
  const { HandOverDialog: dialog } = await import("../hand-over/hand-over-dialog.tsx");
  return { default: dialog };
});

const stepOf = ({ definition, side, section, room }: SlotState): HandedStep => ({
  section,
  docType: definition.docType,
  side,
  room,
});

/**
 * Closes the dialog. After a sent file the focus goes to its row, because the button that opened the dialog may be
 * gone.
 */
const useWayToList = (asking: UploadQuestion | undefined, onClose: () => void) => {
  const hasSent = useRef(false);
  useEffect(() => {
    // An open dialog keeps the focus, so this waits until it is closed.
    if (asking !== undefined || !hasSent.current) return;
    hasSent.current = false;
    focusField(LIST_ID);
  }, [asking]);
  return (hasFiles: boolean) => {
    hasSent.current = hasFiles;
    onClose();
  };
};

export const partsOf: PartsOfFile = (slot, file) => ({
  picture: <OwnFilePicture file={file} />,
  note: <FileNotes slot={slot} file={file} />,
});

export { SentFiles };

const filesIn = ({ kept, files }: SlotState): readonly ShownFile[] => [
  ...kept.map(({ id, fileName, path }) => ({ id, name: fileName, path })),
  ...files.flatMap(({ id, file, path }) => (path ? [{ id, name: file.name, path, file }] : [])),
];

/** In a chunk of their own, because no dialog is needed before a button is pressed. */
export function UploadDialogs({ slot, asking, onClose, onConfirm, onWithout }: UploadDialogsProps) {
  const items = itemsToConfirm(slot.definition.docType, slot.side);
  const closePhone = useWayToList(asking, onClose);
  return (
    <>
      <UploadStatus slot={slot} />
      <ConfirmModal
        items={items}
        pictures={<FilePictures files={filesIn(slot)} />}
        open={asking === "confirm"}
        onClose={onClose}
        onConfirm={onConfirm}
      />
      <Suspense>
        {asking === "phone" && (
          <HandOverDialog step={stepOf(slot)} open onFile={slot.arrive} onClose={closePhone} />
        )}
      </Suspense>
      <WithoutModal open={asking === "without"} onClose={onClose} onConfirm={onWithout} />
    </>
  );
}
