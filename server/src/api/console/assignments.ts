import { assignmentRefusals } from "@latchkey/domain/review/assignment.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { type AssignedCase, assignCases } from "../../review/assign-cases.ts";
import { handOverCase } from "../../review/hand-over-case.ts";
import { presentReviewers, reviewersForCase } from "../../review/reviewers.ts";
import { colleague } from "./application.type.ts";
import { asRole, builder, inLeadOperation, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";

const assignmentRefusal = builder.enumType("AssignmentRefusal", { values: assignmentRefusals });

const assignedCase = builder.objectRef<AssignedCase>("AssignedCase").implement({
  fields: (t) => ({
    partyId: t.exposeID("partyId"),
    refused: t.field({
      type: assignmentRefusal,
      nullable: true,
      description: "null: it is assigned.",
      resolve: ({ refused }) => refused,
    }),
  }),
});

builder.queryField("reviewers", (t) =>
  t.field({
    type: [colleague],
    description: "Cases can be given to them: they are present, and not blocked.",
    args: { partyId: t.arg.id({ description: "Without those who may not work on this case." }) },
    resolve: (_root, { partyId }, context) =>
      asRole(context, "REVIEWER", async (actor) => {
        const { services } = context;
        const today = services.today();
        if (!partyId) return [...(await presentReviewers(services.db, today))];
        return inTransaction(services, actor, async (work) => [
          ...(await reviewersForCase(work.tx, await partyNamed({ work }, partyId), today)),
        ]);
      }),
  }),
);

builder.mutationField("assignCases", (t) =>
  t.field({
    type: [assignedCase],
    description: "Gives cases to a reviewer. A case that cannot be given is named with its reason.",
    args: {
      partyIds: t.arg.idList({ required: true }),
      reviewerId: t.arg.id({ description: "null: back to all reviewers." }),
      note: t.arg.string({ required: true, description: "For the reviewer; may be empty." }),
    },
    resolve: (_root, { partyIds, reviewerId, note }, context) =>
      inLeadOperation(context, async ({ work, actor: { staffId } }) => [
        ...(await assignCases(work, { staffId, partyIds, reviewerId: reviewerId ?? null, note })),
      ]),
  }),
);

builder.mutationField("handOverCase", (t) =>
  t.boolean({
    description: "The reviewer of a case gives it to a colleague.",
    args: {
      partyId: t.arg.id({ required: true }),
      reviewerId: t.arg.id({ required: true }),
      note: t.arg.string({ required: true }),
    },
    resolve: (_root, { partyId, reviewerId, note }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        const { staffId } = operation.actor;
        await handOverCase(operation.work, party, { staffId, reviewerId, note });
        return true;
      }),
  }),
);
