import { join } from "node:path";
import { startFakeAddressService } from "./addresses/web.ts";
import type { SandboxConfig } from "./config.ts";
import { openControl } from "./control/control.ts";
import { startControlPage } from "./control/web.ts";
import { openEmailStore } from "./outbox/emails.ts";
import { startMailbox } from "./outbox/smtp.ts";
import { startOutboxPage } from "./outbox/web.ts";

export interface Sandbox {
  /** `http://127.0.0.1:8025`, without a trailing slash */
  readonly outboxUrl: string;
  /** `smtp://127.0.0.1:2525` */
  readonly smtpUrl: string;
  /** `http://127.0.0.1:8026/pcw/` */
  readonly addressesUrl: string;
  /** undefined unless a port was given */
  readonly controlUrl: string | undefined;
  readonly close: () => Promise<void>;
}

const HOST = "127.0.0.1";

interface Service {
  readonly port: number;
  readonly close: () => Promise<unknown>;
}

/** Starts every fake service, or none: if one fails, those already started are closed again. */
export const startSandbox = async (config: SandboxConfig): Promise<Sandbox> => {
  const { dir, outboxPort, smtpPort, addressesPort, controlPort } = config;
  const emails = await openEmailStore(join(dir, "emails"));
  const control = openControl();
  const running: Service[] = [];
  const close = async () => void (await Promise.all(running.map((service) => service.close())));
  const start = async (service: Promise<Service>): Promise<string> => {
    const started = await service;
    running.push(started);
    return `${HOST}:${started.port}`;
  };
  try {
    return {
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
