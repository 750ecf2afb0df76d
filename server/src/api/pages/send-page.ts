import { randomBytes } from "node:crypto";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { FastifyReply } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { HtmlDocument } from "./documents.ts";
import { pageHeaders } from "./security-headers.ts";
import { templatesIn } from "./templates.ts";

const NONCE_BYTES = 16;

/** Placeholder in a prerendered frame for the markup that the server renders. */
const MAIN = "%%MAIN%%";

const DEMO_PART = /%%DEMO%%(.*?)%%\/DEMO%%/gs;

/** Only a demo's outbox is readable without an account. */
const outboxUrlOf = ({ mode, demo }: Config): string | undefined =>
  mode === "demo" ? demo.outboxUrl : undefined;

const fill = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/%([A-Z_]+)%/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : escapeHtml(value);
  });

export interface FilledPage {
  readonly document: HtmlDocument;
  readonly file: string;
  readonly language: Language;
  readonly returnPath?: string | undefined;
  readonly link?: string | undefined;
  readonly email?: string;
  readonly title?: string;
  readonly main?: string;
}

const sendsOf = ({ analytics, errorReports }: Config["telemetry"]): string =>
  [analytics && "events", errorReports && "errors"].filter(Boolean).join(" ");

export type SendPage = (reply: FastifyReply, page: FilledPage) => Promise<FastifyReply>;

export const pageSender = (config: Config): SendPage => {
  const outboxUrl = outboxUrlOf(config);
  const readTemplate = templatesIn(config.assets, (html) => html.replace(DEMO_PART, outboxUrl ? "$1" : ""));
  return async (
    reply,
    { document, file, language, returnPath = "", link, email = "", title = "", main = "" },
  ) => {
    const nonce = randomBytes(NONCE_BYTES).toString("base64");
    const html = fill(await readTemplate(file), {
      CSP_NONCE: nonce,
      LANGUAGE: language,
      RETURN_PATH: returnPath,
      EMAIL: email,
      TITLE: title,
      PROVIDER_NAME: config.provider.name,
      SUPPORT_EMAIL: config.provider.supportEmail,
      PRIVACY_URL: config.provider.privacyUrl,
      TERMS_URL: config.provider.termsUrl,
      ACCESSIBILITY_URL: config.provider.accessibilityUrl,
      LINK_MINUTES: String(config.links.minutes),
      OUTBOX_URL: outboxUrl ?? "",
      PHONE_HAND_OVER: config.handOver ? "on" : "off",
      SENDS: sendsOf(config.telemetry),
      HELP_SCRIPT: config.telemetry.help?.scriptUrl ?? "",
    });
    if (link) reply.header("link", link);
    return reply
      .headers(pageHeaders(document, nonce, config))
      .type("text/html; charset=utf-8")
      .send(html.replace(MAIN, () => main));
  };
};
