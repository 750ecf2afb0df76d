import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { definitionOf, type Side, slotType } from "@latchkey/domain/documents/definitions.ts";
import { capacityOf, fileIssue, roomLeft } from "@latchkey/domain/documents/limits.ts";
import type { AdditionalFilePath } from "@latchkey/domain/documents/paths.ts";
import { useLayoutEffect, useRef } from "react";
import type { Verification } from "./sending/verify-document.ts";
import { isBusy, issueOf, type Send } from "./upload-board.ts";
import { useOnBoard, useUploadBoard } from "./use-board.ts";

/** A file that is stored with the answer already. */
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
  /** The person said earlier that they do not have it. */
  readonly isWithout: boolean;
  readonly maxBytes: number;
  readonly section: AdditionalFilePath;
  /** Identity documents are shown to the verification before they count; without it nothing is. */
  readonly verification?: Verification | undefined;
}

/** What is stored, what is being added, and what was removed. */
const useFiles = (slot: string, { stored, isWithout }: SlotOptions) => {
  const board = useUploadBoard();
  const removed = useOnBoard(({ withdrawn }) => withdrawn());
  // What a save has bound is listed as stored from then on.
  const files = useOnBoard(({ filesOf }) => filesOf(slot)).filter(
    ({ path }) => !stored.some((file) => file.path === path),
  );
  useLayoutEffect(() => {
    if (isWithout) board.clearAside(slot);
  }, [board, slot, isWithout]);
  const own = stored.filter(({ type }) => type === slot);
  return {
    files,
    kept: own.filter(({ id }) => !removed.includes(id)),
    withdrawn: own.map(({ id }) => id).filter((id) => removed.includes(id)),
  };
};

/**
 * One side of a document: what is stored, what is being added, what was removed, and what the rules say of a new
 * file. Nothing counts before Continue.
 */
export const useSlot = (options: SlotOptions) => {
  const { docType, side, isWithout, maxBytes, section, verification } = options;
  const session = useSession();
  const board = useUploadBoard();
  const definition = definitionOf(docType);
  const slot = slotType(docType, side);
  const { files, kept, withdrawn } = useFiles(slot, options);
  const good = files.filter((file) => !issueOf(file));
  const capacity = capacityOf(definition, side);
  const room = roomLeft(capacity, kept.length + good.length);
  // Files of one drop are looked at one after the other, before anything is rendered again.
  const added = useRef<readonly string[]>([]);

  const send: Send = async (file, signal) => {
    try {
      const { sendChecked } = await import("./sending/send-checked-file.ts");
      const isOneOfMany = capacity > 1;
      return await sendChecked(
        { file, definition, side, isOneOfMany, section, verification },
        session,
        signal,
      );
    } catch (cause) {
      // Only the chunk itself can fail to come: what goes wrong with a file is an outcome.
      reporter.report(cause, "upload");
      return { kind: "failed" };
    }
  };

  const add = (chosen: readonly File[]): void => {
    added.current = [...kept.map(({ fileName }) => fileName), ...good.map(({ file }) => file.name)];
    for (const { id } of files.filter(issueOf)) board.clear(slot, id);
    for (const file of chosen) {
      const issue = fileIssue(file, added.current, { definition, capacity, maxBytes });
      if (issue) board.refuse(slot, file, issue);
      else {
        added.current = [...added.current, file.name];
        board.add(slot, file, send);
      }
    }
  };

  return {
    slot,
    side,
    definition,
    capacity,
    files,
    kept,
    withdrawn,
    isWithout,
    isFull: room === 0,
    isUploading: files.some(isBusy),
    /** Files that have arrived and wait for Continue. */
    arrived: good.flatMap(({ path }) => (path ? [{ type: slot, path }] : [])),
    add,
    clear: (id: string) => board.clear(slot, id),
    withdraw: board.withdraw,
  };
};

export type SlotState = ReturnType<typeof useSlot>;
