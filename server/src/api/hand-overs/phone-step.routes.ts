import {
  PHONE_END_PATH,
  PHONE_FILES_PATH,
  PHONE_STEP_PATH,
  type PhoneStep,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { keyOfPath } from "../../documents/paths.ts";
import { endHandOver } from "../../hand-overs/hand-overs.ts";
import { arrivedFiles, noteArrived } from "../../hand-overs/handed-files.ts";
import type { Phone } from "../../hand-overs/phone-session.ts";
import { windowUsedUp } from "../../platform/http/refuse-for-now.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { noStore } from "../auth/no-store.ts";
import { applicantBehind, phoneActor, phoneOf } from "../files/file-sender.ts";
import { verificationAddress } from "../files/verification-address.ts";
import { withPaths } from "./arrived-paths.ts";
import { phoneCookies } from "./phone-cookies.ts";

type Handle = (phone: Phone, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const forPhones =
  (services: Services, handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
    const phone = await phoneOf(request, services);
    if (!phone) return reply.code(401).send({ code: "UNAUTHENTICATED" });
    if (await services.limiter.consumeLeased("requests", applicantBehind(phone))) {
      return handle(phone, request, reply);
    }
    return windowUsedUp(reply, services.config.limits.requests);
  };

const readStep =
  (services: Services): Handle =>
  async ({ step, handOverId }) => {
    const { config, db } = services;
    return {
      ...step,
      maxFileBytes: config.uploads.maxFileBytes,
      documentVerificationUrl: verificationAddress(config, "document"),
      photoVerificationUrl: verificationAddress(config, "photo"),
      verificationTestMarker: config.verification.testMarker ?? null,
      files: withPaths(services, await arrivedFiles(db, handOverId)),
    } satisfies PhoneStep;
  };

const fileBody = z.strictObject({ path: z.string().max(500) });

const addFile =
  (services: Services): Handle =>
  async (phone, request, reply) => {
    const { data } = fileBody.safeParse(request.body);
    const key = data && keyOfPath(services.config.uploads.storageOrigin, data.path);
    const isNoted =
      key !== undefined &&
      (await inTransaction(services, phoneActor(phone), (work) => noteArrived(work, phone, key)));
    return isNoted ? reply.code(204).send() : reply.code(404).send({ code: "NOT_FOUND" });
  };

const end = (services: Services): Handle => {
  const cookies = phoneCookies(services.config.publicUrl);
  return async (phone, _request, reply) => {
    await inTransaction(services, phoneActor(phone), (work) => endHandOver(work, phone.handOverId));
    cookies.clear(reply);
    return reply.code(204).send();
  };
};

export const phoneStepRoutes = (app: FastifyInstance, services: Services): void => {
  const options = { onRequest: noStore };
  app.get(PHONE_STEP_PATH, { ...options, exposeHeadRoute: false }, forPhones(services, readStep(services)));
  app.post(PHONE_FILES_PATH, options, forPhones(services, addFile(services)));
  app.post(PHONE_END_PATH, options, forPhones(services, end(services)));
};
