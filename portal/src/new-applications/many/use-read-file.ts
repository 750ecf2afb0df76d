import { useRef, useState } from "react";
import {
  MOST_FILE_BYTES,
  problem,
  type Reading,
  type ReadTable,
  readTable,
  type TableProblem,
} from "./read-table.ts";

export interface ReadFile {
  /** Each reading has its own, also of the same file. */
  readonly key: number;
  readonly name: string;
  readonly bytes: number;
  readonly table: ReadTable;
}

const readingOf = async (files: readonly File[]): Promise<Reading> => {
  const [file] = files;
  if (!file || files.length > 1) return problem("several");
  if (file.size > MOST_FILE_BYTES) return problem("tooLarge");
  try {
    return readTable(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // It was moved or changed after it was chosen.
    return problem("unreadable");
  }
};

/** The last file that was chosen, and read in the browser. */
export const useReadFile = () => {
  const [file, setFile] = useState<ReadFile>();
  const [wrong, setWrong] = useState<TableProblem>();
  const last = useRef(0);
  return {
    file,
    problem: wrong,
    choose: async (files: readonly File[]) => {
      if (files.length === 0) return;
      last.current += 1;
      const key = last.current;
      const reading = await readingOf(files);
      if (last.current !== key) return;
      const { name = "", size: bytes = 0 } = files[0] ?? {};
      setFile("table" in reading ? { key, name, bytes, table: reading.table } : undefined);
      setWrong("problem" in reading ? reading.problem : undefined);
    },
    remove: () => {
      last.current += 1;
      setFile(undefined);
      setWrong(undefined);
    },
  };
};

export type FileChoice = ReturnType<typeof useReadFile>;
