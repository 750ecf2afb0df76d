import { MissingDocumentDefinition, type Side, slotType } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import { chosenDocument } from "@latchkey/domain/identity/evidence.ts";
import { sideOfStep } from "@latchkey/domain/identity/sides-of-steps.ts";
import type { ShownRequest } from "../questions/section-opening.ts";
import { firstChoice, useIdentityStep } from "./identity-context.ts";

interface ShownSide {
  readonly type: DocumentType;
  readonly side: Side;
  readonly slot: string;
}

const namedDocument = (request: ShownRequest | undefined): ShownSide => {
  const type = request?.documentType;
  if (!type) throw new MissingDocumentDefinition(String(request?.named));
  return { type, side: "front", slot: slotType(type, "front") };
};

/** The document and side that the current step is about. @throws if no document was chosen */
export const useSide = (): ShownSide => {
  const identity = useIdentityStep();
  const { step, state } = identity.wizard;
  if (step === "genericUpload") return namedDocument(identity.request);
  const chosen = sideOfStep(step, firstChoice(identity));
  const type = chosen && chosenDocument(state.values, chosen.choice);
  if (!chosen || !type) throw new MissingDocumentDefinition(String(chosen && state.values[chosen.choice]));
  return { type, side: chosen.side, slot: slotType(type, chosen.side) };
};
