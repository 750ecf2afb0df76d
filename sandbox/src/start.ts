import { join } from "node:path";
import { startFakeAddressService } from "./addresses/web.ts";
import { startFakeBank } from "./bank/web.ts";
import type { SandboxConfig } from "./config.ts";
import { type Control, openControl } from "./control/control.ts";
import { startControlPage } from "./control/web.ts";
import { startFakeEmployment } from "./employment/web.ts";
import { type EmailStore, openEmailStore } from "./outbox/emails.ts";
import { startMailbox } from "./outbox/smtp.ts";
import { startOutboxPage } from "./outbox/web.ts";
import { openReferees, type Referees } from "./referees/answers.ts";
import { startFakeRightToRent } from "./right-to-rent/web.ts";
import { startFakeTax } from "./tax/web.ts";
import { startFakeTelemetry } from "./telemetry/web.ts";

export interface Sandbox {
  /** `http://127.0.0.1:8025`, without a trailing slash */
  readonly outboxUrl: string;
  /** `smtp://127.0.0.1:2525` */
  readonly smtpUrl: string;
  /** `http://127.0.0.1:8026/pcw/` */
  readonly addressesUrl: string;
  /** `http://127.0.0.1:8027/truelayer-auth/`; undefined unless a bank was configured */
  readonly bankAuthUrl: string | undefined;
  readonly bankApiUrl: string | undefined;
  /** `http://127.0.0.1:8028/oauth/authorize`; undefined unless a tax authority was configured */
  readonly taxAuthorizeUrl: string | undefined;
  readonly taxApiUrl: string | undefined;
  /** `http://127.0.0.1:8029/`; undefined unless a verifier of employment was configured */
  readonly employmentUrl: string | undefined;
  /** `http://127.0.0.1:8031`; undefined unless analytics, error reports and the messenger were configured */
  readonly telemetryUrl: string | undefined;
  /** `http://127.0.0.1:8032/`; undefined unless its practice pages were configured */
  readonly rightToRentUrl: string | undefined;
  readonly controlUrl: string | undefined;
  readonly close: () => Promise<void>;
}

const HOST = "127.0.0.1";

interface Service {
  readonly port: number;
  readonly close: () => Promise<unknown>;
}

const readBy = (referees: Referees, emails: EmailStore): EmailStore => {
  void emails.list().then((all) => all.map(referees.receive));
  return {
    ...emails,
    keep: async (raw, envelope) => {
      const id = await emails.keep(raw, envelope);
      const email = await emails.find(id);
      if (email) referees.receive(email);
      return id;
    },
  };
};

const starting =
  (running: Service[]) =>
  async <P extends Promise<Service> | undefined>(service: P): Promise<Awaited<P>> => {
    const one = await service;
    if (one) running.push(one);
    return one;
  };

/** The services that a configuration may leave out. */
const startPartners = async (
  { bank, tax, employment, telemetry, rightToRent }: SandboxConfig,
  control: Control,
  started: ReturnType<typeof starting>,
) => {
  const at = { host: HOST, control } as const;
  const fakeBank = await started(bank && startFakeBank({ ...at, ...bank }));
  const fakeTax = await started(tax && startFakeTax({ ...at, ...tax }));
  const fakeEmployment = await started(employment && startFakeEmployment({ ...at, ...employment }));
  const fakeTelemetry = await started(telemetry && startFakeTelemetry({ ...at, ...telemetry }));
  const fakeRightToRent = await started(rightToRent && startFakeRightToRent({ ...at, ...rightToRent }));
  return {
    telemetryUrl: fakeTelemetry?.url,
    rightToRentUrl: fakeRightToRent?.url,
    bankAuthUrl: fakeBank?.authUrl,
    bankApiUrl: fakeBank?.apiUrl,
    taxAuthorizeUrl: fakeTax?.authorizeUrl,
    taxApiUrl: fakeTax?.apiUrl,
    employmentUrl: fakeEmployment?.url,
  };
};

/** Starts every fake service, or none: if one fails, those already started are closed again. */
export const startSandbox = async (config: SandboxConfig): Promise<Sandbox> => {
  const { dir, outboxPort, smtpPort, addressesPort, controlPort } = config;
  const stored = await openEmailStore(join(dir, "emails"));
  const referees = openReferees();
  const emails = readBy(referees, stored);
  const control = openControl();
  const running: Service[] = [];
  const close = async () => {
    await Promise.all([referees.close(), ...running.map((service) => service.close())]);
  };
  const started = starting(running);
  const start = async (service: Promise<Service>): Promise<string> =>
    `${HOST}:${(await started(service)).port}`;
  try {
    return {
      ...(await startPartners(config, control, started)),
      smtpUrl: `smtp://${await start(startMailbox({ host: HOST, port: smtpPort, emails }))}`,
      outboxUrl: `http://${await start(startOutboxPage({ host: HOST, port: outboxPort, emails }))}`,
      addressesUrl: `http://${await start(startFakeAddressService({ host: HOST, port: addressesPort, control }))}/pcw/`,
      controlUrl:
        controlPort === undefined
          ? undefined
          : `http://${await start(startControlPage(HOST, controlPort, control))}`,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
