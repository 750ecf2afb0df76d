import { createContext, useEffect, useState } from "react";
import type { UploadBoard } from "./upload-board.ts";

/** Where a section keeps its upload board: empty until an upload step is drawn, whose chunk brings the board. */
export interface BoardHolder {
  board?: UploadBoard;
}

export const BoardHolderContext = createContext<BoardHolder | undefined>(undefined);

/** The holder of one section. Whoever leaves the section leaves its uploads as well. */
export const useBoardHolder = (): BoardHolder => {
  const [holder] = useState<BoardHolder>({});
  useEffect(() => () => holder.board?.abortAll(), [holder]);
  return holder;
};
