import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languageCookie } from "@latchkey/domain/vocabulary/languages.ts";
import { SESSION_MARK } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { escapeHtml } from "../../platform/mail/email.ts";
import {
  documentFor,
  fileFor,
  type HtmlDocument,
  noticeAt,
  type PageRequest,
  signInAddressFor,
} from "./documents.ts";
import { pageHeaders, VARY } from "./security-headers.ts";

const NONCE_BYTES = 16;

type ReadTemplate = (file: string) => Promise<string>;

/** Cached on first read: a rebuilt file needs a server restart; a failed read is not cached. */
const templatesIn = (folder: string): ReadTemplate => {
  const templates = new Map<string, Promise<string>>();
  return (file) => {
    const known = templates.get(file);
    if (known) return known;
    const reading = readFile(join(folder, file), "utf8");
    templates.set(file, reading);
    reading.catch(() => templates.delete(file));
    return reading;
  };
};

const fill = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/%([A-Z_]+)%/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : escapeHtml(value);
  });

const pageRequest = (request: FastifyRequest, path: string): PageRequest => ({
  path,
  query: request.query as Record<string, unknown>,
  languageCookie: request.cookies[languageCookie],
  acceptLanguage: request.headers["accept-language"],
});

const sendPage = async (
  { config, readTemplate }: { readonly config: Config; readonly readTemplate: ReadTemplate },
  document: HtmlDocument,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const path = request.url.split("?")[0] ?? "/";
  const { file, language } = fileFor(document, pageRequest(request, path));
  const nonce = randomBytes(NONCE_BYTES).toString("base64");
  const html = fill(await readTemplate(file), {
    CSP_NONCE: nonce,
    LANGUAGE: language,
    PROVIDER_NAME: config.provider.name,
    SUPPORT_EMAIL: config.provider.supportEmail,
    PRIVACY_URL: config.provider.privacyUrl,
    TERMS_URL: config.provider.termsUrl,
    ACCESSIBILITY_URL: config.provider.accessibilityUrl,
    LINK_MINUTES: String(config.links.minutes),
  });
  return reply
    .headers(pageHeaders(document, nonce, config))
    .type("text/html; charset=utf-8")
    .send(html);
};

/** The provider's own page that replaces ours. */
const ownNotice = ({ provider }: Config, path: string): string | undefined => {
  const notice = noticeAt(path);
  const address = notice && provider[`${notice.name}Url`];
  return address?.startsWith("/") ? undefined : address;
};

/**
 * By the readable cookie: the refresh cookie is Strict, so it is absent when somebody comes from a bank or an e-mail.
 * Whether the session is still alive is for the page to find out.
 */
const hasSession = ({ cookies }: FastifyRequest): boolean => cookies[SESSION_MARK] === "1";

const signInAddressOf = (request: FastifyRequest, path: string): string | undefined =>
  signInAddressFor(pageRequest(request, path), { url: request.url, hasSession: hasSession(request) });

const isRead = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

/** Every path that is neither an API route nor an asset gets its HTML document. */
export const pages = (app: FastifyInstance, { config }: { readonly config: Config }): void => {
  const readTemplate = templatesIn(config.assets);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const document = isRead(request) ? documentFor(path) : undefined;
    if (!document) return reply.code(404).send({ code: "NOT_FOUND" });
    const elsewhere = ownNotice(config, path) ?? signInAddressOf(request, path);
    if (!elsewhere) return sendPage({ config, readTemplate }, document, request, reply);
    return reply.header("vary", VARY).redirect(elsewhere);
  });
};
