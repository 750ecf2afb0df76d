import type { Side } from "@latchkey/domain/documents/definitions.ts";
import type { VerificationType } from "@latchkey/domain/documents/verification.ts";

/** As what a document is looked at. A verdict on one question says nothing of another. */
export const questionOf = (type: VerificationType, side: Side): string => `${type}/${side}`;
