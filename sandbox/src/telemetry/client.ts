/** Whom the fake services know: the keys of one installation. */
export interface TelemetryClient {
  readonly writeKey: string;
  /** The key in the DSN, and its project. */
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
