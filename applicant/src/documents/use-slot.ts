import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { definitionOf, type Side, slotType } from "@latchkey/domain/documents/definitions.ts";
import { capacityOf, fileIssue, roomLeft, takesSeveral } from "@latchkey/domain/documents/limits.ts";
import type { AdditionalFilePath } from "@latchkey/domain/documents/paths.ts";
import type { ArrivedFile } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { useLayoutEffect, useRef } from "react";
import type { Verification } from "./sending/verify-document.ts";
import { isBusy, issueOf, type Send } from "./upload-tracker.ts";
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

const useFiles = (slot: string, { stored, isWithout }: SlotOptions) => {
  const tracker = useUploadTracker();
  const removed = useTrackedFiles(({ withdrawn }) => withdrawn());
  // Files that a save has bound are listed as stored from then on.
  const files = useTrackedFiles(({ filesOf }) => filesOf(slot)).filter(
    ({ path }) => !stored.some((file) => file.path === path),
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
  const { docType, side, isWithout, maxBytes, section, verification } = options;
  const session = useSession();
  const tracker = useUploadTracker();
  useAskWhileSending();
  const definition = definitionOf(docType);
  const slot = slotType(docType, side);
  const { files, kept, withdrawn } = useFiles(slot, options);
  const good = files.filter((file) => !issueOf(file));
  const capacity = options.capacity ?? capacityOf(definition, side);
  const room = roomLeft(capacity, kept.length + good.length);
  // Files dropped together are checked one after the other, before the next render.
  const added = useRef<readonly string[]>([]);

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

  const add = (chosen: readonly File[]): void => {
    added.current = [...kept.map(({ fileName }) => fileName), ...good.map(({ file }) => file.name)];
    for (const { id } of files.filter(issueOf)) tracker.clear(slot, id);
    for (const file of chosen) {
      const issue = fileIssue(file, added.current, { definition, capacity, maxBytes });
      if (issue) tracker.refuse(slot, file, issue);
      else {
        added.current = [...added.current, file.name];
        tracker.add(slot, file, send);
      }
    }
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
