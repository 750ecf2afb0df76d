/** Messages at the fake services, newest first: all usage data that left the installation. */

export const telemetryServices = ["analytics", "errors", "messenger"] as const;
export type TelemetryService = (typeof telemetryServices)[number];

export interface Arrival {
  readonly service: TelemetryService;
  readonly at: string;
  readonly kind: string;
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
