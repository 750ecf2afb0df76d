import { z } from "zod";
import { address } from "./config-shapes.ts";
import { fakeSentence, isRealAddress, isSandboxName, isSandboxSecret } from "./outside-address.ts";

export const partnerSettings = {
  POSTCODER_URL: address("https:", "http:").default("https://ws.postcoder.com/pcw/"),
  POSTCODER_KEY: z.string().optional(),
  TRUELAYER_AUTH_URL: address("https:", "http:").default("https://auth.truelayer.com/"),
  TRUELAYER_API_URL: address("https:", "http:").default("https://api.truelayer.com/"),
  TRUELAYER_CLIENT_ID: z.string().optional(),
  TRUELAYER_CLIENT_SECRET: z.string().optional(),
  TRUELAYER_PROVIDERS: z.string().min(1, "may not be empty").default("uk-ob-all uk-oauth-all"),
  HMRC_AUTHORIZE_URL: address("https:", "http:").default("https://www.tax.service.gov.uk/oauth/authorize"),
  HMRC_API_URL: address("https:", "http:").default("https://api.service.hmrc.gov.uk/"),
  HMRC_CLIENT_ID: z.string().optional(),
  HMRC_CLIENT_SECRET: z.string().optional(),
  KONFIR_URL: address("https:", "http:").optional(),
  KONFIR_CLIENT_ID: z.string().optional(),
  KONFIR_CLIENT_SECRET: z.string().optional(),
} as const;

type PartnerSettings = z.infer<z.ZodObject<typeof partnerSettings>>;

export interface AddressServiceConfig {
  /** URLs of APIs end with a slash. */
  readonly url: string;
  readonly key: string;
}

export interface BankServiceConfig {
  readonly authUrl: string;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly providers: string;
  readonly redirectUri: string;
}

export interface TaxServiceConfig {
  readonly authorizeUrl: string;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Registered with the service, which redirects nowhere else. */
  readonly redirectUri: string;
}

export interface EmploymentServiceConfig {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const withSlash = (url: string): string => new URL(url.replace(/\/?$/, "/")).href;

export const addressServiceOf = (settings: PartnerSettings): AddressServiceConfig | undefined => {
  const { POSTCODER_URL, POSTCODER_KEY: key } = settings;
  return key ? { url: withSlash(POSTCODER_URL), key } : undefined;
};

/** undefined: bank connections are not offered. @param callback where the service redirects to */
export const bankServiceOf = (settings: PartnerSettings, callback: URL): BankServiceConfig | undefined => {
  const { TRUELAYER_CLIENT_ID: clientId, TRUELAYER_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId || !clientSecret) return undefined;
  return {
    authUrl: withSlash(settings.TRUELAYER_AUTH_URL),
    apiUrl: withSlash(settings.TRUELAYER_API_URL),
    clientId,
    clientSecret,
    providers: settings.TRUELAYER_PROVIDERS,
    redirectUri: callback.href,
  };
};

export const taxServiceOf = (settings: PartnerSettings, callback: URL): TaxServiceConfig | undefined => {
  const { HMRC_CLIENT_ID: clientId, HMRC_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId || !clientSecret) return undefined;
  return {
    authorizeUrl: new URL(settings.HMRC_AUTHORIZE_URL).href,
    apiUrl: withSlash(settings.HMRC_API_URL),
    clientId,
    clientSecret,
    redirectUri: callback.href,
  };
};

/** undefined: verification is not offered. The service has no public URL. */
export const employmentServiceOf = (settings: PartnerSettings): EmploymentServiceConfig | undefined => {
  const { KONFIR_URL: url, KONFIR_CLIENT_ID: clientId, KONFIR_CLIENT_SECRET: clientSecret } = settings;
  return url && clientId && clientSecret ? { url: withSlash(url), clientId, clientSecret } : undefined;
};

/** Keys of the sandbox and of the service's own trial, which knows a single address. */
const TRIAL_KEYS = ["SANDBOX-KEY", "PCW45-12345-12345-1234X"];

type PartnerSetting = keyof PartnerSettings;

const wrongOfAddresses = (service: AddressServiceConfig): PartnerSetting | undefined => {
  if (!isRealAddress(service.url)) return "POSTCODER_URL";
  return TRIAL_KEYS.includes(service.key) ? "POSTCODER_KEY" : undefined;
};

type Checks = readonly (readonly [name: PartnerSetting, isWrong: boolean])[];

const firstWrong = (checks: Checks): PartnerSetting | undefined => checks.find(([, isWrong]) => isWrong)?.[0];

const wrongOfBank = ({ authUrl, apiUrl, clientId, clientSecret }: BankServiceConfig) =>
  firstWrong([
    ["TRUELAYER_AUTH_URL", !isRealAddress(authUrl)],
    ["TRUELAYER_API_URL", !isRealAddress(apiUrl)],
    ["TRUELAYER_CLIENT_ID", isSandboxName(clientId)],
    ["TRUELAYER_CLIENT_SECRET", isSandboxSecret(clientSecret)],
  ]);

const wrongOfTax = ({ authorizeUrl, apiUrl, clientId, clientSecret }: TaxServiceConfig) =>
  firstWrong([
    ["HMRC_AUTHORIZE_URL", !isRealAddress(authorizeUrl)],
    ["HMRC_API_URL", !isRealAddress(apiUrl)],
    ["HMRC_CLIENT_ID", isSandboxName(clientId)],
    ["HMRC_CLIENT_SECRET", isSandboxSecret(clientSecret)],
  ]);

const wrongOfEmployment = ({ url, clientId, clientSecret }: EmploymentServiceConfig) =>
  firstWrong([
    ["KONFIR_URL", !isRealAddress(url)],
    ["KONFIR_CLIENT_ID", isSandboxName(clientId)],
    ["KONFIR_CLIENT_SECRET", isSandboxSecret(clientSecret)],
  ]);

export interface Partners {
  /** undefined: the feature is not offered. */
  readonly addressService: AddressServiceConfig | undefined;
  readonly bankService: BankServiceConfig | undefined;
  readonly taxService: TaxServiceConfig | undefined;
  readonly employmentService: EmploymentServiceConfig | undefined;
}

export const wrongPartner = (partners: Partners): string | undefined => {
  const { addressService, bankService, taxService, employmentService } = partners;
  const name =
    (addressService && wrongOfAddresses(addressService)) ??
    (bankService && wrongOfBank(bankService)) ??
    (taxService && wrongOfTax(taxService)) ??
    (employmentService && wrongOfEmployment(employmentService));
  return name && fakeSentence(name);
};
