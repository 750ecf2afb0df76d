import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { assertOwnApplication, changeForAgency } from "../../agencies/agency-rights.ts";
import { replacePeople } from "../../applications/change-people.ts";
import { changeTerms } from "../../applications/change-terms.ts";
import { correctAddress, inviteAgain, withdrawParty } from "../../applications/invitations.ts";
import { nameGuarantor } from "../../applications/name-guarantor.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { type AgencyWork, type ToldApplication, toldInWork } from "../agencies/told-application.ts";
import { callerOf, requireKey } from "./api-caller.ts";
import { guarantorBody, peopleBody, termsBody } from "./change-schemas.ts";
import { ofApplications, refusals } from "./described.ts";
import { addressBody, applicationReply, idParams, personParams } from "./schemas.ts";

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

const CHANGE = {
  operationId: "changePeople",
  summary: "Change the people of an application",
  description:
    "Replaces people, or shares the rent anew: all of it happens, or nothing. The shares of those who stay and come add up to the rent. Everything that those who stay have given is kept; their sums are made again. Repeating a request that adds people adds them again, so read the application first.",
  ...ofApplications,
  params: idParams,
  body: peopleBody,
  response: { 200: applicationReply, ...refusals(404, 409, 413, 415, 422) },
};

const GUARANTOR = {
  operationId: "nameGuarantor",
  summary: "Name a guarantor",
  description:
    "For tenants of an application that was sent already, also after their decision. A guarantor who then guarantees no share any more is withdrawn, unless they are decided. Everything that the tenants have given is kept. Repeating the request changes nothing.",
  ...ofApplications,
  params: idParams,
  body: guarantorBody,
  response: { 200: applicationReply, ...refusals(404, 409, 413, 415, 422) },
};

const TERMS = {
  operationId: "changeTerms",
  summary: "Change the rent or the first day",
  description:
    "Everything that was given is kept, and incomes are worked out again. Decided people keep their share and their decision; the shares of the others make up the rest. A finished application gets a new version of its report.",
  ...ofApplications,
  params: idParams,
  body: termsBody,
  response: { 200: applicationReply, ...refusals(404, 409, 415, 422) },
};

interface Named {
  readonly id: string;
  readonly personId: string;
}

type Change = (
  work: AgencyWork,
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
  ): Promise<ToldApplication> =>
    changeForAgency(services, actor, async (work) => {
      await assertOwnApplication(work, actor, id);
      if (!isUuid(personId)) throw notFound();
      await change(work, { applicationId: id, partyId: personId });
      return toldInWork(work, id);
    });

  app.post("/applications/:id/people/:personId/withdraw", { onRequest, schema: WITHDRAW }, (request) =>
    changing(callerOf(request), request.params, withdrawParty),
  );
  app.post("/applications/:id/people/:personId/resend", { onRequest, schema: RESEND }, (request) =>
    changing(callerOf(request), request.params, inviteAgain),
  );
  app.put("/applications/:id/people", { onRequest, schema: CHANGE }, (request) =>
    changeForAgency(services, callerOf(request), async (work) => {
      const { id } = request.params;
      await assertOwnApplication(work, work.actor, id);
      const { withdrawn, shares, added } = request.body;
      const given = shares.map(({ personId, shareMinor }) => ({ partyId: personId, shareMinor }));
      await replacePeople(work, id, { withdrawn, shares: given, added });
      return toldInWork(work, id);
    }),
  );
  app.put("/applications/:id/guarantor", { onRequest, schema: GUARANTOR }, (request) =>
    changeForAgency(services, callerOf(request), async (work) => {
      const { id } = request.params;
      await assertOwnApplication(work, work.actor, id);
      const { tenants, ...guarantor } = request.body;
      await nameGuarantor(work, id, { tenantIds: tenants, guarantor });
      return toldInWork(work, id);
    }),
  );
  app.put("/applications/:id/terms", { onRequest, schema: TERMS }, (request) =>
    changeForAgency(services, callerOf(request), async (work) => {
      const { id } = request.params;
      await assertOwnApplication(work, work.actor, id);
      const { shares, ...terms } = request.body;
      const given = shares.map(({ personId, shareMinor }) => ({ partyId: personId, shareMinor }));
      await changeTerms(work, id, { ...terms, shares: given });
      return toldInWork(work, id);
    }),
  );
  app.put("/applications/:id/people/:personId/email", { onRequest, schema: CORRECT }, (request) =>
    changing(callerOf(request), request.params, (work, party) =>
      correctAddress(work, party, request.body.email),
    ),
  );
};
