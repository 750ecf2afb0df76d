import { sql } from "kysely";
import { noteFailedInvitation, noteFailedRequest } from "../applications/failed-invitation.ts";
import { noteFailedDecision } from "../decisions/failed-email.ts";
import type { Actor } from "../platform/actor/actor.ts";
import type { EmailFailure, OnEmailFailure } from "../platform/mail/email-failure.ts";
import type { Services } from "../platform/work/services.ts";
import { inTransaction, type Work } from "../platform/work/work.ts";
import { noteBouncedReference } from "../references/bounced-review.ts";

/** Runs in the transaction that stores the failure, and may run twice. */
type FailureHandler = (work: Work, failure: EmailFailure) => Promise<void>;

const handlers: Readonly<Record<string, FailureHandler>> = {
  decided: noteFailedDecision,
  invitation: noteFailedInvitation,
  "more-needed": noteFailedRequest,
  reference: noteBouncedReference,
};

const MAIL: Actor = { kind: "job", name: "mail" };

export const storeEmailFailure =
  (services: () => Services): OnEmailFailure =>
  async (failure) => {
    const { kind, id, reason } = failure;
    await inTransaction(services(), MAIL, async (work) => {
      await work.tx
        .insertInto("email_failure")
        .values({ kind, subject: id, reason })
        .onConflict((conflict) =>
          conflict.columns(["kind", "subject"]).doUpdateSet({ reason, failed_at: sql<Date>`now()` }),
        )
        .execute();
      await handlers[kind]?.(work, failure);
    });
    services().log.warn({ kind, id, reason }, "An e-mail did not arrive");
  };
