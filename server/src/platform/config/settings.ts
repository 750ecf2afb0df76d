import { DEFAULT_MAX_FILE_BYTES } from "@latchkey/domain/vocabulary/wire.ts";
import { z } from "zod";
import { address, flag, origins, proxies, scannerAddress, whole } from "./config-shapes.ts";
import { mailSettings } from "./mail-config.ts";
import { partnerSettings } from "./partner-config.ts";
import { telemetrySettings } from "./telemetry-config.ts";
import { tlsSettings } from "./tls.ts";
import { verificationSettings } from "./verification-config.ts";
import { WrongSetting } from "./wrong-setting.ts";

const settings = z.object({
  LATCHKEY_MODE: z.enum(["demo", "production", "test"], "has to be demo, production or test").default("demo"),
  PUBLIC_URL: address("http:", "https:").optional(),
  HOST: z.string().optional(),
  PORT: whole(0, 65_535).default(8080),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: address("postgres:", "postgresql:").optional(),
  DATABASE_MIGRATION_URL: address("postgres:", "postgresql:").optional(),
  DATABASE_STATEMENT_SECONDS: whole(1, 600).default(10),
  SECRET_KEYS: z.string().optional(),
  REPORT_SIGNING_KEYS: z.string().optional(),
  ...tlsSettings,
  ...mailSettings,
  PROVIDER_NAME: z.string().min(1, "may not be empty").default("Quillfield Lettings"),
  SUPPORT_EMAIL: z.email("has to be an e-mail address").default("help@quillfield.example"),
  SECURITY_CONTACT: z
    .union([z.email(), address("https:")], "has to be an e-mail address or start with https://")
    .optional(),
  STAFF_NAMES: z.enum(["initials", "full"], "has to be initials or full").default("initials"),
  REGISTER_LOOK_DAYS: whole(1, 365).default(30),
  PRIVACY_URL: address("http:", "https:").optional(),
  TERMS_URL: address("http:", "https:").optional(),
  ACCESSIBILITY_URL: address("http:", "https:").optional(),
  LINK_MINUTES: whole(2, 10).default(10),
  EMAILS_PER_HOUR: whole(1, 1000).default(5),
  SESSION_IDLE_MINUTES: whole(11, 1440).default(120),
  SESSION_HOURS: whole(1, 168).default(12),
  MAX_FILE_BYTES: whole(1024, 1_073_741_824).default(DEFAULT_MAX_FILE_BYTES),
  LINKS_PER_ADDRESS_HOUR: whole(1, 100_000).default(20),
  LINKS_PER_MINUTE: whole(1, 100_000).default(300),
  LINK_TRIES_PER_MINUTE: whole(1, 100_000).default(60),
  REFERENCE_TRIES_PER_MINUTE: whole(1, 100_000).default(30),
  STORAGE_ORIGIN: address("http:", "https:").optional(),
  PHONE_HAND_OVER: z.enum(["auto", "on", "off"], "has to be auto, on or off").default("auto"),
  HEIC: z.enum(["on", "off"], "has to be on or off").default("on"),
  ...verificationSettings,
  CLAMD_URL: scannerAddress.optional(),
  ...partnerSettings,
  ...telemetrySettings,
  EVENTS_PER_MINUTE: whole(1, 100_000).default(120),
  ERROR_REPORTS_PER_HOUR: whole(1, 100_000).default(100),
  PARTNER_STARTS_PER_HOUR: whole(1, 100_000).default(30),
  HAND_OVERS_PER_HOUR: whole(1, 100_000).default(30),
  ADDRESS_SEARCHES_PER_SECOND: whole(1, 100_000).default(10),
  ADDRESS_CALLS_PER_DAY: whole(1, 100_000).default(200),
  DOCUMENT_VIEWS_PER_DAY: whole(1, 100_000).default(1500),
  UPLOADS_PER_HOUR: whole(1, 100_000).default(120),
  UPLOADS_WAITING: whole(1, 100_000).default(100),
  STORED_BYTES_PER_APPLICANT: whole(1024, 1_099_511_627_776).default(268_435_456),
  CHECK_SECONDS_PER_HOUR: whole(1, 3600).default(180),
  REQUESTS_PER_MINUTE: whole(1, 1_000_000).default(600),
  API_REQUESTS_PER_MINUTE: whole(1, 1_000_000).default(300),
  CRASH_AT: z.string().optional(),
  SELF_SIGNUP: flag.optional(),
  SANCTIONS_LIST: z.enum(["required", "optional"], "has to be required or optional").optional(),
  SAMPLE_POLICY: z.string().optional(),
  WEBHOOK_TEST_TARGETS: origins.default([]),
  DEMO_ON_PURPOSE: flag.default(false),
  DEMO_CONTROL_URL: address("http:").optional(),
  DEMO_OUTBOX_URL: address("http:", "https:").optional(),
  DEMO_TELEMETRY_URL: address("http:", "https:").optional(),
  DEMO_RIGHT_TO_RENT_URL: address("http:", "https:").optional(),
  TRUST_PROXY: proxies.default(false),
  ASSETS_DIR: z.string().default("dist/applicant"),
  MODELS_DIR: z.string().default("document-checks/models"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug"], "has to be fatal, error, warn, info or debug")
    .optional(),
});
export type Settings = z.infer<typeof settings>;

/** @throws WrongSetting that names the first invalid setting */
export const parseSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new WrongSetting(`The setting ${String(issue?.path[0])} ${issue?.message}.`);
};
