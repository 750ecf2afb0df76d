import { createContext } from "react";
import type { UploadBoard } from "./upload-board.ts";

/** Where a section keeps its upload board: empty until an upload step is drawn, whose chunk brings the board. */
export interface BoardHolder {
  board?: UploadBoard;
}

export const BoardHolderContext = createContext<BoardHolder | undefined>(undefined);
