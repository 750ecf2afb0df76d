import { useEffect, useState } from "react";
import { useWizardPage } from "../../questions/wizard-context.ts";
import { useUploadTracker } from "../use-upload-tracker.ts";
import type { UploadAnswer } from "./upload-answer.ts";

interface LastSave {
  readonly shown: string;
  readonly paths: readonly string[];
}

/**
 * The outcome of the last save. After a failure the confirmed files are sent again as they are; if they have changed
 * since, Continue asks again. Files that the server rejected are marked, so that they can be added again.
 */
export const useLastSave = (slot: string, answer: UploadAnswer) => {
  const { failure, retry } = useWizardPage().wizard;
  const tracker = useUploadTracker();
  const [last, setLast] = useState<LastSave>();
  const shown = JSON.stringify(answer);
  useEffect(() => {
    if (failure?.kind === "refused" && last) tracker.markGone(slot, last.paths);
  }, [tracker, slot, failure, last]);
  return {
    /** @param isWithout the answer is a reason: the files are not sent, and are removed once it is saved */
    remember: (isWithout: boolean) => {
      tracker.setAside(slot, isWithout);
      setLast({ shown, paths: isWithout ? [] : answer.added.map(({ path }) => path) });
    },
    onRetry: last?.shown === shown ? () => void retry() : undefined,
  };
};
