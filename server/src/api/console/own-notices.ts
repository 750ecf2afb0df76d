import { changeOwnNotices, type OwnNotices, readOwnNotices } from "../../review/staff-notices/own-notices.ts";
import { builder, inOwnOperation } from "./console-builder.ts";

const ownNotices = builder.objectRef<OwnNotices>("OwnNotices").implement({
  fields: (t) => ({
    wantsAnswers: t.exposeBoolean("wantsAnswers", {
      description: "An email for each answer of an applicant, referee or agency in one's own cases.",
    }),
    wantsWarnings: t.exposeBoolean("wantsWarnings", {
      description: "An email each working day on which a promise would break.",
    }),
  }),
});

builder.queryField("ownNotices", (t) =>
  t.field({
    type: ownNotices,
    resolve: async (_root, _args, { services, staff }) =>
      readOwnNotices(services.db, (await staff()).staffId),
  }),
);

builder.mutationField("changeOwnNotices", (t) =>
  t.field({
    type: ownNotices,
    args: {
      wantsAnswers: t.arg.boolean({ required: true }),
      wantsWarnings: t.arg.boolean({ required: true }),
    },
    resolve: (_root, wanted, context) =>
      inOwnOperation(context, async ({ work, actor: { staffId } }) => {
        await changeOwnNotices(work, staffId, wanted);
        return readOwnNotices(work.tx, staffId);
      }),
  }),
);
