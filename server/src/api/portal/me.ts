import { type OutcomeLabels, ownLabels } from "@latchkey/domain/reports/outcome-labels.ts";
import { type OfferingAgency, readOffer } from "../../agencies/agency-offer.ts";
import { inAgencyTransaction, readAsAgency } from "../../agencies/agency-rights.ts";
import { type PageBrand, readAgencyBrand } from "../../agencies/brand.ts";
import { readOutcomeLabels } from "../../agencies/outcome-labels.ts";
import { type AgencyUser, changeOwnSettings, findAgencyUser } from "../../agency-users/agency-users.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import { outcome } from "./application.type.ts";
import { builder, changingOwn } from "./portal-builder.ts";
import type { PortalContext } from "./portal-context.ts";
import { userType } from "./user.type.ts";

interface OwnAgency {
  readonly offer: OfferingAgency;
  readonly labels: OutcomeLabels;
  readonly brand: PageBrand;
}

const branch = builder.objectRef<OfferingAgency["branches"][number]>("AgencyBranch").implement({
  fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }),
});

const outcomeLabel = builder.objectRef<ReturnType<typeof ownLabels>[number]>("OutcomeLabel").implement({
  fields: (t) => ({
    outcome: t.expose("outcome", { type: outcome }),
    label: t.exposeString("label"),
  }),
});

const ownAgency = builder.objectRef<OwnAgency>("OwnAgency").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ offer }) => offer.id }),
    name: t.string({ resolve: ({ brand }) => brand.name }),
    isStopped: t.boolean({
      description: "New applications are not taken.",
      resolve: ({ offer }) => offer.isStopped,
    }),
    branches: t.field({ type: [branch], resolve: ({ offer }) => [...offer.branches] }),
    accent: t.string({ nullable: true, resolve: ({ brand }) => brand.accent?.colour ?? null }),
    accentText: t.string({
      nullable: true,
      description: "The colour of letters on the accent.",
      resolve: ({ brand }) => brand.accent?.text ?? null,
    }),
    outcomeLabels: t.field({
      type: [outcomeLabel],
      description: "The agency's own words for outcomes; those that are not named have the standard word.",
      resolve: ({ labels }) => [...ownLabels(labels)],
    }),
    logo: t.string({ nullable: true, description: "Its path.", resolve: ({ brand }) => brand.logo }),
  }),
});

const me = builder.objectRef<AgencyUser>("Me").implement({
  fields: (t) => ({
    user: t.field({ type: userType, resolve: (user) => user }),
    branchId: t.id({
      nullable: true,
      description: "The branch with which lists begin; null: all.",
      resolve: ({ branchId }) => branchId,
    }),
    wantsEvents: t.exposeBoolean("wantsEvents"),
    wantsDigest: t.exposeBoolean("wantsDigest"),
    agency: t.field({
      type: ownAgency,
      resolve: async ({ agencyId }, _args, { services }) => ({
        ...(await readAsAgency(services, { agencyId }, async (tx) => ({
          offer: await readOffer(tx, agencyId),
          labels: await readOutcomeLabels(tx, agencyId),
        }))),
        brand: await inAgencyTransaction(services, (tx) => readAgencyBrand(tx, agencyId)),
      }),
    }),
    provider: t.string({ resolve: (_user, _args, { services }) => services.config.provider.name }),
  }),
});

const ownUser = async ({ services, operation, user }: PortalContext): Promise<AgencyUser> => {
  const { agencyId, agencyUserId } = await user();
  const find = (tx: Tx) => findAgencyUser(tx, agencyId, agencyUserId);
  const found = await (operation ? find(operation.work.tx) : readAsAgency(services, { agencyId }, find));
  if (!found) throw new Refusal("UNAUTHENTICATED");
  return found;
};

builder.queryField("me", (t) => t.field({ type: me, resolve: (_root, _args, context) => ownUser(context) }));

builder.mutationField("changeOwnSettings", (t) =>
  t.field({
    type: me,
    args: {
      branchId: t.arg.id(),
      wantsEvents: t.arg.boolean({ required: true }),
      wantsDigest: t.arg.boolean({ required: true }),
    },
    resolve: (_root, { branchId, ...wants }, context) =>
      changingOwn(context, async ({ work, actor }) => {
        const at = { agencyId: actor.agencyId, id: actor.agencyUserId };
        await changeOwnSettings(work, at, { branchId: branchId ?? null, ...wants });
        return ownUser(context);
      }),
  }),
);
