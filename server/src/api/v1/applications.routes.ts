import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { readOffer } from "../../agencies/agency-offer.ts";
import { changeForAgency, inAgencyTransaction, readAsAgency } from "../../agencies/agency-rights.ts";
import { listApplications } from "../../applications/list-applications.ts";
import { openApplication } from "../../applications/open-application.ts";
import { recordHoldingDeposit } from "../../compliance/holding-deposits.ts";
import {
  findRecorded,
  isIdempotencyKey,
  recordAnswer,
} from "../../platform/idempotency/idempotency-records.ts";
import { invalidInput, Refusal } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { recordOtherAdults } from "../../right-to-rent/other-adults.ts";
import { callerOf, requireKey } from "./api-caller.ts";
import { type ApiWork, type ApplicationReply, readReply, replyInWork } from "./application-reply.ts";
import { ofApplications, refusals } from "./described.ts";
import { problems } from "./problem-list.ts";
import { sendProblem } from "./problems.ts";
import {
  applicationReply,
  idempotencyHeaders,
  idParams,
  listedReply,
  listQuery,
  newApplicationBody,
} from "./schemas.ts";

type NewApplicationBody = z.infer<typeof newApplicationBody>;

/** A field that the law of the home does not know is refused. */
const refusedElsewhere =
  (field: string, code: string) =>
  (cause: unknown): never => {
    const isElsewhere = cause instanceof Refusal && cause.code === "NOT_FOUND";
    throw isElsewhere ? invalidInput({ [field]: { code } }) : cause;
  };

const recordReceipt = (work: ApiWork, id: string, receivedOn: string): Promise<void> =>
  recordHoldingDeposit(work, id, { receivedOn, agreedOn: "", uploadId: "", staffId: undefined }).catch(
    refusedElsewhere("receivedOn", "deposit.validations.elsewhere"),
  );

const recordOthers = (work: ApiWork, id: string, livesThere: boolean): Promise<void> =>
  recordOtherAdults(work, id, { livesThere, staffId: undefined }).catch(
    refusedElsewhere("otherAdults", "otherAdults.validations.elsewhere"),
  );

const created = async (work: ApiWork, body: NewApplicationBody): Promise<ApplicationReply> => {
  const { agencyId } = work.actor;
  const offer = await readOffer(work.tx, agencyId);
  if (offer.isStopped) throw new Refusal("AGENCY_STOPPED");
  const { holdingDepositReceivedOn: receivedOn, otherAdults: livesThere, branchId, ...given } = body;
  const application = {
    ...given,
    agency: offer.name,
    branch: branchId,
    policy: given.policy ?? offer.standard ?? "",
    language: given.language ?? offer.language ?? "en",
  };
  const id = await openApplication(work, application, agencyId);
  if (receivedOn !== undefined) await recordReceipt(work, id, receivedOn);
  if (livesThere !== undefined) await recordOthers(work, id, livesThere);
  return replyInWork(work, id);
};

/** An idempotency key runs a request once; a refused request had no effect and may be repeated. */
const createOnce = async (
  work: ApiWork,
  body: NewApplicationBody,
  key: string | undefined,
): Promise<ApplicationReply | "other"> => {
  if (key === undefined) return created(work, body);
  const keyed = { key, request: body };
  const recorded = await findRecorded(work, keyed);
  if (recorded === "other") return "other";
  if (recorded) return recorded as ApplicationReply;
  const reply = await created(work, body);
  await recordAnswer(work, keyed, reply);
  return reply;
};

const LARGEST_BODY = 65_536;

const CREATE = {
  operationId: "createApplication",
  summary: "Create an application",
  description:
    "It belongs to the key's agency. Each person gets an invitation by e-mail. With the header Idempotency-Key a request may be sent again: it runs once.",
  ...ofApplications,
  body: newApplicationBody,
  headers: idempotencyHeaders,
  response: { 201: applicationReply, ...refusals(409, 413, 415, 422) },
};

const LIST = {
  operationId: "listApplications",
  summary: "List applications",
  description: "The applications of the key's agency, newest first, in pages.",
  ...ofApplications,
  querystring: listQuery,
  response: { 200: listedReply, ...refusals() },
};

const READ = {
  operationId: "readApplication",
  summary: "Read an application",
  description:
    "An application of the key's agency, with the status of each person. No income, no document, no answer.",
  ...ofApplications,
  params: idParams,
  response: { 200: applicationReply, ...refusals(404) },
};

export const applicationRoutes = (scope: FastifyInstance, services: Services): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/applications",
    {
      bodyLimit: LARGEST_BODY,
      onRequest: requireKey(services, "applications:write"),
      schema: CREATE,
    },
    async (request, reply) => {
      const key = request.headers["idempotency-key"];
      if (key !== undefined && !isIdempotencyKey(key)) return sendProblem(reply, problems.malformed);
      const actor = callerOf(request);
      const made = await changeForAgency(services, actor, (work) => createOnce(work, request.body, key));
      if (made === "other") return sendProblem(reply, problems.keyReused);
      return reply.code(201).header("location", `/api/v1/applications/${made.id}`).send(made);
    },
  );
  app.get(
    "/applications",
    {
      exposeHeadRoute: true,
      onRequest: requireKey(services, "applications:read"),
      schema: LIST,
    },
    async (request) => {
      const { after, limit, ...filters } = request.query;
      const { rows, next } = await readAsAgency(services, callerOf(request), (tx) =>
        listApplications(tx, { after, limit, filters }),
      );
      const shown = rows.map((row) => ({
        ...row,
        people: row.people.map((person) => ({ ...person, number: partyNumber(person.number) })),
      }));
      return { rows: shown, next };
    },
  );
  app.get(
    "/applications/:id",
    {
      exposeHeadRoute: true,
      onRequest: requireKey(services, "applications:read"),
      schema: READ,
    },
    async (request) => {
      const { id } = request.params;
      return inAgencyTransaction(services, (tx) =>
        readReply(tx, services, { id, agencyId: callerOf(request).agencyId }),
      );
    },
  );
};
