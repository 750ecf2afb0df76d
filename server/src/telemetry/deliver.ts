import type { Logger } from "pino";
import { PartnerFailed } from "../partners/partner-call.ts";

/** All telemetry waits in one queue, so that a service that does not respond delays no e-mail. */
export const TELEMETRY_QUEUE = "telemetry";

/** A permanent refusal: repeating it changes nothing. */
const FINAL = /^status-(?:4(?!08|29)\d\d)$/;

/** Logs permanent failures; the queue retries all others. */
export const deliver = async (
  log: Pick<Logger, "warn">,
  service: string,
  send: () => Promise<void>,
): Promise<void> => {
  try {
    await send();
  } catch (cause) {
    if (!(cause instanceof PartnerFailed) || !FINAL.test(cause.reason)) throw cause;
    log.warn({ service, reason: cause.reason }, "Telemetry was refused");
  }
};
