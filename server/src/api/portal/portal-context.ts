import { type AgencyRight, agencyUserMay } from "@latchkey/domain/agencies/agency-users.ts";
import type { AgencyBearer } from "../../accounts/access-token.ts";
import { findAgencyActor, type SignedInAgencyUser } from "../../agency-users/agency-sessions.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";
import type { AppServices } from "../app-services.ts";
import type { FieldContext } from "../graphql/fields.ts";

export interface PortalOperation {
  readonly work: Work;
  readonly actor: SignedInAgencyUser;
}

export interface PortalContext extends FieldContext<PortalOperation> {
  readonly services: AppServices;
  /** Read once per request, with the current roles. @throws UNAUTHENTICATED */
  readonly user: () => Promise<SignedInAgencyUser>;
}

export const portalContext = (
  services: AppServices,
  bearer: AgencyBearer,
  operation?: PortalOperation,
): PortalContext => {
  let known: Promise<SignedInAgencyUser> | undefined;
  const read = async (): Promise<SignedInAgencyUser> => {
    const actor = operation?.actor ?? (await findAgencyActor(services, bearer));
    if (!actor) throw new Refusal("UNAUTHENTICATED");
    return actor;
  };
  return {
    services,
    operation,
    failed: false,
    user: () => {
      known ??= read();
      return known;
    },
  };
};

/** @throws FORBIDDEN without a role that has the right */
export const requireRight = ({ roles }: SignedInAgencyUser, right: AgencyRight): void => {
  if (!agencyUserMay(roles, right)) throw new Refusal("FORBIDDEN");
};

/** @throws PROOF_NEEDED without a recent second factor (ASVS 7.5.3) */
export const requireAgencyProof = ({ hasProved }: SignedInAgencyUser): void => {
  if (!hasProved) throw new Refusal("PROOF_NEEDED");
};
