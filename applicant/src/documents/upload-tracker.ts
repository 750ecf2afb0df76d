import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import {
  nextProgress,
  PROGRESS_DONE,
  PROGRESS_FAILED,
  PROGRESS_WHILE_SIGNING,
  UPLOAD_TICK_MS,
} from "@latchkey/domain/documents/upload-progress.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import type { ArrivedFile } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import type { SendOutcome } from "./sending/send-file.ts";

/** One file of a slot: uploading, uploaded or rejected (spec 1 §3, upload result). */
export interface UploadResult {
  readonly id: string;
  /** Undefined for a file from a phone. */
  readonly file: File;
  readonly progress: number;
  readonly path: string | undefined;
  readonly validationError: Issue | undefined;
  readonly uploadError: Issue | undefined;
}

export type Send = (file: File, signal: AbortSignal) => Promise<SendOutcome>;

/**
 * Tracks the files of all slots of one wizard while the person moves between steps. A store for
 * `useSyncExternalStore`.
 */
export interface UploadTracker {
  readonly subscribe: (listener: () => void) => () => void;
  readonly filesOf: (slot: string) => readonly UploadResult[];
  readonly add: (slot: string, file: File, send: Send) => void;
  /** A file rejected by the rules: shown with its error, never sent. */
  readonly refuse: (slot: string, file: File, issue: Issue) => void;
  readonly arrive: (slot: string, file: ArrivedFile) => void;
  readonly clear: (slot: string, id: string) => void;
  /** Files that the person continues without: kept until that is saved. */
  readonly setAside: (slot: string, isAside: boolean) => void;
  readonly clearAside: (slot: string) => void;
  /** Files that the server no longer has: they can be added again. */
  readonly markGone: (slot: string, paths: readonly string[]) => void;
  /** Ids of stored files that were removed; they stay stored until that is saved. */
  readonly withdrawn: () => readonly string[];
  readonly withdraw: (id: string) => void;
  readonly isSending: () => boolean;
  readonly abortAll: () => void;
}

export const isBusy = ({ path, validationError, uploadError }: UploadResult): boolean =>
  !path && !validationError && !uploadError;

export const issueOf = ({ validationError, uploadError }: UploadResult): Issue | undefined =>
  validationError ?? uploadError;

const NO_FILES: readonly UploadResult[] = [];

/** Errors from the receiver and the check, mapped to the codes of the browser's rules. */
const REFUSALS: Readonly<Record<string, Issue>> = {
  TOO_LARGE: { code: "fileTooLarge" },
  EMPTY: { code: "emptyFile" },
  INFECTED: { code: "infected" },
  STORAGE_FULL: { code: "storageFull" },
  TOO_MANY_REQUESTS: { code: "tooOften" },
  UNAVAILABLE: { code: "unavailable" },
  ENCRYPTED: { code: "encrypted" },
  WORD_WITH_PROGRAMS: { code: "wordPrograms" },
  WORD_WITH_REMOTE_CONTENT: { code: "wordRemote" },
  DYNAMIC_FORM: { code: "dynamicForm" },
  UNREADABLE: { code: "unreadable" },
  TOO_MANY_PIXELS: { code: "tooManyPixels" },
  TOO_SMALL: { code: "tooSmall" },
  BLURRED: { code: "blurred" },
  CUT_OFF: { code: "cutOff" },
  NO_DOCUMENT: { code: "noDocument" },
};

const refusalIssue = (code: string): Issue => REFUSALS[code] ?? { code: "wrongFileFormat" };

const failedWith = (uploadError: Issue): Partial<UploadResult> => ({
  progress: PROGRESS_FAILED,
  path: undefined,
  uploadError,
});

const after = (outcome: SendOutcome): Partial<UploadResult> => {
  if (outcome.kind === "stored") return { progress: PROGRESS_DONE, path: outcome.path };
  return failedWith(outcome.kind === "refused" ? refusalIssue(outcome.code) : { code: "failed" });
};

const NEW_FILE = { progress: 0, path: undefined, validationError: undefined, uploadError: undefined };

/** The files of each slot, and who listens to their changes. */
const createSlots = () => {
  const slots = new Map<string, readonly UploadResult[]>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const filesOf = (slot: string): readonly UploadResult[] => slots.get(slot) ?? NO_FILES;
  return {
    tell,
    filesOf,
    isSending: () => [...slots.values()].some((files) => files.some(isBusy)),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (slot: string, edit: (files: readonly UploadResult[]) => readonly UploadResult[]): void => {
      slots.set(slot, edit(filesOf(slot)));
      tell();
    },
  };
};

export const createUploadTracker = (newId: () => string): UploadTracker => {
  const { subscribe, filesOf, isSending, change, tell } = createSlots();
  const running = new Map<string, AbortController>();
  const aside = new Set<string>();
  let withdrawn: readonly string[] = [];

  const update = (slot: string, id: string, fields: Partial<UploadResult>): void =>
    change(slot, (files) => files.map((file) => (file.id === id ? { ...file, ...fields } : file)));
  const append = (slot: string, file: File, fields: Partial<UploadResult>): string => {
    const id = newId();
    change(slot, (files) => [...files, { ...NEW_FILE, id, file, ...fields }]);
    return id;
  };
  const tick = (slot: string, id: string) => () =>
    change(slot, (files) =>
      files.map((file) => (file.id === id ? { ...file, progress: nextProgress(file.progress) } : file)),
    );
  const remove = (slot: string, id: string): void => {
    running.get(id)?.abort();
    change(slot, (files) => files.filter((file) => file.id !== id));
  };

  return {
    subscribe,
    filesOf,
    add: (slot, file, send) => {
      analytics.changedField(slot);
      const id = append(slot, file, {});
      // Deferred, so that the bar is drawn at its start before it moves.
      queueMicrotask(() => update(slot, id, { progress: PROGRESS_WHILE_SIGNING }));
      const controller = new AbortController();
      running.set(id, controller);
      const timer = setInterval(tick(slot, id), UPLOAD_TICK_MS);
      void send(file, controller.signal).then((outcome) => {
        clearInterval(timer);
        running.delete(id);
        if (outcome.kind === "cancelled") return;
        const { uploadError, ...fields } = after(outcome);
        if (uploadError) analytics.validationError(slot, uploadError);
        update(slot, id, { ...fields, uploadError });
      });
    },
    refuse: (slot, file, issue) => {
      analytics.validationError(slot, issue);
      append(slot, file, { progress: PROGRESS_FAILED, validationError: issue });
    },
    arrive: (slot, { name, path }) => {
      const isHere = filesOf(slot).some((file) => file.path === path);
      if (!isHere) append(slot, new File([], name), { path, progress: PROGRESS_DONE });
    },
    clear: remove,
    setAside: (slot, isAside) => void (isAside ? aside.add(slot) : aside.delete(slot)),
    clearAside: (slot) => {
      if (aside.delete(slot)) for (const { id } of filesOf(slot)) remove(slot, id);
    },
    markGone: (slot, paths) =>
      change(slot, (files) =>
        files.map((file) =>
          file.path && paths.includes(file.path) ? { ...file, ...failedWith({ code: "gone" }) } : file,
        ),
      ),
    withdrawn: () => withdrawn,
    withdraw: (id) => {
      withdrawn = [...withdrawn, id];
      tell();
    },
    isSending,
    abortAll: () => {
      for (const controller of running.values()) controller.abort();
    },
  };
};
