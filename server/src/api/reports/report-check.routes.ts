import { createHash } from "node:crypto";
import { REPORT_CHECK_PATH, REPORT_KEYS_PATH } from "@latchkey/domain/reports/report-wire.ts";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { readPublicKeys } from "../../reports/public-keys.ts";
import type { AppServices } from "../app-services.ts";
import { templatesIn } from "../pages/templates.ts";

const PAGE = "report-check.html";

/** The policy of the page's own script and style: neither is loaded, and nothing is sent. */
const policyOf = (html: string): string => {
  const hashes = (tag: "script" | "style"): readonly string[] =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))].map(
      ([, content = ""]) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
    );
  return [
    "default-src 'none'",
    `script-src ${hashes("script").join(" ")}`,
    `style-src ${hashes("style").join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
};

/** JSON in an element of HTML. */
const inElement = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** For everybody: a landlord who holds a report has no account. */
export const reportCheckRoutes = (app: FastifyInstance, services: AppServices): void => {
  const { config } = services;
  const readTemplate = templatesIn(config.assets, (html) =>
    html.replaceAll("%PROVIDER_NAME%", () => escapeHtml(config.provider.name)),
  );
  app.get(REPORT_KEYS_PATH, async (_request, reply) =>
    reply.type("application/jwk-set+json").send(JSON.stringify(await readPublicKeys(services))),
  );
  app.get(REPORT_CHECK_PATH, async (_request, reply) => {
    const template = await readTemplate(PAGE);
    const keys = inElement(await readPublicKeys(services));
    return reply
      .header("content-security-policy", policyOf(template))
      .type("text/html; charset=utf-8")
      .send(template.replace("%KEYS%", () => keys));
  });
};
