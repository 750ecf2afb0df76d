import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { AnalyticsMessage } from "../partners/analytics-service.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJobInQueue } from "../platform/jobs/job.ts";
import { TELEMETRY_QUEUE } from "./deliver.ts";
import { knownEvent } from "./known-events.ts";
import { knownPage } from "./known-names.ts";
import { sendEvents } from "./send-events.job.ts";

const MOST_EVENTS = 50;
const LONGEST_NAME = 200;

const text = z.string().min(1).max(LONGEST_NAME);
/** Names only; the session identifies the sender. */
export const sentEvents = z.strictObject({
  events: z
    .array(
      z.union([
        z.strictObject({ event: text }),
        z.strictObject({ page: text }),
        z.strictObject({ identify: z.literal(true) }),
      ]),
    )
    .min(1)
    .max(MOST_EVENTS),
});
type SentEvent = z.infer<typeof sentEvents>["events"][number];

type Named = Pick<AnalyticsMessage, "kind" | "name">;

const namedOf = (sent: SentEvent, isSignedIn: boolean): Named | undefined => {
  if ("page" in sent) return { kind: "page", name: knownPage(sent.page) };
  if ("identify" in sent) return isSignedIn ? { kind: "identify", name: "" } : undefined;
  const name = knownEvent(sent.event);
  return name === undefined ? undefined : { kind: "track", name };
};

export const takeEvents = async (
  db: Kysely<Schema>,
  {
    events,
    partyId,
    now,
  }: z.infer<typeof sentEvents> & { readonly partyId: string | undefined; readonly now: Date },
): Promise<number> => {
  const messages = events.flatMap((sent) => {
    const named = namedOf(sent, partyId !== undefined);
    return named ? [{ ...named, messageId: randomUUID(), at: now.toISOString() }] : [];
  });
  if (messages.length > 0)
    await addJobInQueue(db, sendEvents, { payload: { partyId, messages }, queue: TELEMETRY_QUEUE });
  return messages.length;
};
