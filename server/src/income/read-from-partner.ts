import { PartnerFailed, TOO_LONG } from "../partners/partner-call.ts";
import type { Services } from "../platform/work/services.ts";

/** What the jobs that read a partner's data have in common: how long they try, and what follows when they cannot. */

/** As long as the person may be waiting for it; then documents are the better way. */
const GIVES_UP_SECONDS = 180;

interface Failure {
  readonly reason: string;
  readonly code: string | undefined;
  /** No retry mends it: an answer that is too long comes again. */
  readonly isFinal: boolean;
}

const failureOf = (cause: unknown, final: ReadonlySet<string>): Failure => {
  if (!(cause instanceof PartnerFailed)) return { reason: "fault", code: undefined, isFinal: false };
  const { code, reason } = cause;
  const isFinal = reason === TOO_LONG || (code !== undefined && final.has(code));
  return { reason, code, isFinal };
};

interface Reading {
  /** Since the person is back. */
  readonly secondsOld: number;
  /** The partner's codes that no retry mends. */
  readonly final: ReadonlySet<string>;
  /** For the log. */
  readonly message: string;
  readonly read: () => Promise<void>;
  readonly giveUp: (failure: string) => Promise<void>;
}

/**
 * Reads, or gives up: at once after a final failure, after a few minutes otherwise.
 * @returns our own fault, for which nobody is kept waiting, and which the job reports when it is done
 * @throws what may pass, so that the job is tried again
 */
export const readOrGiveUp = async (
  { secondsOld, final, message, read, giveUp }: Reading,
  { log }: Pick<Services, "log">,
): Promise<unknown> => {
  try {
    await read();
    return undefined;
  } catch (cause) {
    const { reason, code, isFinal } = failureOf(cause, final);
    log.warn({ reason, code }, message);
    if (!isFinal && secondsOld < GIVES_UP_SECONDS) throw cause;
    await giveUp(code ?? reason);
    return cause instanceof PartnerFailed ? undefined : cause;
  }
};
