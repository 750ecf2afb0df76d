import { askBeforeLeavingWhile } from "@latchkey/browser/unsaved/ask-before-leaving.ts";
import { use, useSyncExternalStore } from "react";
import { TrackerHolderContext } from "./tracker-holder.ts";
import { createUploadTracker, type UploadTracker } from "./upload-tracker.ts";

/** A reload or a closed tab would lose a file on its way, so that the browser asks. */
const newTracker = (): UploadTracker => {
  const tracker = createUploadTracker(() => crypto.randomUUID());
  askBeforeLeavingWhile(tracker.isSending, tracker.subscribe);
  return tracker;
};

export const useUploadTracker = (): UploadTracker => {
  const holder = use(TrackerHolderContext);
  if (!holder) throw new Error("There is no upload tracker around this step");
  holder.tracker ??= newTracker();
  return holder.tracker;
};

export const useTrackedFiles = <Fact>(fact: (tracker: UploadTracker) => Fact): Fact => {
  const tracker = useUploadTracker();
  const read = () => fact(tracker);
  return useSyncExternalStore(tracker.subscribe, read, read);
};
