import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import type { HtmlDocument } from "./documents.ts";

/** What browsers are told about our answers. */

const EVERYWHERE: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  // Built files, which are the same for everybody, say otherwise.
  "cache-control": "no-store",
};

const ONE_YEAR = 31_536_000;

const contentPolicy = (nonce: string, storageOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${storageOrigin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The camera belongs to the document: a step that uses it changes the address without loading a page. */
const permissions = (document: HtmlDocument): string =>
  `camera=${document === "applicant" ? "(self)" : "()"}, microphone=(), geolocation=(), payment=(), usb=()`;

interface Addresses {
  readonly uploads: Pick<Config["uploads"], "storageOrigin">;
}

/** Only where the product is reached by https: a browser would keep a demo's plain address shut for a year. */
const transport = ({ publicUrl }: Pick<Config, "publicUrl">): Record<string, string> =>
  publicUrl.protocol === "https:"
    ? { "strict-transport-security": `max-age=${ONE_YEAR}; includeSubDomains` }
    : {};

export const pageHeaders = (
  document: HtmlDocument,
  nonce: string,
  { uploads }: Addresses,
): Record<string, string> => ({
  "content-security-policy": contentPolicy(nonce, uploads.storageOrigin),
  "permissions-policy": permissions(document),
  vary: "Accept-Language, Cookie",
});

/** Answers that are no page run nothing and show nothing. */
export const securityHeaders = (app: FastifyInstance, config: Pick<Config, "publicUrl">): void => {
  const policy = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };
  const headers = { ...EVERYWHERE, ...transport(config), ...policy };
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
};
