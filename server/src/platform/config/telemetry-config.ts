import { z } from "zod";
import { address, flag } from "./config-shapes.ts";
import { fakeSentence, isRealAddress, isSandboxName, isSandboxSecret } from "./outside-address.ts";
import { WrongSetting } from "./wrong-setting.ts";

export interface ErrorReportsConfig {
  readonly envelopeUrl: string;
  readonly publicKey: string;
}

/** `https://key@host/project`, the path in front of the project kept. */
const dsn = z.string().transform((text, context): ErrorReportsConfig => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [, folder = "", project] = /^(\/.*)?\/([0-9]+)$/.exec(url?.pathname ?? "") ?? [];
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (url && isWeb && project && /^[A-Za-z0-9-]+$/.test(url.username)) {
    return { envelopeUrl: `${url.origin}${folder}/api/${project}/envelope/`, publicKey: url.username };
  }
  context.addIssue({ code: "custom", message: "has to be like https://key@host/project" });
  return z.NEVER;
});

const SHORTEST_SECRET = 32;

export const telemetrySettings = {
  ZENDESK_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,100}$/, "has to be a key: letters, digits and hyphens")
    .optional(),
  ZENDESK_SNIPPET_URL: address("https:", "http:").default("https://static.zdassets.com/ekr/snippet.js"),
  ZENDESK_SIGNING_KEY_ID: z.string().max(100, "may have at most 100 characters").optional(),
  ZENDESK_SIGNING_SECRET: z
    .string()
    .min(SHORTEST_SECRET, `needs at least ${SHORTEST_SECRET} characters`)
    .optional(),
  ANALYTICS_URL: address("https:", "http:").optional(),
  ANALYTICS_WRITE_KEY: z.string().optional(),
  SENTRY_DSN: dsn.optional(),
  IDENTIFY_WITH_CONTACT: flag.default(false),
} as const;

type TelemetrySettings = z.infer<z.ZodObject<typeof telemetrySettings>>;

export interface AnalyticsConfig {
  /** Ends with a slash; `v1/batch` is below it. */
  readonly url: string;
  readonly writeKey: string;
}

export interface HelpConfig {
  readonly scriptUrl: string;
  /** undefined: people are anonymous to it. */
  readonly signing: { readonly keyId: string; readonly secret: string } | undefined;
}

export interface TelemetryConfig {
  readonly analytics: AnalyticsConfig | undefined;
  readonly errorReports: ErrorReportsConfig | undefined;
  readonly help: HelpConfig | undefined;
  /** Sends e-mail addresses and names in addition to the party's uuid. */
  readonly identifyWithContact: boolean;
}

const NEEDS = [
  ["ANALYTICS_URL", "ANALYTICS_WRITE_KEY"],
  ["ANALYTICS_WRITE_KEY", "ANALYTICS_URL"],
  ["ZENDESK_SIGNING_KEY_ID", "ZENDESK_SIGNING_SECRET"],
  ["ZENDESK_SIGNING_SECRET", "ZENDESK_SIGNING_KEY_ID"],
  ["ZENDESK_SIGNING_KEY_ID", "ZENDESK_KEY"],
] as const satisfies readonly (readonly [keyof TelemetrySettings, keyof TelemetrySettings])[];

const checkHalves = (settings: TelemetrySettings): void => {
  const half = NEEDS.find(([given, needed]) => settings[given] && !settings[needed]);
  if (half) throw new WrongSetting(`The setting ${half[0]} needs ${half[1]} beside it.`);
};

const helpOf = (settings: TelemetrySettings): HelpConfig | undefined => {
  const { ZENDESK_KEY: key, ZENDESK_SIGNING_KEY_ID: keyId, ZENDESK_SIGNING_SECRET: secret } = settings;
  if (!key) return undefined;
  const script = new URL(settings.ZENDESK_SNIPPET_URL);
  script.searchParams.set("key", key);
  return { scriptUrl: script.href, signing: keyId && secret ? { keyId, secret } : undefined };
};

const analyticsOf = ({
  ANALYTICS_URL: url,
  ANALYTICS_WRITE_KEY: writeKey,
}: TelemetrySettings): AnalyticsConfig | undefined =>
  url && writeKey ? { url: new URL(url.replace(/\/?$/, "/")).href, writeKey } : undefined;

export const telemetryOf = (settings: TelemetrySettings): TelemetryConfig => {
  checkHalves(settings);
  return {
    analytics: analyticsOf(settings),
    errorReports: settings.SENTRY_DSN,
    help: helpOf(settings),
    identifyWithContact: settings.IDENTIFY_WITH_CONTACT,
  };
};

export const wrongTelemetry = (
  { analytics, errorReports, help }: TelemetryConfig,
  settings: TelemetrySettings,
): string | undefined => {
  const checks: readonly (readonly [name: keyof TelemetrySettings, isWrong: boolean])[] = [
    ["ANALYTICS_URL", analytics !== undefined && !isRealAddress(analytics.url)],
    ["ANALYTICS_WRITE_KEY", analytics !== undefined && isSandboxSecret(analytics.writeKey)],
    ["SENTRY_DSN", errorReports !== undefined && !isRealAddress(errorReports.envelopeUrl)],
    ["ZENDESK_SNIPPET_URL", help !== undefined && !isRealAddress(help.scriptUrl)],
    ["ZENDESK_KEY", help !== undefined && isSandboxName(settings.ZENDESK_KEY ?? "")],
    ["ZENDESK_SIGNING_SECRET", isSandboxSecret(help?.signing?.secret ?? "")],
  ];
  const wrong = checks.find(([, isWrong]) => isWrong);
  return wrong && fakeSentence(wrong[0]);
};
