import type { Work } from "../../platform/work/work.ts";
import { listDeliveries, sendAgain } from "../../webhooks/delivery-log.ts";
import {
  addEndpoint,
  changeEndpoint,
  type GivenSecret,
  pauseEndpoint,
  removeEndpoint,
  resumeEndpoint,
  rotateSecret,
  testEndpoint,
} from "../../webhooks/endpoints.ts";
import { listEndpoints, readEndpoint, type WebhookEndpoint } from "../../webhooks/read-endpoints.ts";
import { asRole, builder, inOperation, inProvedOperation } from "./console-builder.ts";
import { webhookDelivery, webhookDeliveryPage, webhookEndpoint, webhookEventType } from "./webhook.type.ts";

interface Secret {
  readonly endpoint: WebhookEndpoint;
  readonly secret: string;
}

const webhookSecret = builder.objectRef<Secret>("WebhookSecret").implement({
  fields: (t) => ({
    endpoint: t.field({ type: webhookEndpoint, resolve: ({ endpoint }) => endpoint }),
    secret: t.exposeString("secret", { description: "It cannot be read again." }),
  }),
});

const withEndpoint = async ({ tx }: Work, { id, secret }: GivenSecret): Promise<Secret> => ({
  endpoint: await readEndpoint(tx, id),
  secret,
});

builder.queryField("webhookEndpoints", (t) =>
  t.field({
    type: [webhookEndpoint],
    description: "By agency.",
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => [...(await listEndpoints(context.services.db))]),
  }),
);

builder.queryField("webhookEndpoint", (t) =>
  t.field({
    type: webhookEndpoint,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      asRole(context, "ADMINISTRATOR", () => readEndpoint(context.services.db, id)),
  }),
);

builder.queryField("webhookDeliveries", (t) =>
  t.field({
    type: webhookDeliveryPage,
    description: "The newest first.",
    args: { endpointId: t.arg.id({ required: true }), after: t.arg.string() },
    resolve: (_root, { endpointId, after }, context) =>
      asRole(context, "ADMINISTRATOR", () =>
        listDeliveries(context.services.db, endpointId, after ?? undefined),
      ),
  }),
);

builder.mutationField("addWebhookEndpoint", (t) =>
  t.field({
    type: webhookSecret,
    args: {
      agencyId: t.arg.id({ required: true }),
      url: t.arg.string({ required: true }),
      events: t.arg({ type: [webhookEventType], required: true }),
    },
    resolve: (_root, given, context) =>
      inProvedOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) =>
        withEndpoint(work, await addEndpoint(work, { ...given, staffId })),
      ),
  }),
);

builder.mutationField("changeWebhookEndpoint", (t) =>
  t.field({
    type: webhookEndpoint,
    args: {
      id: t.arg.id({ required: true }),
      url: t.arg.string({ required: true }),
      events: t.arg({ type: [webhookEventType], required: true }),
    },
    resolve: (_root, given, context) =>
      inProvedOperation(context, "ADMINISTRATOR", async ({ work }) => {
        await changeEndpoint(work, given);
        return readEndpoint(work.tx, given.id);
      }),
  }),
);

builder.mutationField("rotateWebhookSecret", (t) =>
  t.field({
    type: webhookSecret,
    description: "The secret before signs for 24 hours, too.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inProvedOperation(context, "ADMINISTRATOR", async ({ work }) =>
        withEndpoint(work, await rotateSecret(work, id)),
      ),
  }),
);

builder.mutationField("removeWebhookEndpoint", (t) =>
  t.field({
    type: [webhookEndpoint],
    description: "Nothing more is sent to it, and its deliveries go with it.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inProvedOperation(context, "ADMINISTRATOR", async ({ work }) => {
        await removeEndpoint(work, id);
        return [...(await listEndpoints(work.tx))];
      }),
  }),
);

const acts = {
  pauseWebhookEndpoint: [pauseEndpoint, "Events of the time of a pause are not sent later."],
  resumeWebhookEndpoint: [resumeEndpoint, "A paused one, or one that was switched off."],
  testWebhookEndpoint: [testEndpoint, "Sends an event about no application."],
} as const;

for (const [name, [act, description]] of Object.entries(acts))
  builder.mutationField(name, (t) =>
    t.field({
      type: webhookEndpoint,
      description,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        inOperation(context, "ADMINISTRATOR", async ({ work }) => {
          await act(work, id);
          return readEndpoint(work.tx, id);
        }),
    }),
  );

builder.mutationField("sendWebhookAgain", (t) =>
  t.field({
    type: webhookDelivery,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inOperation(context, "ADMINISTRATOR", ({ work }) => sendAgain(work, id)),
  }),
);
