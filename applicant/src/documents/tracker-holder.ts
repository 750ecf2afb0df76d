import { createContext, useEffect, useState } from "react";
import type { UploadTracker } from "./upload-tracker.ts";

export interface TrackerHolder {
  tracker?: UploadTracker;
}

export const TrackerHolderContext = createContext<TrackerHolder | undefined>(undefined);

/** The holder of one section. Leaving the section cancels its uploads. */
export const useTrackerHolder = (): TrackerHolder => {
  const [holder] = useState<TrackerHolder>({});
  useEffect(() => () => holder.tracker?.abortAll(), [holder]);
  return holder;
};
