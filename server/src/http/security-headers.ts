import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { HtmlDocument } from "./documents.ts";

/** What browsers are told about our answers. */

const EVERYWHERE: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
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

type Addresses = Pick<Config, "publicUrl"> & { readonly uploads: Pick<Config["uploads"], "storageOrigin"> };

export const pageHeaders = (
  document: HtmlDocument,
  nonce: string,
  { publicUrl, uploads }: Addresses,
): Record<string, string> => ({
  "content-security-policy": contentPolicy(nonce, uploads.storageOrigin),
  "permissions-policy": permissions(document),
  "cache-control": "no-store",
  vary: "Accept-Language, Cookie",
  ...(publicUrl.protocol === "https:"
    ? { "strict-transport-security": `max-age=${ONE_YEAR}; includeSubDomains` }
    : {}),
});

/** Answers that are no page run nothing and show nothing. */
export const securityHeaders = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({ ...EVERYWHERE, "content-security-policy": "default-src 'none'; frame-ancestors 'none'" });
  });
};
