import { createContext, useEffect, useRef, useState } from "react";
import type { UploadTracker } from "./upload-tracker.ts";

export interface TrackerHolder {
  tracker?: UploadTracker;
}

export const TrackerHolderContext = createContext<TrackerHolder | undefined>(undefined);

export interface RecordOfUploads {
  readonly session: object;
  readonly record: string;
}

const keptBySession = new WeakMap<object, Map<string, TrackerHolder>>();

const keptIn = (session: object): Map<string, TrackerHolder> => {
  const kept = keptBySession.get(session) ?? new Map<string, TrackerHolder>();
  keptBySession.set(session, kept);
  return kept;
};

const taken = (of: RecordOfUploads | undefined): TrackerHolder | undefined =>
  of && keptIn(of.session).get(of.record);

/**
 * The holder of one section. A file on its way when the section is left arrives all the same, and is there on the return.
 *
 * @param of undefined: nothing is kept
 */
export const useTrackerHolder = (of?: RecordOfUploads): TrackerHolder => {
  const [holder] = useState<TrackerHolder>(() => taken(of) ?? {});
  const last = useRef(of);
  useEffect(() => {
    last.current = of;
    if (of) keptIn(of.session).delete(of.record);
  }, [of]);
  useEffect(
    () => () => {
      const { current } = last;
      if (current && holder.tracker?.isSending()) keptIn(current.session).set(current.record, holder);
      else holder.tracker?.abortAll();
    },
    [holder],
  );
  return holder;
};
