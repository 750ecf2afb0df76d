import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { openAddressSearch } from "../addresses/address-search.ts";
import type { AppServices } from "../api/app-services.ts";
import {
  type DocumentChecks,
  type DocumentChecksSettings,
  openDocumentChecks,
} from "../document-checks/checks.ts";
import { pathOfKey } from "../documents/paths.ts";
import type { AddressService } from "../partners/address-service.ts";
import type { BankService } from "../partners/bank-service.ts";
import { clamd } from "../partners/clamd.ts";
import type { EmploymentService } from "../partners/employment-service.ts";
import { hmrc } from "../partners/hmrc.ts";
import { konfir } from "../partners/konfir.ts";
import { postcoder } from "../partners/postcoder.ts";
import { segment } from "../partners/segment.ts";
import { sentry } from "../partners/sentry.ts";
import type { TaxService } from "../partners/tax-service.ts";
import { truelayer } from "../partners/truelayer.ts";
import { confined } from "../platform/child-process/confinement.ts";
import type { Config } from "../platform/config/config.ts";
import { type Databases, type Opening, openDatabases } from "../platform/db/databases.ts";
import { internetGuard } from "../platform/http/guarded-post.ts";
import type { Keyring } from "../platform/keys/keyring.ts";
import { openRateLimiter } from "../platform/limits/rate-limit.ts";
import { newLog } from "../platform/log/log.ts";
import { announcing } from "../platform/mail/email-failure.ts";
import { type Mailer, smtpMailer } from "../platform/mail/mailer.ts";
import { senderOf } from "../platform/mail/sender.ts";
import { openPdfWriter, type PdfWriter } from "../platform/pdf/pdf-writer.ts";
import { diskStore } from "../platform/storage/disk-store.ts";
import { signDownload } from "../platform/storage/download-link.ts";
import { openKeyedMutex } from "../platform/work/keyed-mutex.ts";
import { sectionChanged } from "../sections/section-changed.ts";
import { type Fault, reportFault } from "../telemetry/report-fault.ts";
import { builtInVerifier } from "../verification/built-in.ts";
import { openCheckQueue } from "../verification/check-queue.ts";
import { outsideVerifier } from "../verification/outside-service.ts";
import type { Verifier } from "../verification/verifier.ts";
import { databasePlan } from "./database-plan.ts";
import { storeEmailFailure } from "./email-failures.ts";
import { openKeys } from "./open-keys.ts";

/** The composition root: everything that requests and jobs may use, created once. */
export interface AppContext extends AppServices {
  readonly close: () => Promise<void>;
  /** Like `close`, for a program that runs next to the server: leaves the embedded database running. */
  readonly leave: () => Promise<void>;
}

export interface Overrides
  extends Partial<
      Pick<
        AppContext,
        | "mailer"
        | "scanner"
        | "checks"
        | "verifier"
        | "today"
        | "nowSeconds"
        | "log"
        | "pdfWriter"
        | "webhookGuard"
      >
    >,
    Omit<Opening, "plan"> {
  readonly checkSettings?: Partial<DocumentChecksSettings>;
  readonly addressService?: AddressService;
  readonly bankService?: BankService;
  readonly taxService?: TaxService;
  readonly employmentService?: EmploymentService;
}

const CHECKS_PROGRAM = fileURLToPath(new URL("./document-checks-child.js", import.meta.url));
const PDF_PROGRAM = fileURLToPath(new URL("./pdf-child.js", import.meta.url));

const MEBIBYTE = 2 ** 20;
const CHECKS = {
  firstTurnMs: 5_000,
  zoneMs: 10_000,
  timeoutMs: 20_000,
  maxPixels: 50_000_000,
  maxMemoryBytes: 900 * MEBIBYTE,
  queueLength: 20,
} as const;

const ownChecks = (
  config: Config,
  { log, today, limiter }: Pick<AppContext, "log" | "today" | "limiter">,
  replaced: Partial<DocumentChecksSettings> = {},
): DocumentChecks =>
  openDocumentChecks({
    ...CHECKS,
    program: CHECKS_PROGRAM,
    execArgv: confined(CHECKS_PROGRAM, [config.models]),
    modelsFolder: config.models,
    today,
    onTurn: (owner, milliseconds) => limiter.spend("check-time", owner, milliseconds),
    onFailure: ({ reason }) => log.warn({ reason }, "A file was not checked"),
    ...replaced,
  });

/** A document takes milliseconds; starting the compiler takes a second on a busy machine. */
const PDF = { timeoutMs: 20_000, maxMemoryBytes: 700 * MEBIBYTE, idleMs: 10_000 } as const;

const ownPdfWriter = ({ log }: Pick<AppContext, "log">): PdfWriter =>
  openPdfWriter({
    ...PDF,
    program: PDF_PROGRAM,
    onFailure: ({ reason, said }) => log.error({ reason, said }, "The program that writes PDFs failed"),
  });

const verifierOf = (
  { verification: { service }, uploads }: Config,
  { checks, keyring, nowSeconds }: Pick<AppContext, "checks" | "keyring" | "nowSeconds">,
): Verifier | undefined => {
  if (service.kind === "none") return undefined;
  if (service.kind === "built-in") return builtInVerifier(checks);
  return outsideVerifier({
    ...service,
    linkTo: ({ key, sessionId }) =>
      `${pathOfKey(uploads.storageOrigin, key)}?${signDownload(keyring, { key, sessionId }, nowSeconds())}`,
  });
};

const outsideServices = (config: Config, overrides: Overrides) => {
  const bankService = overrides.bankService ?? (config.bankService && truelayer(config.bankService));
  const taxService = overrides.taxService ?? (config.taxService && hmrc(config.taxService));
  const employmentService =
    overrides.employmentService ?? (config.employmentService && konfir(config.employmentService));
  return {
    bankService,
    openBankingEnabled: bankService !== undefined,
    taxService,
    taxLinkEnabled: taxService !== undefined,
    employmentService,
    konfirConfigured: employmentService !== undefined,
    analyticsService: config.telemetry.analytics && segment(config.telemetry.analytics),
    errorService: config.telemetry.errorReports && sentry(config.telemetry.errorReports),
  };
};

const addressServiceOf = ({ addressService }: Config, overrides: Overrides): AddressService | undefined =>
  overrides.addressService ?? (addressService && postcoder(addressService));

const mailerOf = (config: Config, keyring: Keyring): Mailer =>
  smtpMailer({ ...config.mail, host: config.publicUrl.hostname, sender: senderOf(config), keyring });

interface Closed extends Pick<AppContext, "mailer" | "pdfWriter" | "checks"> {
  readonly databases: Databases;
}

const endings = ({ mailer, pdfWriter, checks, databases }: Closed): Pick<AppContext, "close" | "leave"> => {
  const endPrograms = async () => {
    mailer.close();
    pdfWriter.close();
    await checks.close();
  };
  return {
    close: () => endPrograms().then(databases.close),
    leave: () => endPrograms().then(databases.leave),
  };
};

export const buildContext = async (config: Config, overrides: Overrides = {}): Promise<AppContext> => {
  await mkdir(config.dataDir, { recursive: true });
  const log = overrides.log ?? newLog(config);
  const { keyring, reportKeys } = await openKeys(config);
  const databases: Databases = await openDatabases(config, log, { plan: databasePlan, ...overrides });
  const emailFailed = storeEmailFailure(() => context);
  const mailer = announcing(overrides.mailer ?? mailerOf(config, keyring), emailFailed);
  const today = overrides.today ?? (() => londonDate(Date.now()));
  const nowSeconds = overrides.nowSeconds ?? (() => Date.now() / 1000);
  const limiter = openRateLimiter({ db: databases.db, keyring, limits: config.limits });
  const checks = overrides.checks ?? ownChecks(config, { log, today, limiter }, overrides.checkSettings);
  const pdfWriter = overrides.pdfWriter ?? ownPdfWriter({ log });
  const report = (fault: Fault) =>
    void reportFault({ db: databases.db, config, limiter, nowSeconds }, fault).catch(() => undefined);
  const context: AppContext = {
    config,
    log,
    db: databases.db,
    pool: databases.pool,
    ...{ keyring, reportKeys, mailer, emailFailed },
    store: diskStore(join(config.dataDir, "documents")),
    limiter,
    changed: sectionChanged,
    checkQueue: openCheckQueue(openKeyedMutex()),
    mutex: openKeyedMutex(),
    unscannable: new Set(),
    scanner: overrides.scanner ?? (config.virusScanner && clamd(config.virusScanner)),
    checks,
    pdfWriter,
    webhookGuard: overrides.webhookGuard ?? internetGuard,
    addressSearch: openAddressSearch({ service: addressServiceOf(config, overrides), limiter, log, report }),
    ...outsideServices(config, overrides),
    verifier: overrides.verifier ?? verifierOf(config, { checks, keyring, nowSeconds }),
    today,
    nowSeconds,
    ...endings({ mailer, pdfWriter, checks, databases }),
  };
  return context;
};
