import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { AuditedAction } from "@latchkey/domain/vocabulary/audited-actions.ts";
import {
  type WebhookEndpointFields,
  webhookAddressIssue,
  webhookEndpointIssues,
} from "@latchkey/domain/webhooks/endpoint.ts";
import type { WebhookEventType } from "@latchkey/domain/webhooks/events.ts";
import { sql } from "kysely";
import { readAgency } from "../agencies/agencies.ts";
import { audit } from "../platform/audit/audit.ts";
import { isPublicAddress } from "../platform/http/public-address.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { queueTest } from "./announce.ts";
import { isTestTarget } from "./sender.ts";
import { stopDeliveries } from "./stop-deliveries.ts";
import { newWebhookSecret, sealWebhookSecret } from "./webhook-secret.ts";

interface GivenFields extends WebhookEndpointFields {
  readonly events: readonly WebhookEventType[];
}

const isClosed = ({ hostname }: URL): boolean => {
  const literal = hostname.replace(/^\[|\]$/g, "");
  return isIP(literal) !== 0 && !isPublicAddress(literal);
};

/** A name is resolved when an event is sent, and may then lead elsewhere than today. */
const addressIssue = (url: string, testTargets: readonly string[]): Issue | undefined => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && isTestTarget(parsed, testTargets)) return undefined;
  const issue = webhookAddressIssue(url);
  if (issue) return issue;
  if (!parsed) return { code: "webhook.validations.https" };
  return isClosed(parsed) ? { code: "webhook.validations.closed" } : undefined;
};

/** @throws INVALID_INPUT by field */
const checkedFields = ({ url, events }: GivenFields, { services: { config } }: Work) => {
  const issues = webhookEndpointIssues({ url, events });
  const wrong = issues.url ?? addressIssue(url.trim(), config.demo.webhookTargets);
  if (wrong || Object.keys(issues).length > 0)
    throw invalidInput({ ...issues, ...(wrong && { url: wrong }) });
  return { url: new URL(url.trim()).href, event_types: [...new Set(events)] };
};

interface NewEndpoint extends GivenFields {
  readonly agencyId: string;
  readonly staffId: string;
}

/** The secret cannot be read again. */
export interface GivenSecret {
  readonly id: string;
  readonly secret: string;
}

/** @throws INVALID_INPUT by field; NOT_FOUND for an unknown agency */
export const addEndpoint = async (
  work: Work,
  { agencyId, staffId, ...fields }: NewEndpoint,
): Promise<GivenSecret> => {
  const { tx, services } = work;
  const checked = checkedFields(fields, work);
  const agency = await readAgency(tx, agencyId);
  const [id, secret] = [randomUUID(), newWebhookSecret()];
  await tx
    .insertInto("webhook_endpoint")
    .values({
      id,
      agency_id: agency.id,
      ...checked,
      sealed_secret: sealWebhookSecret(services.keyring, id, secret),
      created_by: staffId,
    })
    .execute();
  await audit(work, { action: "webhook-added", outcome: "done", subject: id });
  return { id, secret };
};

const find = async ({ tx }: Work, id: string) => {
  const found = isUuid(id)
    ? await tx
        .selectFrom("webhook_endpoint")
        .selectAll()
        .where("id", "=", id)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
  return found;
};

const update = ({ tx }: Work, id: string) => tx.updateTable("webhook_endpoint").where("id", "=", id);

const audited = (work: Work, action: AuditedAction, subject: string): Promise<void> =>
  audit(work, { action, outcome: "done", subject });

/** @throws INVALID_INPUT by field; NOT_FOUND */
export const changeEndpoint = async (
  work: Work,
  { id, ...fields }: GivenFields & { readonly id: string },
): Promise<void> => {
  const checked = checkedFields(fields, work);
  await find(work, id);
  await update(work, id).set(checked).execute();
  await audited(work, "webhook-changed", id);
};

const BOTH_SIGN = sql<Date>`now() + interval '24 hours'`;

/** The secret before signs, too, for 24 hours. @throws NOT_FOUND */
export const rotateSecret = async (work: Work, id: string): Promise<GivenSecret> => {
  const { sealed_secret } = await find(work, id);
  const secret = newWebhookSecret();
  await update(work, id)
    .set({
      sealed_secret: sealWebhookSecret(work.services.keyring, id, secret),
      sealed_previous: sealed_secret,
      previous_ends_at: BOTH_SIGN,
    })
    .execute();
  await audited(work, "webhook-secret-rotated", id);
  return { id, secret };
};

/** Events of the time of a pause are not sent later. @throws NOT_FOUND */
export const pauseEndpoint = async (work: Work, id: string): Promise<void> => {
  const { state } = await find(work, id);
  if (state !== "active") return;
  await update(work, id).set({ state: "paused" }).execute();
  await stopDeliveries(work.tx, id);
  await audited(work, "webhook-paused", id);
};

/** @throws NOT_FOUND */
export const resumeEndpoint = async (work: Work, id: string): Promise<void> => {
  const { state } = await find(work, id);
  if (state === "active") return;
  await update(work, id).set({ state: "active", failing_since: null }).execute();
  await audited(work, "webhook-resumed", id);
};

/** Sends an event about no application, whatever the state. @throws NOT_FOUND */
export const testEndpoint = async (work: Work, id: string): Promise<void> => {
  await queueTest(work.tx, await find(work, id), work.now);
  await audited(work, "webhook-tested", id);
};

/** Its deliveries go with it. @throws NOT_FOUND */
export const removeEndpoint = async (work: Work, id: string): Promise<void> => {
  const { tx } = work;
  const endpoints = tx.selectFrom("webhook_endpoint").select("id");
  // The whole row is locked, so that no event is queued for it meanwhile.
  const found = isUuid(id) && (await endpoints.where("id", "=", id).forUpdate().executeTakeFirst());
  if (!found) throw notFound();
  await tx.deleteFrom("webhook_delivery").where("endpoint_id", "=", id).execute();
  await tx.deleteFrom("webhook_endpoint").where("id", "=", id).execute();
  await audited(work, "webhook-removed", id);
};
