import { BANK_CALLBACK_PATH, BANK_START_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isSessionAlive } from "../../accounts/sessions.ts";
import { finishBank, startBank, tokenFor } from "../../income/connect-bank.ts";
import { endConnection } from "../../income/end-bank.ts";
import type { BankService } from "../../partners/bank-service.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import { inTransaction } from "../../platform/work/work.ts";
import type { AppServices } from "../app-services.ts";
import { refuseInvalid } from "../invalid-request.ts";
import { comeBack, type Finish, linkOutcome } from "./partner-return.ts";
import { leaveFor, signedInBy } from "./partner-start.ts";

const startQuery = z.object({
  object_uuid: z.uuid(),
  object_type: z.literal("income_source"),
  wizard_section: z.literal("income"),
  remedial_uuid: z.uuid().optional(),
});

/** Returns the bank's URL for the browser (spec 3 §7). */
const start =
  (services: AppServices, bank: BankService) => async (request: FastifyRequest, reply: FastifyReply) => {
    const signedIn = await signedInBy(services, request, reply);
    if (!signedIn) return reply;
    const query = startQuery.safeParse(request.query);
    if (!query.success) return refuseInvalid(reply, services.config, query.error);
    const { object_uuid: sourceUuid, remedial_uuid: remedialSectionUuid } = query.data;
    const leaving = { signedIn, request, reply, sourceUuid, remedialSectionUuid };
    const started = await leaveFor(services, leaving, (wanted) =>
      inTransaction(services, signedIn.actor, (work) => startBank(work, wanted)),
    );
    if (!started) return reply;
    return reply.send({ truelayer_auth_url: bank.dialogUrl(started) });
  };

/** The outcome is stored only while the session is live and the section is open. */
const finish =
  (services: AppServices, bank: BankService): Finish =>
  async (flow, { code, failure }) => {
    const { applicant, party, objectUuid: sourceUuid, remedialSectionUuid } = flow;
    if (!(await isSessionAlive(services.db, applicant))) return false;
    const token = code === undefined ? { failure } : await tokenFor(bank, code, services);
    try {
      return await inTransaction(services, applicant, (work) =>
        finishBank(work, party, { sourceUuid, remedialSectionUuid, token }),
      );
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      if ("got" in token) await endConnection(bank, token.got, services);
      return false;
    }
  };

export const bankRoutes = (app: FastifyInstance, services: AppServices): void => {
  const { bankService: bank } = services;
  if (!bank) return;
  const outcome = linkOutcome(services, finish(services, bank));
  app.get(BANK_START_PATH, { exposeHeadRoute: false }, start(services, bank));
  app.get(BANK_CALLBACK_PATH, { exposeHeadRoute: false }, comeBack(services, "truelayer", outcome));
};
