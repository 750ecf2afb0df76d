import { useEffect, useState } from "react";
import { useWizardPage } from "../../questions/wizard-context.ts";
import { useUploadBoard } from "../use-board.ts";
import type { UploadAnswer } from "./upload-step.tsx";

interface LastSave {
  /** What stood in the step. */
  readonly shown: string;
  readonly paths: readonly string[];
}

/**
 * What becomes of the last save. What was confirmed once is sent again as it is; when the files have changed since,
 * Continue asks anew. Files that the server refused are marked, so that they can be added again.
 */
export const useLastSave = (slot: string, answer: UploadAnswer) => {
  const { failure, retry } = useWizardPage().wizard;
  const board = useUploadBoard();
  const [last, setLast] = useState<LastSave>();
  const shown = JSON.stringify(answer);
  useEffect(() => {
    if (failure?.kind === "refused" && last) board.markGone(slot, last.paths);
  }, [board, slot, failure, last]);
  return {
    /** @param isWithout the answer is a reason: the files are not sent, and go when it is saved */
    remember: (isWithout: boolean) => {
      board.setAside(slot, isWithout);
      setLast({ shown, paths: isWithout ? [] : answer.added.map(({ path }) => path) });
    },
    onRetry: last?.shown === shown ? () => void retry() : undefined,
  };
};
