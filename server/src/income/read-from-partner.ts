import type { LinkFailure } from "@latchkey/domain/income/source.ts";
import { PartnerFailed, TOO_LONG } from "../partners/partner-call.ts";
import type { Services } from "../platform/work/services.ts";
import { failureOfCall } from "./link-failure.ts";

/** A person may be waiting; after this, documents are the better way. */
const GIVES_UP_SECONDS = 180;

interface Failure {
  readonly reason: string;
  readonly code: string | undefined;
  /** Permanent: too long a response comes again. */
  readonly isFinal: boolean;
  readonly kind: LinkFailure;
}

export interface GivenUp {
  readonly failure: string;
  readonly kind: LinkFailure;
}

const failureOf = (cause: unknown, final: ReadonlySet<string>): Failure => {
  if (!(cause instanceof PartnerFailed))
    return { reason: "fault", code: undefined, isFinal: false, kind: "other" };
  const { code, reason } = cause;
  const isFinal = reason === TOO_LONG || (code !== undefined && final.has(code));
  return { reason, code, isFinal, kind: failureOfCall(cause) };
};

interface Reading {
  readonly secondsOld: number;
  readonly final: ReadonlySet<string>;
  readonly message: string;
  readonly read: () => Promise<void>;
  readonly giveUp: (given: GivenUp) => Promise<void>;
}

/**
 * Reads, or gives up: at once after a permanent failure, after a few minutes otherwise.
 *
 * @returns an internal error, which keeps no person waiting and which the job reports at its end
 * @throws a temporary failure, so that the job is retried
 */
export const readOrGiveUp = async (
  { secondsOld, final, message, read, giveUp }: Reading,
  { log }: Pick<Services, "log">,
): Promise<unknown> => {
  try {
    await read();
    return undefined;
  } catch (cause) {
    const { reason, code, isFinal, kind } = failureOf(cause, final);
    log.warn({ reason, code }, message);
    if (!isFinal && secondsOld < GIVES_UP_SECONDS) throw cause;
    await giveUp({ failure: code ?? reason, kind });
    return cause instanceof PartnerFailed ? undefined : cause;
  }
};
