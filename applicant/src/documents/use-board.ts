import { use, useSyncExternalStore } from "react";
import { BoardHolderContext } from "./board-holder.ts";
import { createUploadBoard, type UploadBoard, type UploadResult } from "./upload-board.ts";

/** The board of the section around this step; it outlives the step. */
export const useUploadBoard = (): UploadBoard => {
  const holder = use(BoardHolderContext);
  if (!holder) throw new Error("There is no upload board around this step");
  holder.board ??= createUploadBoard(() => crypto.randomUUID());
  return holder.board;
};

export const useFilesOf = (slot: string): readonly UploadResult[] => {
  const board = useUploadBoard();
  const read = () => board.filesOf(slot);
  return useSyncExternalStore(board.subscribe, read, read);
};
