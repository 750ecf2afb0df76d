import { assertOwnApplication } from "../../agencies/agency-rights.ts";
import type { ShownApplication } from "./application.type.ts";
import { readShown } from "./applications.ts";
import { changing } from "./portal-builder.ts";
import type { PortalContext, PortalOperation } from "./portal-context.ts";

export const shownNow = ({ work, actor }: PortalOperation, id: string): Promise<ShownApplication> =>
  readShown(work.tx, work.services, { id, agencyId: actor.agencyId });

/** @throws NOT_FOUND for another agency's application */
export const onApplication = (
  context: PortalContext,
  { id, right }: { readonly id: string; readonly right: "letting" | "people" },
  change: (operation: PortalOperation) => Promise<unknown>,
): Promise<ShownApplication> =>
  changing(context, right, async (operation) => {
    await assertOwnApplication(operation.work, operation.actor, id);
    await change(operation);
    return shownNow(operation, id);
  });
