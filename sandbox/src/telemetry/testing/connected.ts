import type { Arrival } from "../arrivals.ts";
import { FAKE_TELEMETRY_CLIENT as client } from "../client.ts";

/** Connects a product to the fake services for analytics, error reports and help. */

export const FAKE_TELEMETRY = { port: 0, client };

export const telemetrySettings = (url: string): Readonly<Record<string, string>> => ({
  ANALYTICS_URL: `${url}/segment/`,
  ANALYTICS_WRITE_KEY: client.writeKey,
  SENTRY_DSN: `${url.replace("//", `//${client.sentryKey}@`)}/sentry/${client.sentryProject}`,
  ZENDESK_KEY: client.messengerKey,
  ZENDESK_SNIPPET_URL: `${url}/ekr/snippet.js`,
  ZENDESK_SIGNING_KEY_ID: client.signingKeyId,
  ZENDESK_SIGNING_SECRET: client.signingSecret,
});

export const arrivalsAt = async (url: string): Promise<readonly Arrival[]> =>
  (await (await fetch(`${url}/api/arrivals`)).json()) as readonly Arrival[];
