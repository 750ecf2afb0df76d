/** The keys of one installation at the fake services. */
export interface TelemetryClient {
  readonly writeKey: string;
  readonly sentryKey: string;
  readonly sentryProject: string;
  readonly messengerKey: string;
  readonly signingKeyId: string;
  readonly signingSecret: string;
}

export const FAKE_TELEMETRY_CLIENT: TelemetryClient = {
  writeKey: "SANDBOX-KEY",
  sentryKey: "sandboxkey",
  sentryProject: "1",
  messengerKey: "sandbox-latchkey",
  signingKeyId: "sandbox-latchkey",
  signingSecret: "SANDBOX-SECRET-OF-THE-PRACTICE-MESSENGER",
};
