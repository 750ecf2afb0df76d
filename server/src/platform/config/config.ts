import { resolve } from "node:path";
import { BANK_CALLBACK_PATH, TAX_CALLBACK_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { ScannerAddress } from "./config-shapes.ts";
import { type Limit, type LimitName, limitsOf } from "./limits.ts";
import { isLoopback } from "./loopback.ts";
import { type MailConfig, mailOf } from "./mail-config.ts";
import {
  addressServiceOf,
  bankServiceOf,
  employmentServiceOf,
  type Partners,
  taxServiceOf,
  wrongPartner,
} from "./partner-config.ts";
import { parseSettings, type Settings } from "./settings.ts";
import { type TelemetryConfig, telemetryOf, wrongTelemetry } from "./telemetry-config.ts";
import { unencrypted } from "./tls.ts";
import { type VerificationConfig, verificationOf } from "./verification-config.ts";
import { WrongSetting } from "./wrong-setting.ts";

/**
 * The only place that reads the environment. Every setting is parsed once, into a type without invalid
 * states; an invalid setting stops the start with a message that names it.
 */
export interface Config extends Partners {
  readonly mode: "demo" | "production" | "test";
  /** The public origin, without a trailing slash. Never taken from a request. */
  readonly publicUrl: URL;
  readonly listen: { readonly host: string; readonly port: number };
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  readonly statementSeconds: number;
  readonly keys: KeySource;
  readonly reportKeys: KeySource;
  readonly mail: MailConfig;
  readonly provider: ProviderConfig;
  readonly links: { readonly minutes: number; readonly emailsPerHour: number };
  readonly session: { readonly idleMinutes: number; readonly hours: number };
  readonly uploads: {
    readonly maxFileBytes: number;
    readonly mostWaiting: number;
    readonly mostStoredBytes: number;
    readonly storageOrigin: string;
    readonly takesHeic: boolean;
  };
  /** Offers to continue on a phone, which has to reach the public URL. */
  readonly handOver: boolean;
  readonly verification: VerificationConfig;
  readonly virusScanner: ScannerAddress | undefined;
  readonly telemetry: TelemetryConfig;
  readonly limits: Readonly<Record<LimitName, Limit>>;
  /** The point at which the process kills itself, to prove that nothing is lost. In tests only. */
  readonly crashAt: string | undefined;
  readonly selfSignUp: boolean;
  /** An acceptance needs an imported sanctions list. */
  readonly needsSanctionsList: boolean;
  /** undefined: the shipped one. */
  readonly samplePolicy: string | undefined;
  readonly demoOnPurpose: boolean;
  readonly demo: {
    readonly controlUrl: string | undefined;
    readonly outboxUrl: string | undefined;
    readonly telemetryUrl: string | undefined;
    /** undefined: the console links to the pages of the government alone. */
    readonly rightToRentUrl: string | undefined;
    /** Origins that webhooks may reach wherever they are, and without encryption. */
    readonly webhookTargets: readonly string[];
  };
  readonly trustProxy: boolean | string[];
  readonly assets: string;
  readonly models: string;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug";
}

export type StaffNames = "initials" | "full";

export interface ProviderConfig {
  readonly name: string;
  readonly supportEmail: string;
  /** `mailto:…` or `https://…`, for reports of vulnerabilities. */
  readonly securityContact: string;
  /** The form in which applicants see a reviewer's name. */
  readonly staffNames: StaffNames;
  /** The entry of a registered provider is looked at again after so many days. */
  readonly registerLookDays: number;
  readonly privacyUrl: string;
  readonly termsUrl: string;
  readonly accessibilityUrl: string;
}

export type DatabaseConfig =
  | { readonly kind: "embedded" }
  | { readonly kind: "external"; readonly url: string; readonly migrationUrl: string };

export type KeySource =
  | { readonly kind: "given"; readonly text: string }
  | { readonly kind: "folder"; readonly folder: string };

/** A loopback address is unreachable from a phone. */
const canHandOver = ({ PHONE_HAND_OVER }: Settings, publicUrl: URL): boolean =>
  PHONE_HAND_OVER === "on" || (PHONE_HAND_OVER === "auto" && !isLoopback(publicUrl));

const publicUrlOf = ({ PUBLIC_URL, PORT }: Settings): URL =>
  new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);

const checkProduction = (settings: Settings): void => {
  const missing = (["PUBLIC_URL", "SMTP_URL", "SECRET_KEYS", "REPORT_SIGNING_KEYS"] as const).filter(
    (name) => !settings[name],
  );
  if (missing.length > 0) throw new WrongSetting(`In production the setting ${missing[0]} has to be given.`);
  if (publicUrlOf(settings).protocol !== "https:") {
    throw new WrongSetting("In production the setting PUBLIC_URL has to start with https://.");
  }
  // The server speaks plain http, so a proxy terminates https. If it is not trusted, all visitors count as one.
  if (!Array.isArray(settings.TRUST_PROXY)) {
    throw new WrongSetting(
      "In production the setting TRUST_PROXY has to name the addresses of the proxies in front, like 127.0.0.1 or 10.0.0.0/8.",
    );
  }
  if (settings.STORAGE_ORIGIN !== undefined && !settings.STORAGE_ORIGIN.startsWith("https:")) {
    throw new WrongSetting("In production the setting STORAGE_ORIGIN has to start with https://.");
  }
  const open = unencrypted(settings);
  if (open !== undefined) throw new WrongSetting(open);
  if (settings.SELF_SIGNUP) throw new WrongSetting("In production the setting SELF_SIGNUP may not be true.");
  if (settings.DEMO_RIGHT_TO_RENT_URL !== undefined) {
    throw new WrongSetting("In production the setting DEMO_RIGHT_TO_RENT_URL may not be given.");
  }
  if (settings.WEBHOOK_TEST_TARGETS.length > 0) {
    throw new WrongSetting("In production the setting WEBHOOK_TEST_TARGETS may not be given.");
  }
};

const LISTENS_HERE = ["localhost", "127.0.0.1", "::1"];

const checkDemo = (settings: Settings): void => {
  if (settings.DEMO_ON_PURPOSE) return;
  if (settings.HOST !== undefined && !LISTENS_HERE.includes(settings.HOST)) {
    throw new WrongSetting(
      "The demo permits self sign-up, so the setting HOST has to be this machine alone. Set DEMO_ON_PURPOSE=true if you mean it.",
    );
  }
  if (isLoopback(publicUrlOf(settings))) return;
  throw new WrongSetting(
    "The demo permits self sign-up, so the setting PUBLIC_URL has to be on this machine. Set LATCHKEY_MODE=production, or DEMO_ON_PURPOSE=true if you mean it.",
  );
};

const contactOf = (given: string): string => (given.startsWith("https:") ? given : `mailto:${given}`);

const providerOf = (settings: Settings): ProviderConfig => ({
  name: settings.PROVIDER_NAME,
  supportEmail: settings.SUPPORT_EMAIL,
  securityContact: contactOf(settings.SECURITY_CONTACT ?? settings.SUPPORT_EMAIL),
  staffNames: settings.STAFF_NAMES,
  registerLookDays: settings.REGISTER_LOOK_DAYS,
  privacyUrl: settings.PRIVACY_URL ?? "/privacy",
  termsUrl: settings.TERMS_URL ?? "/terms",
  accessibilityUrl: settings.ACCESSIBILITY_URL ?? "/accessibility",
});

const databaseOf = ({ DATABASE_URL, DATABASE_MIGRATION_URL }: Settings): DatabaseConfig => {
  if (DATABASE_URL) {
    return { kind: "external", url: DATABASE_URL, migrationUrl: DATABASE_MIGRATION_URL ?? DATABASE_URL };
  }
  if (DATABASE_MIGRATION_URL) {
    throw new WrongSetting("The setting DATABASE_MIGRATION_URL needs DATABASE_URL beside it.");
  }
  return { kind: "embedded" };
};

const listenOf = ({ HOST, PORT, LATCHKEY_MODE }: Settings): Config["listen"] => ({
  host: HOST ?? (LATCHKEY_MODE === "production" ? "0.0.0.0" : "localhost"),
  port: PORT,
});

const keysOf = ({
  SECRET_KEYS,
  REPORT_SIGNING_KEYS,
  DATA_DIR,
}: Settings): Pick<Config, "keys" | "reportKeys"> => {
  const sourceOf = (given: string | undefined): KeySource =>
    given ? { kind: "given", text: given } : { kind: "folder", folder: resolve(DATA_DIR, "keys") };
  return { keys: sourceOf(SECRET_KEYS), reportKeys: sourceOf(REPORT_SIGNING_KEYS) };
};

const uploadsOf = (settings: Settings): Config["uploads"] => ({
  maxFileBytes: settings.MAX_FILE_BYTES,
  mostWaiting: settings.UPLOADS_WAITING,
  mostStoredBytes: settings.STORED_BYTES_PER_APPLICANT,
  storageOrigin: new URL(settings.STORAGE_ORIGIN ?? publicUrlOf(settings)).origin,
  takesHeic: settings.HEIC === "on",
});

const demoOf = (settings: Settings): Config["demo"] => ({
  controlUrl: settings.DEMO_CONTROL_URL,
  outboxUrl: settings.DEMO_OUTBOX_URL,
  telemetryUrl: settings.DEMO_TELEMETRY_URL,
  rightToRentUrl: settings.DEMO_RIGHT_TO_RENT_URL,
  webhookTargets: settings.WEBHOOK_TEST_TARGETS,
});

const partnersOf = (settings: Settings): Partners => {
  const publicUrl = publicUrlOf(settings);
  const partners = {
    addressService: addressServiceOf(settings),
    bankService: bankServiceOf(settings, new URL(BANK_CALLBACK_PATH, publicUrl)),
    taxService: taxServiceOf(settings, new URL(TAX_CALLBACK_PATH, publicUrl)),
    employmentService: employmentServiceOf(settings),
  };
  const wrong = settings.LATCHKEY_MODE === "production" ? wrongPartner(partners) : undefined;
  if (wrong !== undefined) throw new WrongSetting(wrong);
  return partners;
};

const checkedTelemetry = (settings: Settings): TelemetryConfig => {
  const telemetry = telemetryOf(settings);
  const wrong = settings.LATCHKEY_MODE === "production" ? wrongTelemetry(telemetry, settings) : undefined;
  if (wrong !== undefined) throw new WrongSetting(wrong);
  return telemetry;
};

/** Settings with another default in production. */
const strictnessOf = ({
  LATCHKEY_MODE,
  SANCTIONS_LIST,
  SELF_SIGNUP,
}: Settings): Pick<Config, "needsSanctionsList" | "selfSignUp"> => {
  const isProduction = LATCHKEY_MODE === "production";
  return {
    needsSanctionsList: SANCTIONS_LIST === undefined ? isProduction : SANCTIONS_LIST === "required",
    selfSignUp: SELF_SIGNUP ?? !isProduction,
  };
};

export const readConfig = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config => {
  const settings = parseSettings(environment);
  const mode = settings.LATCHKEY_MODE;
  if (mode === "production") checkProduction(settings);
  if (mode === "demo") checkDemo(settings);
  const publicUrl = publicUrlOf(settings);
  const provider = providerOf(settings);
  return {
    mode,
    publicUrl,
    listen: listenOf(settings),
    dataDir: resolve(settings.DATA_DIR),
    database: databaseOf(settings),
    statementSeconds: settings.DATABASE_STATEMENT_SECONDS,
    ...keysOf(settings),
    mail: mailOf(settings, provider, mode),
    provider,
    links: { minutes: settings.LINK_MINUTES, emailsPerHour: settings.EMAILS_PER_HOUR },
    session: { idleMinutes: settings.SESSION_IDLE_MINUTES, hours: settings.SESSION_HOURS },
    uploads: uploadsOf(settings),
    handOver: canHandOver(settings, publicUrl),
    verification: verificationOf(settings, mode),
    virusScanner: settings.CLAMD_URL,
    ...partnersOf(settings),
    telemetry: checkedTelemetry(settings),
    limits: limitsOf(settings),
    crashAt: mode === "test" ? settings.CRASH_AT : undefined,
    ...strictnessOf(settings),
    samplePolicy: settings.SAMPLE_POLICY,
    demoOnPurpose: settings.DEMO_ON_PURPOSE,
    demo: demoOf(settings),
    trustProxy: settings.TRUST_PROXY,
    assets: resolve(settings.ASSETS_DIR),
    models: resolve(settings.MODELS_DIR),
    // In a demo the console shows the URL, not a line for every request.
    logLevel: settings.LOG_LEVEL ?? (mode === "demo" ? "warn" : "info"),
  };
};
