import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { type VerificationType, verificationType } from "@latchkey/domain/documents/verification.ts";
import { LIVE_PHOTO } from "@latchkey/domain/identity/live-photo.ts";
import type { CheckedUpload, Question } from "./check-upload.ts";
import { questionOf } from "./verifier.ts";

export const checkOf = (type: DocumentType, side: Side) =>
  type === LIVE_PHOTO
    ? ({ kind: "photo", asked: "" } as const)
    : ({ kind: "document", asked: questionOf({ type: verificationType(type, side), side }) } as const);

interface AskedDocument {
  readonly upload: CheckedUpload;
  readonly sessionId: string;
  readonly type: VerificationType;
  readonly side: Side;
}

export const documentQuestion = ({ upload, sessionId, type, side }: AskedDocument): Question => ({
  kind: "document",
  sessionId,
  asked: questionOf({ type, side }),
  ask: (verifier, file) => verifier.checkDocument(file, { type, side }, upload.person),
});

export const photoQuestion = ({
  upload,
  sessionId,
}: Pick<AskedDocument, "upload" | "sessionId">): Question => ({
  kind: "photo",
  sessionId,
  asked: "",
  ask: (verifier, file) => verifier.checkPhoto(file, upload.person),
});
