import { definitionOf, type Side, slotType } from "@latchkey/domain/documents/definitions.ts";
import { fileTypeOf, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { capacityOf, fileIssue, roomLeft } from "@latchkey/domain/documents/limits.ts";
import type { AdditionalFilePath } from "@latchkey/domain/documents/paths.ts";
import { storedFileName } from "@latchkey/domain/documents/stored-name.ts";
import { useRef, useState } from "react";
import { reporter } from "../app/reporting.ts";
import { useSession } from "../app/session-context.tsx";
import { isBusy, type Send, type UploadResult } from "./upload-board.ts";
import { useFilesOf, useUploadBoard } from "./use-board.ts";
import type { Verification } from "./verify-document.ts";

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
  readonly maxBytes: number;
  readonly section: AdditionalFilePath;
  /** Identity documents are shown to the verification before they count; without it nothing is. */
  readonly verification?: Verification | undefined;
}

const prefix = (): string => crypto.randomUUID().split("-")[0] ?? "";

/**
 * One side of a document: what is stored, what is being added, what was removed, and what the rules say of a new
 * file. Nothing counts before Continue.
 */
export const useSlot = (options: SlotOptions) => {
  const { docType, side, stored, maxBytes, section, verification } = options;
  const session = useSession();
  const board = useUploadBoard();
  const definition = definitionOf(docType);
  const slot = slotType(docType, side);
  // What a save has bound is listed as stored from then on.
  const files = useFilesOf(slot).filter(({ path }) => !stored.some((file) => file.path === path));
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([]);
  const kept = stored.filter(({ type, id }) => type === slot && !withdrawn.includes(id));
  const good = files.filter((file) => !file.validationError && !file.uploadError);
  const capacity = capacityOf(definition, side);
  const room = roomLeft(capacity, kept.length + good.length);
  // Files of one drop are looked at one after the other, before anything is rendered again.
  const added = useRef<readonly string[]>([]);

  const send: Send = async (file, signal) => {
    const extension = fileTypeOf(file.name) ?? "pdf";
    const name = { definition, side, extension, ...(capacity > 1 ? { prefix: prefix() } : {}) };
    const sent = { file, storedName: storedFileName(name), contentType: mimeTypeOf(extension), section };
    const { docType: type } = definition;
    try {
      const { sendChecked } = await import("./send-checked-file.ts");
      return await sendChecked({ ...sent, docType: type, side, verification }, session, signal);
    } catch (cause) {
      // Only the chunk itself can fail to come: what goes wrong with a file is an outcome.
      reporter.report(cause, "upload");
      return { kind: "failed" };
    }
  };

  const add = (chosen: readonly File[]): void => {
    added.current = [...kept.map(({ fileName }) => fileName), ...good.map(({ file }) => file.name)];
    for (const { id } of files.filter((file) => file.validationError || file.uploadError))
      board.clear(slot, id);
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
    definition,
    capacity,
    files,
    kept,
    withdrawn,
    isFull: room === 0,
    isUploading: files.some(isBusy),
    /** Files that have arrived and wait for Continue. */
    arrived: good.flatMap(({ path }: UploadResult) => (path ? [{ type: slot, path }] : [])),
    add,
    clear: (id: string) => board.clear(slot, id),
    clearAll: () => board.clearAll(slot),
    withdraw: (id: string) => setWithdrawn((before) => [...before, id]),
  };
};

export type SlotState = ReturnType<typeof useSlot>;
