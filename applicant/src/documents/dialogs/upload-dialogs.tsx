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

/** Whether new files of this slot need a confirmation before they are used. */
export const asksToConfirm = ({ definition }: SlotState): boolean => needsConfirmation(definition.docType);

/** The code and what draws it come when somebody asks for them. */
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

/** Closes the dialog. Whoever has sent a file goes on with its row: what opened the dialog is gone with the last one. */
const useWayToList = (asking: UploadQuestion | undefined, onClose: () => void) => {
  const hasSent = useRef(false);
  useEffect(() => {
    // Not before the dialog is closed: nothing outside of it takes the focus.
    if (asking !== undefined || !hasSent.current) return;
    hasSent.current = false;
    focusField(LIST_ID);
  }, [asking]);
  return (hasFiles: boolean) => {
    hasSent.current = hasFiles;
    onClose();
  };
};

/** What is shown of a file in its row. */
export const partsOf: PartsOfFile = (slot, file) => ({
  picture: <OwnFilePicture file={file} />,
  note: <FileNotes slot={slot} file={file} />,
});

export { SentFiles };

/** The files that the question is about. */
const filesIn = ({ kept, files }: SlotState): readonly ShownFile[] => [
  ...kept.map(({ id, fileName, path }) => ({ id, name: fileName, path })),
  ...files.flatMap(({ id, file, path }) => (path ? [{ id, name: file.name, path, file }] : [])),
];

/** The dialogs and announcements of an upload step. In their own chunk, because they are not needed before a button is pressed. */
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
