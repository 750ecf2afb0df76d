import { use, useSyncExternalStore } from "react";
import { BoardHolderContext } from "./board-holder.ts";
import { createUploadBoard, type UploadBoard } from "./upload-board.ts";

/** The board of the section around this step; it outlives the step. */
export const useUploadBoard = (): UploadBoard => {
  const holder = use(BoardHolderContext);
  if (!holder) throw new Error("There is no upload board around this step");
  holder.board ??= createUploadBoard(() => crypto.randomUUID());
  return holder.board;
};

/** What stands on the board, always as it is now. */
export const useOnBoard = <Fact>(fact: (board: UploadBoard) => Fact): Fact => {
  const board = useUploadBoard();
  const read = () => fact(board);
  return useSyncExternalStore(board.subscribe, read, read);
};
