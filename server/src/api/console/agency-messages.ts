import { type AgencyMessage, readMessages, writeMessage } from "../../agency-messages/agency-messages.ts";
import { assertMaySee } from "../../review/own-party.ts";
import { application } from "./application.type.ts";
import { applicationAfter, knownId } from "./application-named.ts";
import { builder, inOperation } from "./console-builder.ts";

const message = builder.objectRef<AgencyMessage>("AgencyMessage").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    text: t.exposeString("text"),
    at: t.expose("at", { type: "DateTime" }),
    isByAgency: t.exposeBoolean("isByAgency"),
    author: t.string({ resolve: ({ userName, staffName }) => userName ?? staffName ?? "" }),
    needsAnswer: t.exposeBoolean("needsAnswer"),
  }),
});

builder.objectField(application, "messages", (t) =>
  t.field({
    type: [message],
    description: "Between the agency and the provider, the oldest first.",
    resolve: async ({ id }, _args, { services, operation }) => [
      ...(await readMessages(operation?.work.tx ?? services.db, id)),
    ],
  }),
);

builder.mutationField("writeToAgency", (t) =>
  t.field({
    type: application,
    args: {
      applicationId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      needsAnswer: t.arg.boolean({
        required: true,
        description: "The application waits for the agency until it answers.",
      }),
    },
    resolve: (_root, { applicationId, text, needsAnswer }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        const { id } = await applicationAfter(work, knownId(applicationId));
        await assertMaySee(work, id);
        await writeMessage(work, id, { text, needsAnswer, author: { staffId } });
        return applicationAfter(work, id);
      }),
  }),
);
