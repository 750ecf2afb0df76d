import { useAskBeforeLeaving } from "@latchkey/browser/unsaved/ask-before-leaving.ts";
import { use, useSyncExternalStore } from "react";
import { TrackerHolderContext } from "./tracker-holder.ts";
import { createUploadTracker, type UploadTracker } from "./upload-tracker.ts";

export const useUploadTracker = (): UploadTracker => {
  const holder = use(TrackerHolderContext);
  if (!holder) throw new Error("There is no upload tracker around this step");
  holder.tracker ??= createUploadTracker(() => crypto.randomUUID());
  return holder.tracker;
};

export const useTrackedFiles = <Fact>(fact: (tracker: UploadTracker) => Fact): Fact => {
  const tracker = useUploadTracker();
  const read = () => fact(tracker);
  return useSyncExternalStore(tracker.subscribe, read, read);
};

export const useAskWhileSending = (): void =>
  useAskBeforeLeaving(useTrackedFiles(({ isSending }) => isSending()));
