import type { MachineReadableZone } from "@latchkey/document-checks/findings.ts";
import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { FileType } from "@latchkey/domain/documents/formats.ts";
import type { VerificationType } from "@latchkey/domain/documents/verification.ts";

/** The built-in engine, or a service with the contract's protocol. */

export interface VerifiedFile {
  readonly key: string;
  readonly fileType: FileType;
  readonly owner: string;
  /** A link to the file lives no longer than this session. */
  readonly sessionId: string;
  readonly read: () => Promise<Buffer>;
}

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: string;
}

export interface DocumentQuestion {
  readonly type: VerificationType;
  readonly side: Side;
}

/** For example `passport/front`. A verdict on one question does not answer another. */
export const questionOf = ({ type, side }: DocumentQuestion): string => `${type}/${side}`;

/** The fields in a 422 (spec 1 §7). Any other than the contract's three means "no document found". */
export type VerificationField =
  | "detect_blur"
  | "detect_cutoff"
  | "detect_document"
  | "face_detection"
  | "file_too_small"
  | FileFault;

/** Faults of the file, whatever the question. */
export type FileFault = "file_encrypted" | "file_dynamic_form" | "file_unreadable" | "file_too_large";

export interface Verdict {
  /** `not_checked` lets the applicant continue but never counts as passed. */
  readonly outcome: "ok" | "refused" | "not_checked";
  readonly field?: VerificationField | undefined;
  /** For the reviewer: why it was not checked, or what was refused. */
  readonly reason?: string | undefined;
  readonly scores?: unknown;
  readonly zone?: MachineReadableZone | undefined;
}

export interface Verifier {
  readonly checkDocument: (
    file: VerifiedFile,
    question: DocumentQuestion,
    person: Person,
  ) => Promise<Verdict>;
  readonly checkPhoto: (file: VerifiedFile, person: Person) => Promise<Verdict>;
}

export const notChecked = (reason: string): Verdict => ({ outcome: "not_checked", reason });
