import type { Arrival } from "../../sandbox/src/telemetry/arrivals.ts";
/** Connects a product to the fake services for analytics, error reports and help. */
export declare const FAKE_TELEMETRY: {
  port: number;
  client: import("../../sandbox/src/telemetry/client.ts").TelemetryClient;
};
export declare const telemetrySettings: (url: string) => Readonly<Record<string, string>>;
export declare const arrivalsAt: (url: string) => Promise<readonly Arrival[]>;
