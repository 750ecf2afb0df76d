import type { SignedInAgencyUser } from "../../agency-users/agency-sessions.ts";
import type { Own } from "../../members/own-account.ts";
import { addOwnAccount } from "../graphql/own-account.ts";
import { builder, changingOwn } from "./portal-builder.ts";
import { requireAgencyProof } from "./portal-context.ts";

const ownOf = ({ agencyUserId: id, sessionId }: SignedInAgencyUser): Own => ({
  id,
  audience: "agency",
  sessionId,
});

addOwnAccount(builder, {
  read: async ({ services, user }) => ({ services, own: ownOf(await user()) }),
  change: (context, change) =>
    changingOwn(context, ({ work, actor }) =>
      change({ work, own: ownOf(actor), requireProof: () => requireAgencyProof(actor) }),
    ),
});
