import { join } from "node:path";
import type { SandboxConfig } from "./config.ts";
import { openEmailStore } from "./outbox/emails.ts";
import { startMailbox } from "./outbox/smtp.ts";
import { startOutboxPage } from "./outbox/web.ts";

export interface Sandbox {
  /** `http://127.0.0.1:8025`, without a trailing slash */
  readonly outboxUrl: string;
  /** `smtp://127.0.0.1:2525` */
  readonly smtpUrl: string;
  readonly close: () => Promise<void>;
}

const HOST = "127.0.0.1";

/** Starts every fake service, or none: if one fails, those already started are closed again. */
export const startSandbox = async ({ dir, outboxPort, smtpPort }: SandboxConfig): Promise<Sandbox> => {
  const emails = await openEmailStore(join(dir, "emails"));
  const mailbox = await startMailbox({ host: HOST, port: smtpPort, emails });
  try {
    const page = await startOutboxPage({ host: HOST, port: outboxPort, emails });
    return {
      outboxUrl: `http://${HOST}:${page.port}`,
      smtpUrl: `smtp://${HOST}:${mailbox.port}`,
      close: async () => {
        await Promise.all([page.close(), mailbox.close()]);
      },
    };
  } catch (error) {
    await mailbox.close();
    throw error;
  }
};
