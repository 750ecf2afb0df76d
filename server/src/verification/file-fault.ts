import type { CheckedType, NotCheckedReason } from "@latchkey/document-checks/findings.ts";
import type { FileType } from "@latchkey/domain/documents/formats.ts";
import type { FileFault } from "./verifier.ts";

const CHECKED: Readonly<Partial<Record<FileType, CheckedType>>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  pdf: "pdf",
};

export const checkedTypeOf = (type: FileType | undefined): CheckedType | undefined => type && CHECKED[type];

const FAULTS: Readonly<Partial<Record<NotCheckedReason, FileFault>>> = {
  encrypted: "file_encrypted",
  "dynamic-form": "file_dynamic_form",
  unreadable: "file_unreadable",
  "too-large": "file_too_large",
};

/** undefined: the check failed, not the file */
export const faultOf = (reason: NotCheckedReason): FileFault | undefined => FAULTS[reason];
