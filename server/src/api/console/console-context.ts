import { isLead, type StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import type { StaffBearer } from "../../accounts/access-token.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";
import { findStaffActor, type SignedInStaff, type StaffActor } from "../../staff/staff-sessions.ts";
import type { AppServices } from "../app-services.ts";
import type { FieldContext } from "../graphql/fields.ts";

export interface ConsoleOperation {
  readonly work: Work;
  readonly actor: SignedInStaff;
}

export interface ConsoleContext extends FieldContext<ConsoleOperation> {
  readonly services: AppServices;
  /** Read once per request, with the current roles. @throws UNAUTHENTICATED */
  readonly staff: () => Promise<SignedInStaff>;
}

export const consoleContext = (
  services: AppServices,
  bearer: StaffBearer,
  operation?: ConsoleOperation,
): ConsoleContext => {
  let known: Promise<SignedInStaff> | undefined;
  const read = async (): Promise<SignedInStaff> => {
    const actor = operation?.actor ?? (await findStaffActor(services.db, bearer));
    if (!actor) throw new Refusal("UNAUTHENTICATED");
    return actor;
  };
  return {
    services,
    operation,
    failed: false,
    staff: () => {
      known ??= read();
      return known;
    },
  };
};

/** @throws FORBIDDEN without the role: an administrator sees no case, a reviewer changes no team */
export const requireRole = (actor: StaffActor, role: StaffRole): void => {
  if (!actor.roles.includes(role)) throw new Refusal("FORBIDDEN");
};

/** @throws FORBIDDEN without both roles */
export const requireLead = ({ roles }: StaffActor): void => {
  if (!isLead(roles)) throw new Refusal("FORBIDDEN");
};

/** @throws PROOF_NEEDED without a recent second factor (ASVS 7.5.3) */
export const requireProof = ({ hasProved }: SignedInStaff): void => {
  if (!hasProved) throw new Refusal("PROOF_NEEDED");
};
