const [MINUTE, HOUR] = [60, 3_600];

/** Seconds before each further try, three days in all. */
export const RETRY_SECONDS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  ...[10, 10, 10, 10, 10, 10].map((hours) => hours * HOUR),
  4 * HOUR,
] as const;

/** @param tries those made so far @returns undefined: the last one was made */
export const secondsToNextTry = (tries: number): number | undefined => RETRY_SECONDS[tries - 1];

export const GONE = 410;

/** A redirect counts as a failure, because it could lead anywhere. */
export const isDelivered = (status: number): boolean => status >= 200 && status < 300;

export interface FailedTry {
  /** undefined: no response came. */
  readonly status: number | undefined;
  readonly isLast: boolean;
  /** True if the endpoint took another event since the first try of this one. */
  readonly tookAnother: boolean;
}

/** With 410 a receiver says that it wants no more events (Standard Webhooks). */
export const endsEndpoint = ({ status, isLast, tookAnother }: FailedTry): boolean =>
  status === GONE || (isLast && !tookAnother);
