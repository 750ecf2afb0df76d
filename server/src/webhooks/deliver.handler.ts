import { endsEndpoint, isDelivered, secondsToNextTry } from "@latchkey/domain/webhooks/retries.ts";
import { type Kysely, sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import { crashPoint } from "../platform/config/crash-point.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob, type HandledJob, handle } from "../platform/jobs/job.ts";
import type { Keyring } from "../platform/keys/keyring.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import { addDelivery, deliverWebhook } from "./deliver.job.ts";
import { sendWebhookDisabled } from "./disabled-email.job.ts";
import { sendWebhookDisabledHandler } from "./disabled-email.ts";
import { sendWebhook, type WebhookResponse, type WebhookServices } from "./sender.ts";
import { stopDeliveries } from "./stop-deliveries.ts";
import { openWebhookSecret, signedHeaders } from "./webhook-secret.ts";

const ACTOR = { kind: "job", name: deliverWebhook.name } as const;

/** A second job of a delivery finds that it is not due. */
const findDue = (db: Kysely<Schema>, deliveryId: string) =>
  db
    .selectFrom("webhook_delivery as d")
    .innerJoin("webhook_endpoint as e", "e.id", "d.endpoint_id")
    .select(["d.id", "d.endpoint_id", "d.body", "e.url", "e.sealed_secret"])
    .select(
      sql<Buffer | null>`case when e.previous_ends_at > now() then e.sealed_previous end`.as("previous"),
    )
    .where("d.id", "=", deliveryId)
    .where("d.state", "=", "waiting")
    .where(sql<boolean>`d.next_try_at <= now()`)
    .executeTakeFirst();

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

const secretsOf = ({ endpoint_id, sealed_secret, previous }: Due, keyring: Keyring): readonly string[] =>
  [sealed_secret, previous]
    .filter((sealed) => sealed !== null)
    .map((sealed) => openWebhookSecret(keyring, endpoint_id, sealed));

const MOST_KEPT = 200;

const keptText = (text: string): string => [...text.replace(/\p{Cc}+/gu, " ")].slice(0, MOST_KEPT).join("");

const lockEndpoint = ({ tx }: Work, endpointId: string) =>
  tx
    .selectFrom("webhook_endpoint")
    .select(["id", "last_success_at", "state"])
    .where("id", "=", endpointId)
    .forNoKeyUpdate()
    .executeTakeFirst();

const noteResponse = ({ tx }: Work, due: Due, response: WebhookResponse) =>
  tx
    .updateTable("webhook_delivery")
    .set({
      tries: sql<number>`tries + 1`,
      response_code: response.status ?? null,
      response_text: response.fault === undefined ? keptText(response.text) : null,
      fault: response.fault ?? null,
      responded_at: sql<Date>`now()`,
    })
    .where("id", "=", due.id)
    .returning(["tries", "state", "queued_at"])
    .executeTakeFirstOrThrow();

const noteDelivered = async ({ tx }: Work, { id, endpoint_id }: Due): Promise<void> => {
  await tx
    .updateTable("webhook_delivery")
    .set({ state: "delivered", next_try_at: null })
    .where("id", "=", id)
    .execute();
  await tx
    .updateTable("webhook_endpoint")
    .set({ failing_since: null, last_success_at: sql<Date>`now()` })
    .where("id", "=", endpoint_id)
    .execute();
};

const disable = async (work: Work, { id, endpoint_id }: Due): Promise<void> => {
  const { tx } = work;
  await tx.updateTable("webhook_endpoint").set({ state: "disabled" }).where("id", "=", endpoint_id).execute();
  await stopDeliveries(tx, endpoint_id);
  for (const to of ["agency", "team"] as const) await addJob(tx, sendWebhookDisabled, { deliveryId: id, to });
  await audit(work, { action: "webhook-disabled", outcome: "done", subject: endpoint_id });
};

const noteFailed = async (
  work: Work,
  { id, endpoint_id }: Due,
  seconds: number | undefined,
): Promise<void> => {
  const { tx } = work;
  await tx
    .updateTable("webhook_endpoint")
    .set({ failing_since: sql<Date>`coalesce(failing_since, now())` })
    .where("id", "=", endpoint_id)
    .execute();
  const retried = seconds === undefined ? undefined : sql<Date>`now() + make_interval(secs => ${seconds})`;
  await tx
    .updateTable("webhook_delivery")
    .set({ state: retried ? "waiting" : "failed", next_try_at: retried ?? null })
    .where("id", "=", id)
    .execute();
  if (seconds !== undefined) await addDelivery(tx, { deliveryId: id, isFailing: true, seconds });
};

/** A delivery that is sent by hand to a paused endpoint is tried once. A pause that came while the response was awaited holds. */
const recordResponse = async (work: Work, due: Due, response: WebhookResponse): Promise<void> => {
  const endpoint = await lockEndpoint(work, due.endpoint_id);
  if (!endpoint) return;
  const { tries, state, queued_at } = await noteResponse(work, due, response);
  if (response.status !== undefined && isDelivered(response.status)) {
    await noteDelivered(work, due);
    return;
  }
  if (state !== "waiting") return;
  const isActive = endpoint.state === "active";
  const seconds = isActive ? secondsToNextTry(tries) : undefined;
  await noteFailed(work, due, seconds);
  const tookAnother = endpoint.last_success_at !== null && endpoint.last_success_at > queued_at;
  const failed = { status: response.status, isLast: seconds === undefined, tookAnother };
  if (isActive && endsEndpoint(failed)) await disable(work, due);
};

const deliver = async (deliveryId: string, services: Services & WebhookServices): Promise<void> => {
  const { db, keyring, config, webhookGuard, nowSeconds } = services;
  const due = await findDue(db, deliveryId);
  if (!due || due.body === null) return;
  const message = { id: due.id, seconds: nowSeconds(), body: due.body };
  const headers = signedHeaders(secretsOf(due, keyring), message);
  const sent = { url: due.url, headers, body: due.body };
  const response = await sendWebhook(sent, webhookGuard, config.demo.webhookTargets);
  crashPoint(config, "webhook/after-sending");
  await inTransaction(services, ACTOR, (work) => recordResponse(work, due, response));
};

/** The advisory lock ends with its connection, so a killed server leaves none. A second job of the delivery leaves it to the first. */
const deliverWebhookHandler = handle<{ deliveryId: string }, Services & WebhookServices>(
  deliverWebhook,
  ({ deliveryId }, services) =>
    services.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${`webhook/${deliveryId}`}, 0)) as "isFree"`.execute(
        tx,
      );
      if (rows[0]?.isFree) await deliver(deliveryId, services);
    }),
);

export const webhookHandlers: readonly HandledJob<Services & WebhookServices>[] = [
  deliverWebhookHandler,
  sendWebhookDisabledHandler,
];
