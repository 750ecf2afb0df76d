import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/**
 * Without a form-action: browsers apply it to the redirect after a form as well, and the product may redirect to yet
 * another origin.
 */
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export const sendPage = (reply: FastifyReply, markup: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({
      "content-security-policy": POLICY,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    })
    .type("text/html; charset=utf-8")
    .send(markup);

export const go = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header("referrer-policy", "no-referrer").redirect(url, 303);

export const UNPROCESSABLE = 422;

export const readForms = (app: FastifyInstance): void =>
  void app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
