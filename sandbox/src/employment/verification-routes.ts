import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { candidateUrlOf } from "./candidate-routes.ts";
import { requestSchema, type VerificationRequest } from "./request.ts";
import { verificationOf } from "./shapes.ts";
import type { Verification, Verifications } from "./verifications.ts";

/** The allowed clients. In the real service this is agreed on by contract. */
export interface EmploymentClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The default client. Production refuses this secret. */
export const FAKE_EMPLOYMENT_CLIENT: EmploymentClient = {
  clientId: "sandbox-latchkey",
  clientSecret: "SANDBOX-SECRET",
};

interface VerificationService {
  readonly client: EmploymentClient;
  readonly verifications: Verifications;
}

const REFUSALS = {
  unauthorized: 401,
  invalid_request: 400,
  not_found: 404,
  verification_closed: 409,
} as const;

export const refuse = (reply: FastifyReply, error: keyof typeof REFUSALS): FastifyReply =>
  reply.code(REFUSALS[error]).send({ error });

const isClient = ({ headers }: FastifyRequest, { clientId, clientSecret }: EmploymentClient): boolean =>
  headers["x-konfir-client-id"] === clientId && headers["x-konfir-client-secret"] === clientSecret;

const send = (request: FastifyRequest, reply: FastifyReply, verification: Verification): FastifyReply =>
  reply.send(verificationOf(verification, candidateUrlOf(request, verification)));

export const routeVerifications = (app: FastifyInstance, service: VerificationService): void => {
  const { client, verifications } = service;
  app.addHook("onRequest", async (request, reply) => {
    if (!isClient(request, client)) return refuse(reply, "unauthorized");
  });
  app.post<{ Body: VerificationRequest }>(
    "/verifications",
    { schema: { body: requestSchema } },
    (request, reply) => send(request, reply.code(201), verifications.open(request.body)),
  );
  app.get<{ Params: { readonly id: string } }>("/verifications/:id", (request, reply) => {
    const verification = verifications.find(request.params.id);
    return verification ? send(request, reply, verification) : refuse(reply, "not_found");
  });
  app.post<{ Params: { readonly id: string } }>("/verifications/:id/cancel", (request, reply) => {
    const verification = verifications.find(request.params.id);
    if (!verification) return refuse(reply, "not_found");
    const closed = verifications.close(verification, { kind: "cancelled", reason: "verifierCancelled" });
    return closed ? send(request, reply, closed) : refuse(reply, "verification_closed");
  });
};
