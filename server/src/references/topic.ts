import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import type { PartyKey } from "../platform/actor/actor.ts";

export type ReferenceTopic =
  | { readonly kind: "rental"; readonly residenceId: string }
  | { readonly kind: Exclude<ReferenceKind, "rental">; readonly sourceId: string };

export const aboutIn = (party: PartyKey, topic: ReferenceTopic) =>
  ({
    application_id: party.applicationId,
    party_id: party.partyId,
    kind: topic.kind,
    ...(topic.kind === "rental" ? { residence_id: topic.residenceId } : { source_id: topic.sourceId }),
  }) as const;
