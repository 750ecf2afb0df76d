import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { definitionOf, type Side, slotType } from "@latchkey/domain/documents/definitions.ts";
import { capacityOf, fileIssue, roomLeft, takesSeveral } from "@latchkey/domain/documents/limits.ts";
import type { AdditionalFilePath } from "@latchkey/domain/documents/paths.ts";
import type { ArrivedFile } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { useLayoutEffect } from "react";
import type { NamedFile } from "./named-by-content.ts";
import type { Verification } from "./sending/verify-document.ts";
import { isBusy, issueOf, type Send, type UploadResult } from "./upload-tracker.ts";
import { useAskWhileSending, useTrackedFiles, useUploadTracker } from "./use-upload-tracker.ts";

export interface StoredFile {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly fileName: string;
}

export interface SlotOptions {
  readonly docType: string;
  readonly side: Side;
  readonly stored: readonly StoredFile[];
  readonly isWithout: boolean;
  readonly maxBytes: number;
  readonly section: AdditionalFilePath;
  /** Identity documents are checked before they count; undefined: not checked. */
  readonly verification?: Verification | undefined;
  readonly capacity?: number | undefined;
  /** The id of the record that the document is about, where there are several. */
  readonly about?: string | undefined;
}

/** Files that a save has bound are listed as stored from then on. */
const unsavedIn = (files: readonly UploadResult[], stored: readonly StoredFile[]): readonly UploadResult[] =>
  files.filter(({ path }) => !stored.some((file) => file.path === path));

const waitingIn = (files: readonly UploadResult[], stored: readonly StoredFile[]): readonly string[] =>
  unsavedIn(files, stored)
    .filter((file) => !issueOf(file))
    .map(({ file }) => file.name);

/** Without its chunk the names stay; sending needs a chunk too, and says that it failed. */
const namedFiles = async (chosen: readonly File[]): Promise<readonly NamedFile[]> => {
  try {
    const { namedByContent } = await import("./named-by-content.ts");
    return await Promise.all(chosen.map(namedByContent));
  } catch {
    return chosen.map((file) => ({ file, original: file }));
  }
};

const useFiles = (slot: string, { stored, isWithout }: SlotOptions) => {
  const tracker = useUploadTracker();
  const removed = useTrackedFiles(({ withdrawn }) => withdrawn());
  const files = unsavedIn(
    useTrackedFiles(({ filesOf }) => filesOf(slot)),
    stored,
  );
  useLayoutEffect(() => {
    if (isWithout) tracker.clearAside(slot);
  }, [tracker, slot, isWithout]);
  const own = stored.filter(({ type }) => type === slot);
  return {
    files,
    kept: own.filter(({ id }) => !removed.includes(id)),
    withdrawn: own.map(({ id }) => id).filter((id) => removed.includes(id)),
  };
};

/**
 * One side of a document: stored, new and removed files, and the rules for new files. Nothing is saved before Continue.
 */
export const useSlot = (options: SlotOptions) => {
  const { docType, side, stored, isWithout, maxBytes, section, verification } = options;
  const session = useSession();
  const tracker = useUploadTracker();
  useAskWhileSending();
  const definition = definitionOf(docType);
  const slot = slotType(docType, side);
  const { files, kept, withdrawn } = useFiles(slot, options);
  const good = files.filter((file) => !issueOf(file));
  const capacity = options.capacity ?? capacityOf(definition, side);
  const room = roomLeft(capacity, kept.length + good.length);

  const send: Send = async (file, signal) => {
    try {
      const { sendChecked } = await import("./sending/send-checked-file.ts");
      const isOneOfMany = takesSeveral(definition, side);
      return await sendChecked(
        { file, definition, side, isOneOfMany, section, verification },
        session,
        signal,
      );
    } catch (cause) {
      // Only a failure to load the chunk rejects; a file error is an outcome.
      reporter.report(cause, "upload");
      return { kind: "failed" };
    }
  };

  const addNamed = ({ file, original, otherThanNamed }: NamedFile): void => {
    const fileNames = [...kept.map(({ fileName }) => fileName), ...waitingIn(tracker.filesOf(slot), stored)];
    const { name, size } = file;
    const issue = fileIssue({ name, size, otherThanNamed }, fileNames, { definition, capacity, maxBytes });
    if (issue) tracker.refuse(slot, original, issue);
    else tracker.add(slot, file, send);
  };
  const add = async (chosen: readonly File[]): Promise<void> => {
    const named = await namedFiles(chosen);
    for (const { id } of tracker.filesOf(slot).filter(issueOf)) tracker.clear(slot, id);
    named.forEach(addNamed);
  };

  return {
    slot,
    side,
    section,
    definition,
    capacity,
    files,
    kept,
    withdrawn,
    isWithout,
    about: options.about,
    room,
    isFull: room === 0,
    isUploading: files.some(isBusy),
    arrived: good.flatMap(({ path }) => (path ? [{ type: slot, path }] : [])),
    add,
    arrive: (file: ArrivedFile) => tracker.arrive(slot, file),
    clear: (id: string) => tracker.clear(slot, id),
    withdraw: tracker.withdraw,
  };
};

export type SlotState = ReturnType<typeof useSlot>;
