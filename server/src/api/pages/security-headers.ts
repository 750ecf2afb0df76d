import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import type { HtmlDocument } from "./documents.ts";

/** The security headers of our responses. */

const EVERYWHERE: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  // Overridden for built files, which are the same for everybody.
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

/** A page depends on the reader's language and on whether they have a session. */
export const VARY = "Accept-Language, Cookie";

/** Allowed for the whole HTML document: the step that uses the camera is reached without loading a page. */
const withCamera: readonly HtmlDocument[] = ["applicant", "phone"];

const permissions = (document: HtmlDocument): string =>
  `camera=${withCamera.includes(document) ? "(self)" : "()"}, microphone=(), geolocation=(), payment=(), usb=()`;

interface Addresses {
  readonly uploads: Pick<Config["uploads"], "storageOrigin">;
}

/** Only over https: otherwise the browser would block a demo's plain http address for a year. */
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
  vary: VARY,
});

/** Responses that are not pages must not run or embed anything. */
export const securityHeaders = (app: FastifyInstance, config: Pick<Config, "publicUrl">): void => {
  const policy = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };
  const headers = { ...EVERYWHERE, ...transport(config), ...policy };
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
};
