import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { guardHost } from "../html/guard-host.ts";
import type { EmailStore } from "./emails.ts";
import { bodyDocument, type EmailForm, emailPage, listPage, missingPage } from "./pages.ts";

export interface OutboxPage {
  readonly port: number;
  readonly close: () => Promise<void>;
}

export interface OutboxPageOptions {
  readonly host: "127.0.0.1";
  readonly port: number;
  readonly emails: EmailStore;
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An e-mail is untrusted: no scripts, no images, an opaque origin. */
export const EMAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'none'";

const sendHtml = (reply: FastifyReply, markup: string, policy = PAGE_POLICY) =>
  reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(markup);

const hardenAnswers = (app: FastifyInstance): void => {
  app.addHook("onSend", async (_request, reply) => {
    reply.headers({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
  });
};

interface WithId {
  Params: { id: string };
}

const routePages = (app: FastifyInstance, emails: EmailStore, stylesheet: string): void => {
  app.get("/outbox.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(stylesheet));
  app.get("/", async (_request, reply) => sendHtml(reply, listPage(await emails.list())));
  const routeForm = (path: string, form: EmailForm): void => {
    app.get<WithId>(path, async ({ params }, reply) => {
      const message = await emails.find(params.id);
      // Only an id that was found becomes part of a file name.
      const source = message && (await emails.source(message.id));
      return message && source !== undefined
        ? sendHtml(reply, emailPage(message, { form, source }))
        : sendHtml(reply.code(404), missingPage());
    });
  };
  routeForm("/emails/:id", "html");
  routeForm("/emails/:id/text", "text");
  routeForm("/emails/:id/source", "source");
  app.get<WithId>("/emails/:id/body", async ({ params }, reply) => {
    const message = await emails.find(params.id);
    if (!message) return sendHtml(reply.code(404), missingPage());
    return sendHtml(reply, bodyDocument(message), EMAIL_POLICY);
  });
};

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const routeApi = (app: FastifyInstance, emails: EmailStore): void => {
  app.get<{ Querystring: { to?: string } }>("/api/emails", {
    schema: { querystring: { type: "object", properties: { to: { type: "string" } } } },
    handler: async ({ query: { to } }) => {
      const all = await emails.list();
      return to === undefined ? all : all.filter((message) => message.to.some((one) => sameAddress(one, to)));
    },
  });
  app.delete("/api/emails", async (_request, reply) => {
    await emails.clear();
    return reply.code(204).send();
  });
};

export const startOutboxPage = async ({ host, port, emails }: OutboxPageOptions): Promise<OutboxPage> => {
  const stylesheet = await readFile(new URL("./outbox.css", import.meta.url), "utf8");
  const app = fastify({ forceCloseConnections: true });
  guardHost(app, "The outbox");
  hardenAnswers(app);
  routePages(app, emails, stylesheet);
  routeApi(app, emails);
  await app.listen({ host, port });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
};
