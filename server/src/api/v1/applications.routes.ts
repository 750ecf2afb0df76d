import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { changeForAgency, inAgencyTransaction, readAsAgency } from "../../agencies/agency-rights.ts";
import { listApplications } from "../../applications/list-applications.ts";
import {
  findRecorded,
  isIdempotencyKey,
  recordAnswer,
} from "../../platform/idempotency/idempotency-records.ts";
import type { Services } from "../../platform/work/services.ts";
import { createForAgency } from "../agencies/create-application.ts";
import { type AgencyWork, readTold, type ToldApplication, toldInWork } from "../agencies/told-application.ts";
import { callerOf, requireKey } from "./api-caller.ts";
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

const created = async (work: AgencyWork, body: NewApplicationBody): Promise<ToldApplication> => {
  const { branchId, ...given } = body;
  return toldInWork(work, await createForAgency(work, { ...given, branch: branchId }));
};

/** An idempotency key runs a request once; a refused request had no effect and may be repeated. */
const createOnce = async (
  work: AgencyWork,
  body: NewApplicationBody,
  key: string | undefined,
): Promise<ToldApplication | "other"> => {
  if (key === undefined) return created(work, body);
  const keyed = { key, request: body };
  const recorded = await findRecorded(work, keyed);
  if (recorded === "other") return "other";
  if (recorded) return recorded as ToldApplication;
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
        readTold(tx, services, { id, agencyId: callerOf(request).agencyId }),
      );
    },
  );
};
