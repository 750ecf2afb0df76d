import { randomBytes } from "node:crypto";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { FastifyReply } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { HtmlDocument } from "./documents.ts";
import { pageHeaders } from "./security-headers.ts";
import { templatesIn } from "./templates.ts";

const NONCE_BYTES = 16;

/** Stands in a prerendered frame for what the server draws. */
const MAIN = "%%MAIN%%";

/** Around what a prerendered page shows in a demo alone. */
const DEMO_PART = /%%DEMO%%(.*?)%%\/DEMO%%/gs;

/** Only a demo's e-mails arrive where everybody may read them. */
const outboxUrlOf = ({ mode, demo }: Config): string | undefined =>
  mode === "demo" ? demo.outboxUrl : undefined;

const fill = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/%([A-Z_]+)%/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : escapeHtml(value);
  });

/** A built file, and what this visitor's copy says. */
export interface FilledPage {
  readonly document: HtmlDocument;
  readonly file: string;
  readonly language: Language;
  /** Where the visitor returns to after signing in; carried by the form. */
  readonly returnPath?: string | undefined;
  /** What the browser may fetch before the document's script asks for it. */
  readonly link?: string | undefined;
  /** What the visitor typed into a form that was refused. */
  readonly email?: string;
  /** Of a page whose content the server draws: its title, and markup that is complete and escaped. */
  readonly title?: string;
  readonly main?: string;
}

/** What the page may send us, for its script: not where it goes from here. */
const sendsOf = ({ analytics, errorReports }: Config["telemetry"]): string =>
  [analytics && "events", errorReports && "errors"].filter(Boolean).join(" ");

export type SendPage = (reply: FastifyReply, page: FilledPage) => Promise<FastifyReply>;

/** Sends pages from the folder of built files, each with a nonce of its own. */
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
