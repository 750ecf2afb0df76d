import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { listApplications } from "../../applications/list-applications.ts";
import { openApplication } from "../../applications/open-application.ts";
import {
  type ApplicationRow,
  isProvisional,
  readApplication,
  statusOfPerson,
} from "../../applications/read-application.ts";
import {
  findRecorded,
  isIdempotencyKey,
  recordAnswer,
} from "../../platform/idempotency/idempotency-records.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { callerOf, requireKey } from "./api-caller.ts";
import { problems, sendProblem } from "./problems.ts";
import {
  applicationReply,
  idParams,
  listedReply,
  listQuery,
  newApplicationBody,
  problem,
} from "./schemas.ts";

type ApplicationReply = z.infer<typeof applicationReply>;

const replyOf = (household: ApplicationRow): ApplicationReply => ({
  ...household,
  isProvisional: isProvisional(household),
  people: household.people.map((person) => ({
    id: person.standing.uuid,
    number: partyNumber(person.number),
    role: person.standing.role,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    shareMinor: person.shareMinor,
    guarantorId: person.guarantorId,
    status: statusOfPerson(person),
    since: person.since,
    submittedAt: person.submittedAt,
    invitation: person.invitation,
  })),
});

type NewApplicationBody = z.infer<typeof newApplicationBody>;

const created = async (work: Work, body: NewApplicationBody): Promise<ApplicationReply> => {
  const id = await openApplication(work, body);
  const household = await readApplication(work.tx, id);
  if (!household) throw new Error("An application that was made a moment ago is gone.");
  return replyOf(household);
};

/** A request with a key runs once, however often it is sent; what was refused has had no effect and may be sent again. */
const createOnce = async (
  work: Work,
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

const REFUSALS = {
  400: problem,
  401: problem,
  403: problem,
  404: problem,
  422: problem,
  429: problem,
  503: problem,
};
const SECURITY = [{ key: [] }];
const LARGEST_BODY = 65_536;

/** What an agency's program does with applications. */
export const applicationRoutes = (scope: FastifyInstance, services: Services): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/applications",
    {
      bodyLimit: LARGEST_BODY,
      onRequest: requireKey(services, "applications:write"),
      schema: {
        summary: "Create an application",
        description:
          "Everybody gets an e-mail that invites them. With the header Idempotency-Key a request may be sent again: it runs once.",
        tags: ["Applications"],
        security: SECURITY,
        body: newApplicationBody,
        response: { 201: applicationReply, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const key = request.headers["idempotency-key"];
      if (key !== undefined && !isIdempotencyKey(key)) return sendProblem(reply, problems.malformed);
      const made = await inTransaction(services, callerOf(request), (work) =>
        createOnce(work, request.body, key),
      );
      if (made === "other") return sendProblem(reply, problems.keyReused);
      return reply.code(201).header("location", `/api/v1/applications/${made.id}`).send(made);
    },
  );
  app.get(
    "/applications",
    {
      exposeHeadRoute: false,
      onRequest: requireKey(services, "applications:read"),
      schema: {
        summary: "List applications",
        description: "The newest first, a page at a time.",
        tags: ["Applications"],
        security: SECURITY,
        querystring: listQuery,
        response: { 200: listedReply, ...REFUSALS },
      },
    },
    async (request) => {
      const { rows, next } = await listApplications(services.db, {
        after: request.query.after,
        limit: request.query.limit,
      });
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
      exposeHeadRoute: false,
      onRequest: requireKey(services, "applications:read"),
      schema: {
        summary: "Read an application",
        description: "With the status of everybody in it. No income, no document, no answer.",
        tags: ["Applications"],
        security: SECURITY,
        params: idParams,
        response: { 200: applicationReply, ...REFUSALS },
      },
    },
    async (request: FastifyRequest<{ Params: { id: string } }>, _reply: FastifyReply) => {
      const { id } = request.params;
      const household = isUuid(id) ? await readApplication(services.db, id) : undefined;
      if (!household) throw notFound();
      return replyOf(household);
    },
  );
};
