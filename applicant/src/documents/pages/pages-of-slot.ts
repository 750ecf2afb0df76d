import type { Session } from "@latchkey/browser/session/session.ts";
import { isBusy, type UploadTracker } from "../upload-tracker.ts";
import { browserPages, forgetPages, type PagesOf } from "./page-store.ts";
import { Pages } from "./pages.ts";
import { sizeOfPicture } from "./size-of-picture.ts";
import { workInWorker } from "./work-in-worker.ts";

/** As long as the document lives, so that a step that is left and entered again finds them without a database. */
const open = new Map<string, Pages>();
const watched = new WeakSet<Session>();
const worker = workInWorker();

interface SlotOfPages {
  readonly key: string;
  readonly of: PagesOf;
  readonly maxBytes: number;
  readonly session: Session;
}

const forgetAtSignOut = (session: Session, of: PagesOf): void => {
  if (watched.has(session)) return;
  watched.add(session);
  session.subscribe(() => {
    const { state, expired } = session.snapshot();
    if (state !== "logged-out" || expired) return;
    open.clear();
    forgetPages(of);
  });
};

export const pagesOfSlot = ({ key, of, maxBytes, session }: SlotOfPages): Pages => {
  forgetAtSignOut(session, of);
  const known = open.get(key);
  if (known) return known;
  const pages = new Pages({
    work: worker,
    store: browserPages(of, key, Date.now),
    sizeOf: sizeOfPicture,
    newId: () => crypto.randomUUID(),
    maxBytes,
  });
  open.set(key, pages);
  void pages.load();
  return pages;
};

export const endWork = (): void => worker.end();

interface UploadsOfSlot {
  readonly tracker: UploadTracker;
  readonly slot: string;
}

/** The pages stay until the store has their PDF, also if the step is left meanwhile. */
export const followUpload = (pages: Pages, file: File, { tracker, slot }: UploadsOfSlot): void => {
  pages.sending(true);
  const look = (): void => {
    const sent = tracker.filesOf(slot).find((one) => one.file === file);
    if (sent && isBusy(sent)) return;
    stop();
    if (sent?.path) void pages.clear();
    pages.sending(false);
  };
  const stop = tracker.subscribe(look);
  look();
};
