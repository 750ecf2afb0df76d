import { createContext, useEffect, useState } from "react";
import type { UploadTracker } from "./upload-tracker.ts";

/** Holds a section's upload tracker: empty until an upload step renders, whose chunk has the code. */
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
