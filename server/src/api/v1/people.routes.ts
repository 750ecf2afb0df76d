import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { assertOwnApplication, changeForAgency } from "../../agencies/agency-rights.ts";
import { correctAddress, inviteAgain, withdrawParty } from "../../applications/invitations.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { callerOf, requireKey } from "./api-caller.ts";
import { type ApiWork, type ApplicationReply, replyInWork } from "./application-reply.ts";
import { ofApplications, refusals } from "./described.ts";
import { addressBody, applicationReply, personParams } from "./schemas.ts";

const ofPerson = {
  ...ofApplications,
  params: personParams,
  response: { 200: applicationReply, ...refusals(404, 409, 415, 422) },
};

const WITHDRAW = {
  operationId: "withdrawPerson",
  summary: "Withdraw a person",
  description: "The person no longer applies. The others go on, and the rent is covered by those who stay.",
  ...ofPerson,
};

const RESEND = {
  operationId: "sendInvitationAgain",
  summary: "Send an invitation again",
  description:
    "To the same address. An application that expired less than 30 days ago opens again, with everything kept.",
  ...ofPerson,
};

const CORRECT = {
  operationId: "correctAddress",
  summary: "Correct an address",
  description: "Only before the person has begun to answer: later the answers would go to another person.",
  ...ofPerson,
  body: addressBody,
};

interface Named {
  readonly id: string;
  readonly personId: string;
}

type Change = (
  work: ApiWork,
  party: { readonly applicationId: string; readonly partyId: string },
) => Promise<void>;

export const peopleRoutes = (scope: FastifyInstance, services: Services): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireKey(services, "applications:write");

  /** @throws NOT_FOUND for another agency's application, as for a person who is not in it */
  const changing = (
    actor: ReturnType<typeof callerOf>,
    { id, personId }: Named,
    change: Change,
  ): Promise<ApplicationReply> =>
    changeForAgency(services, actor, async (work) => {
      await assertOwnApplication(work, actor, id);
      if (!isUuid(personId)) throw notFound();
      await change(work, { applicationId: id, partyId: personId });
      return replyInWork(work, id);
    });

  app.post("/applications/:id/people/:personId/withdraw", { onRequest, schema: WITHDRAW }, (request) =>
    changing(callerOf(request), request.params, withdrawParty),
  );
  app.post("/applications/:id/people/:personId/resend", { onRequest, schema: RESEND }, (request) =>
    changing(callerOf(request), request.params, inviteAgain),
  );
  app.put("/applications/:id/people/:personId/email", { onRequest, schema: CORRECT }, (request) =>
    changing(callerOf(request), request.params, (work, party) =>
      correctAddress(work, party, request.body.email),
    ),
  );
};
