import { FAKE_CLIENT } from "./bank/auth-request.ts";
import type { Pace } from "./employment/messages.ts";
import { type EmploymentClient, FAKE_EMPLOYMENT_CLIENT } from "./employment/verification-routes.ts";
import type { OAuthClient } from "./oauth/client.ts";
import { FAKE_TAX_CLIENT } from "./tax/sign-in-request.ts";
import { FAKE_TELEMETRY_CLIENT, type TelemetryClient } from "./telemetry/client.ts";

/** Ports are on 127.0.0.1; 0 picks a free one. */
export interface SandboxConfig {
  readonly dir: string;
  readonly outboxPort: number;
  readonly smtpPort: number;
  readonly addressesPort: number;
  readonly bank?: OAuthServiceConfig | undefined;
  readonly tax?: OAuthServiceConfig | undefined;
  readonly employment?: EmploymentConfig | undefined;
  readonly telemetry?: TelemetryServicesConfig | undefined;
  readonly rightToRent?: { readonly port: number } | undefined;
  /** The port of the control page, through which tests plan faults; undefined: no control page. */
  readonly controlPort?: number | undefined;
}

export interface OAuthServiceConfig {
  readonly port: number;
  readonly client: OAuthClient;
}

export interface TelemetryServicesConfig {
  readonly port: number;
  readonly client: TelemetryClient;
}

export interface EmploymentConfig {
  readonly port: number;
  readonly client: EmploymentClient;
  readonly pace?: Pace;
}

/** Its message is written for the person who started the sandbox. */
export class WrongConfig extends Error {
  override readonly name = "WrongConfig";
}

type Environment = Readonly<Record<string, string | undefined>>;

const LAST_PORT = 65_535;

const folder = (env: Environment, name: string): string => {
  const value = env[name]?.trim();
  if (!value)
    throw new WrongConfig(`${name} is missing: it names the folder in which the sandbox keeps its e-mails.`);
  return value;
};

const port = (env: Environment, name: string, fallback: number): number => {
  const value = env[name]?.trim();
  if (!value) return fallback;
  if (!/^[0-9]{1,5}$/.test(value) || Number(value) > LAST_PORT) {
    throw new WrongConfig(`${name} is "${value}", but a port is a number from 0 to ${LAST_PORT}.`);
  }
  return Number(value);
};

/** Separated by spaces and compared character by character with a link, so nothing is corrected. */
const redirectUris = (env: Environment, name: string, fallback: OAuthClient): readonly string[] => {
  const uris = (env[name] ?? "").split(/\s+/).filter((uri) => uri !== "");
  const wrong = uris.find((uri) => !URL.canParse(uri) || !/^https?:/.test(uri));
  if (wrong !== undefined) {
    throw new WrongConfig(`${name} is "${wrong}", but it lists addresses that begin with http: or https:.`);
  }
  return uris.length > 0 ? uris : fallback.redirectUris;
};

const bankConfig = (env: Environment): OAuthServiceConfig => ({
  port: port(env, "BANK_PORT", 8027),
  client: {
    clientId: env.TRUELAYER_CLIENT_ID?.trim() || FAKE_CLIENT.clientId,
    clientSecret: env.TRUELAYER_CLIENT_SECRET?.trim() || FAKE_CLIENT.clientSecret,
    redirectUris: redirectUris(env, "TRUELAYER_REDIRECT_URIS", FAKE_CLIENT),
  },
});

const taxConfig = (env: Environment): OAuthServiceConfig => ({
  port: port(env, "TAX_PORT", 8028),
  client: {
    clientId: env.HMRC_CLIENT_ID?.trim() || FAKE_TAX_CLIENT.clientId,
    clientSecret: env.HMRC_CLIENT_SECRET?.trim() || FAKE_TAX_CLIENT.clientSecret,
    redirectUris: redirectUris(env, "HMRC_REDIRECT_URIS", FAKE_TAX_CLIENT),
  },
});

const employmentConfig = (env: Environment): EmploymentConfig => ({
  port: port(env, "EMPLOYMENT_PORT", 8029),
  client: {
    clientId: env.KONFIR_CLIENT_ID?.trim() || FAKE_EMPLOYMENT_CLIENT.clientId,
    clientSecret: env.KONFIR_CLIENT_SECRET?.trim() || FAKE_EMPLOYMENT_CLIENT.clientSecret,
  },
});

/** `http://key@127.0.0.1:8031/sentry/1` */
const DSN = /^https?:\/\/([^@/]+)@.*\/([0-9]+)$/;

const telemetryConfig = (env: Environment): TelemetryServicesConfig => {
  const fake = FAKE_TELEMETRY_CLIENT;
  const [, sentryKey = fake.sentryKey, sentryProject = fake.sentryProject] =
    DSN.exec(env.SENTRY_DSN?.trim() ?? "") ?? [];
  return {
    port: port(env, "TELEMETRY_PORT", 8031),
    client: {
      writeKey: env.ANALYTICS_WRITE_KEY?.trim() || fake.writeKey,
      sentryKey,
      sentryProject,
      messengerKey: env.ZENDESK_KEY?.trim() || fake.messengerKey,
      signingKeyId: env.ZENDESK_SIGNING_KEY_ID?.trim() || fake.signingKeyId,
      signingSecret: env.ZENDESK_SIGNING_SECRET?.trim() || fake.signingSecret,
    },
  };
};

/** @throws WrongConfig naming the variable that is wrong */
export const parseConfig = (env: Environment): SandboxConfig => ({
  dir: folder(env, "SANDBOX_DIR"),
  outboxPort: port(env, "OUTBOX_PORT", 8025),
  smtpPort: port(env, "SMTP_PORT", 2525),
  addressesPort: port(env, "ADDRESSES_PORT", 8026),
  bank: bankConfig(env),
  tax: taxConfig(env),
  employment: employmentConfig(env),
  telemetry: telemetryConfig(env),
  rightToRent: { port: port(env, "RIGHT_TO_RENT_PORT", 8032) },
  controlPort: env.CONTROL_PORT ? port(env, "CONTROL_PORT", 0) : undefined,
});

// biome-ignore lint/style/noProcessEnv: the only reader of the environment
export const readConfig = (): SandboxConfig => parseConfig(process.env);
