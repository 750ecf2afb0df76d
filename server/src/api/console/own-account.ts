import type { Own } from "../../members/own-account.ts";
import type { SignedInStaff } from "../../staff/staff-sessions.ts";
import { addOwnAccount } from "../graphql/own-account.ts";
import { builder, inOwnOperation } from "./console-builder.ts";
import { requireProof } from "./console-context.ts";

const ownOf = ({ staffId, sessionId }: SignedInStaff): Own => ({ id: staffId, audience: "staff", sessionId });

addOwnAccount(builder, {
  read: async ({ services, staff }) => ({ services, own: ownOf(await staff()) }),
  change: (context, change) =>
    inOwnOperation(context, ({ work, actor }) =>
      change({ work, own: ownOf(actor), requireProof: () => requireProof(actor) }),
    ),
});
