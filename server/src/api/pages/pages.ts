import { mendedLink } from "@latchkey/domain/rules/link-token.ts";
import { languageCookie } from "@latchkey/domain/vocabulary/languages.ts";
import { SESSION_MARK, safeReturnPath } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { COMPRESSED } from "../../platform/http/compression.ts";
import {
  documentFor,
  fileFor,
  type HtmlDocument,
  noticeAt,
  type PageRequest,
  signInAddressFor,
} from "./documents.ts";
import { pageHints } from "./page-hints.ts";
import { varyOf } from "./security-headers.ts";
import { type FilledPage, pageSender } from "./send-page.ts";
import { readSentTo } from "./sent-to.ts";

export const pageRequest = (request: FastifyRequest, path: string): PageRequest => ({
  path,
  query: request.query as Record<string, unknown>,
  languageCookie: request.cookies[languageCookie],
  acceptLanguage: request.headers["accept-language"],
});

/** The sign-in page has the return path in its URL; its form carries it on. */
const pageOf = (document: HtmlDocument, request: PageRequest): FilledPage => {
  const { return: asked } = request.query;
  const returnPath = typeof asked === "string" ? safeReturnPath(asked) : undefined;
  return { document, ...fileFor(document, request), returnPath };
};

const ownNotice = ({ provider }: Config, path: string): string | undefined => {
  const notice = noticeAt(path);
  const address = notice && provider[`${notice.name}Url`];
  return address?.startsWith("/") ? undefined : address;
};

/**
 * Reads the readable cookie: the refresh cookie is Strict, so it is absent on a navigation from a bank or an
 * e-mail. The page finds out whether the session is live.
 */
const hasMark = ({ cookies }: FastifyRequest, name: string): boolean => cookies[name] === "1";

export const hasSession = (request: FastifyRequest): boolean => hasMark(request, SESSION_MARK);

const WITH_LINKS: readonly (HtmlDocument | undefined)[] = ["sign-in", "reference", "console", "portal"];

/** Only pages that links open: their addresses begin with a path of this site. */
const mendedLinkOf = (url: string): string | undefined => {
  const mended = mendedLink(url);
  const path = mended?.split(/[?#]/)[0] ?? "";
  return WITH_LINKS.includes(documentFor(path)) ? mended : undefined;
};

const signInAddressOf = (request: FastifyRequest, path: string): string | undefined =>
  signInAddressFor(pageRequest(request, path), {
    url: request.url,
    hasMark: (name) => hasMark(request, name),
  });

export const pages = (app: FastifyInstance, { config }: { readonly config: Config }): void => {
  const sendPage = pageSender(config);
  const hintsFor = pageHints(config.assets);
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ code: "NOT_FOUND" }));
  app.get("/*", { compress: COMPRESSED }, async (request, reply) => {
    const mended = mendedLinkOf(request.url);
    if (mended) return reply.redirect(mended);
    const path = request.url.split("?")[0] ?? "/";
    const document = documentFor(path);
    if (!document) return reply.callNotFound();
    const elsewhere = ownNotice(config, path) ?? signInAddressOf(request, path);
    if (elsewhere) return reply.header("vary", varyOf(document)).redirect(elsewhere);
    const page = pageOf(document, pageRequest(request, path));
    const sentTo = "sent" in pageRequest(request, path).query ? readSentTo(request, config) : undefined;
    return sendPage(reply, { ...page, ...sentTo, link: await hintsFor(path, page.language) });
  });
};
