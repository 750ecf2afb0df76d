/** What arrived at the fake services, newest first: all that left the installation about its use. */

export const telemetryServices = ["analytics", "errors", "messenger"] as const;
export type TelemetryService = (typeof telemetryServices)[number];

export interface Arrival {
  readonly service: TelemetryService;
  /** ISO 8601 */
  readonly at: string;
  /** In a word or two: the type of the message. */
  readonly kind: string;
  /** As it came. */
  readonly content: unknown;
}

export interface Arrivals {
  readonly add: (arrival: Omit<Arrival, "at">) => void;
  readonly list: () => readonly Arrival[];
  readonly clear: () => void;
}

const MOST = 2_000;

export const openArrivals = (now: () => Date): Arrivals => {
  let arrived: readonly Arrival[] = [];
  return {
    add: (arrival) => {
      arrived = [{ ...arrival, at: now().toISOString() }, ...arrived].slice(0, MOST);
    },
    list: () => arrived,
    clear: () => {
      arrived = [];
    },
  };
};
