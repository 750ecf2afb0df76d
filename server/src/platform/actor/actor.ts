import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";

/** Rights, limits, idempotency records and the audit trail depend on the actor, never on the request. */
export type Actor =
  | Applicant
  | { readonly kind: "phone"; readonly handOverId: string }
  | { readonly kind: "referee"; readonly reviewId: string }
  | { readonly kind: "staff"; readonly staffId: string; readonly roles: readonly StaffRole[] }
  | { readonly kind: "agency-user"; readonly agencyUserId: string }
  | { readonly kind: "api-key"; readonly keyId: string; readonly agencyId: string }
  /** Named by its cause, e.g. `scan-pending`. */
  | { readonly kind: "job"; readonly name: string }
  | { readonly kind: "link" }
  | Visitor;

export interface Visitor {
  readonly kind: "visitor";
  readonly network: string;
}

export interface Applicant {
  readonly kind: "applicant";
  readonly accountId: string;
  readonly sessionId: string;
  readonly party?: PartyKey | undefined;
}

export type ActorKind = Actor["kind"];

export interface PartyKey {
  readonly applicationId: string;
  readonly partyId: string;
}

const idOf = (actor: Actor): string | undefined => {
  switch (actor.kind) {
    case "applicant":
      return actor.accountId;
    case "phone":
      return actor.handOverId;
    case "referee":
      return actor.reviewId;
    case "staff":
      return actor.staffId;
    case "agency-user":
      return actor.agencyUserId;
    case "api-key":
      return actor.keyId;
    case "job":
      return actor.name;
    case "visitor":
    case "link":
      return undefined;
  }
};

/** The actor in the audit trail: an id, never an address or a name. */
export const actorName = (actor: Actor): string => {
  const id = idOf(actor);
  return id === undefined ? actor.kind : `${actor.kind}:${id}`;
};

export const limitSubject = (actor: Actor): string =>
  actor.kind === "visitor" ? actor.network : (idOf(actor) ?? actor.kind);

/** Scoped to one party, so that two parties of one account never share a response. */
export const idempotencyOwner = (actor: Actor): string =>
  actor.kind === "applicant" && actor.party ? `${actorName(actor)}/${actor.party.partyId}` : actorName(actor);
