import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { refreshQueueEntry } from "../parties/queue-entry.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { reconcileProgress } from "./reconcile-progress.ts";

export const sectionChanged = async (work: Work, party: PartyKey, section: SectionName): Promise<void> => {
  await reconcileProgress(work, party, section);
  // The queue is searched by these names.
  if (section === "IDENTITY") await refreshQueueEntry(work.tx, party);
};
