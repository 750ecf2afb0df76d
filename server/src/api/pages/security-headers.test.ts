import { expect, test } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import type { HtmlDocument } from "./documents.ts";
import { pageHeaders } from "./security-headers.ts";

const DOCUMENTS: readonly HtmlDocument[] = [
  "applicant",
  "sign-in",
  "notice",
  "reference",
  "console",
  "portal",
  "phone",
];

const policyOf = (document: HtmlDocument, settings: Record<string, string>): readonly string[] =>
  (pageHeaders(document, "n1", readConfig(settings))["content-security-policy"] ?? "").split("; ");

const policiesWith = (settings: Record<string, string>) =>
  DOCUMENTS.map((document) => policyOf(document, settings));

const PLAIN = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-n1'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' http://localhost:8080",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The messenger's changes, and no others. */
const withHelp = (scripts: string, pictures: string, connections: string): readonly string[] =>
  PLAIN.map((directive) => {
    if (directive.startsWith("script-src")) return `${directive} ${scripts}`;
    if (directive.startsWith("style-src")) return "style-src 'self' 'unsafe-inline'";
    if (directive.startsWith("img-src")) return `${directive} ${pictures}`;
    return directive.startsWith("connect-src") ? `${directive} ${connections}` : directive;
  });

const KEY = "00000000-0000-4000-8000-000000000000";
const analytics = { ANALYTICS_URL: "https://api.segment.io", ANALYTICS_WRITE_KEY: "w1" };
const reports = { SENTRY_DSN: "https://abc@o1.ingest.sentry.io/1" };
const signing = { ZENDESK_SIGNING_KEY_ID: "app_5f", ZENDESK_SIGNING_SECRET: "x".repeat(40) };

test.each<[string, Record<string, string>]>([
  ["nothing", {}],
  ["analytics", analytics],
  ["error reports", reports],
  ["both", { ...analytics, ...reports, IDENTIFY_WITH_CONTACT: "true" }],
  ["the address of a messenger without its key", { ZENDESK_SNIPPET_URL: "https://help.example/s.js" }],
])("with %s every document stays as narrow as it is", (_what, settings) => {
  expect(policiesWith(settings)).toEqual(DOCUMENTS.map(() => PLAIN));
});

const ZENDESK = withHelp(
  "https://static.zdassets.com https://*.zopim.com",
  "https://*.zdassets.com https://v2assets.zopim.io",
  "https://*.zdassets.com https://*.zendesk.com https://*.zopim.com https://*.smooch.io wss://*.zendesk.com wss://*.zopim.com wss://*.smooch.io",
);
const OWN = "https://help.example";

test.each<[string, Record<string, string>, readonly string[]]>([
  ["Zendesk's messenger", { ZENDESK_KEY: KEY }, ZENDESK],
  ["it and everything else", { ZENDESK_KEY: KEY, ...signing, ...analytics, ...reports }, ZENDESK],
  [
    "a messenger at another address",
    { ZENDESK_KEY: KEY, ZENDESK_SNIPPET_URL: `${OWN}/ekr/snippet.js` },
    withHelp(OWN, OWN, OWN),
  ],
])("%s opens its own hosts, on the applicant's document alone", (_what, settings, opened) => {
  const [applicant, ...others] = policiesWith(settings);
  expect(applicant).toEqual(opened);
  expect(others).toEqual(others.map(() => PLAIN));
});

const mayUseTheCamera = (document: HtmlDocument): boolean =>
  pageHeaders(document, "n1", readConfig({}))["permissions-policy"]?.includes("camera=(self)") ?? false;

test("the camera is allowed where a photo is taken: in the applicant's document, and on a phone beside it", () => {
  expect(DOCUMENTS.filter(mayUseTheCamera)).toEqual(["applicant", "phone"]);
});

test("a page varies with its reader's language, console and portal with the session alone", () => {
  const varies = DOCUMENTS.map((document) => [document, pageHeaders(document, "n1", readConfig({})).vary]);
  expect(Object.fromEntries(varies)).toEqual({
    applicant: "Accept-Language, Cookie",
    "sign-in": "Accept-Language, Cookie",
    notice: "Accept-Language, Cookie",
    reference: "Accept-Language, Cookie",
    phone: "Accept-Language, Cookie",
    console: "Cookie",
    portal: "Cookie",
  });
});
