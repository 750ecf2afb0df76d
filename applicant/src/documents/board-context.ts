import { createContext, use, useSyncExternalStore } from "react";
import type { UploadBoard, UploadResult } from "./upload-board.ts";

const BoardContext = createContext<UploadBoard | undefined>(undefined);

export const UploadBoardProvider = BoardContext;

export const useUploadBoard = (): UploadBoard => {
  const board = use(BoardContext);
  if (!board) throw new Error("There is no upload board around this step");
  return board;
};

export const useFilesOf = (slot: string): readonly UploadResult[] => {
  const board = useUploadBoard();
  const read = () => board.filesOf(slot);
  return useSyncExternalStore(board.subscribe, read, read);
};
