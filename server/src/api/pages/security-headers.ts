import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { type HtmlDocument, isForMembers } from "./documents.ts";

const EVERYWHERE: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  // Overridden for built files, which are the same for every visitor.
  "cache-control": "no-store",
};

const ONE_YEAR = 31_536_000;

interface Opened {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly pictures: readonly string[];
}

const ZENDESK_HOST = "static.zdassets.com";

const ZENDESK: Opened = {
  scripts: [`https://${ZENDESK_HOST}`, "https://*.zopim.com"],
  connections: [
    "https://*.zdassets.com",
    "https://*.zendesk.com",
    "https://*.zopim.com",
    "https://*.smooch.io",
    "wss://*.zendesk.com",
    "wss://*.zopim.com",
    "wss://*.smooch.io",
  ],
  pictures: ["https://*.zdassets.com", "https://v2assets.zopim.io"],
};

const openedFor = (document: HtmlDocument, { help }: Config["telemetry"]): Opened | undefined => {
  if (document !== "applicant" || !help) return undefined;
  const { origin, hostname } = new URL(help.scriptUrl);
  if (hostname === ZENDESK_HOST) return ZENDESK;
  return { scripts: [origin], connections: [origin], pictures: [origin] };
};

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(" ");

/**
 * A nonce in the same directive would make browsers ignore 'unsafe-inline', so the one document with the
 * messenger has no nonce for styles. Scripts still come from listed hosts alone.
 */
const styles = (nonce: string, opened: Opened | undefined): string =>
  opened ? "'unsafe-inline'" : `'nonce-${nonce}'`;

const contentPolicy = (nonce: string, storageOrigin: string, opened: Opened | undefined): string =>
  [
    "default-src 'none'",
    directive("script-src 'self'", ...(opened?.scripts ?? [])),
    directive("style-src 'self'", styles(nonce, opened)),
    directive("img-src 'self' blob:", ...(opened?.pictures ?? [])),
    "media-src 'self' blob:",
    "font-src 'self'",
    directive("connect-src 'self'", storageOrigin, ...(opened?.connections ?? [])),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

export const varyOf = (document: HtmlDocument): string =>
  isForMembers(document) ? "Cookie" : "Accept-Language, Cookie";

/** Allowed for the whole HTML document: the step that uses the camera is reached without loading a page. */
const withCamera: readonly HtmlDocument[] = ["applicant", "phone"];

const permissions = (document: HtmlDocument): string =>
  `camera=${withCamera.includes(document) ? "(self)" : "()"}, microphone=(), geolocation=(), payment=(), usb=()`;

interface Addresses extends Pick<Config, "telemetry"> {
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
  { uploads, telemetry }: Addresses,
): Record<string, string> => ({
  "content-security-policy": contentPolicy(nonce, uploads.storageOrigin, openedFor(document, telemetry)),
  "permissions-policy": permissions(document),
  vary: varyOf(document),
});

/** Responses that are not pages must not run or embed anything. */
export const securityHeaders = (app: FastifyInstance, config: Pick<Config, "publicUrl">): void => {
  const policy = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };
  const headers = { ...EVERYWHERE, ...transport(config), ...policy };
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
};
