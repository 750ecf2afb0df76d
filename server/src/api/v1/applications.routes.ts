import { shownTermMonths } from "@latchkey/domain/compliance/agreement-rules.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { nameOfAgency } from "../../agencies/agencies.ts";
import { listApplications } from "../../applications/list-applications.ts";
import { openApplication } from "../../applications/open-application.ts";
import {
  type ApplicationRow,
  isProvisional,
  readApplication,
  statusOfPerson,
} from "../../applications/read-application.ts";
import { readDeposit, recordHoldingDeposit, type ShownDeposit } from "../../compliance/holding-deposits.ts";
import {
  findRecorded,
  isIdempotencyKey,
  recordAnswer,
} from "../../platform/idempotency/idempotency-records.ts";
import { invalidInput, notFound, Refusal } from "../../platform/refusals/refusals.ts";
import type { Services } from "../../platform/work/services.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { recordOtherAdults } from "../../right-to-rent/other-adults.ts";
import { type ApiActor, callerOf, requireKey } from "./api-caller.ts";
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

const replyOf = (
  application: ApplicationRow,
  deposit: ShownDeposit | null,
  today: CivilDate,
): ApplicationReply => ({
  ...application,
  holdingDeposit:
    deposit?.recorded && deposit.days
      ? { receivedOn: deposit.recorded.receivedOn, agreementBy: deposit.days.agreementBy }
      : null,
  termMonths: shownTermMonths(application, today),
  isProvisional: isProvisional(application),
  people: application.people.map((person) => ({
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

interface ApiWork extends Work {
  readonly actor: ApiActor;
}

/** What the law of the home does not know is refused at its field. */
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
  const agency = await nameOfAgency(work.tx, agencyId);
  const { holdingDepositReceivedOn: receivedOn, otherAdults: livesThere, ...given } = body;
  const id = await openApplication(work, { ...given, agency }, agencyId);
  if (receivedOn !== undefined) await recordReceipt(work, id, receivedOn);
  if (livesThere !== undefined) await recordOthers(work, id, livesThere);
  const today = work.services.today();
  const application = await readApplication(work.tx, id);
  if (!application) throw new Error("An application that was made a moment ago is gone.");
  return replyOf(application, await readDeposit(work.tx, application, today), today);
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

const CREATE = {
  summary: "Create an application",
  description:
    "It belongs to the key's agency. Each person gets an invitation by e-mail. With the header Idempotency-Key a request may be sent again: it runs once.",
  tags: ["Applications"],
  security: SECURITY,
  body: newApplicationBody,
  response: { 201: applicationReply, ...REFUSALS },
};

const LIST = {
  summary: "List applications",
  description: "The applications of the key's agency, newest first, in pages.",
  tags: ["Applications"],
  security: SECURITY,
  querystring: listQuery,
  response: { 200: listedReply, ...REFUSALS },
};

const READ = {
  summary: "Read an application",
  description:
    "An application of the key's agency, with the status of each person. No income, no document, no answer.",
  tags: ["Applications"],
  security: SECURITY,
  params: idParams,
  response: { 200: applicationReply, ...REFUSALS },
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
      const made = await inTransaction(services, actor, (work) =>
        createOnce({ ...work, actor }, request.body, key),
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
      schema: LIST,
    },
    async (request) => {
      const { rows, next } = await listApplications(services.db, {
        after: request.query.after,
        limit: request.query.limit,
        agencyId: callerOf(request).agencyId,
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
      schema: READ,
    },
    async (request: FastifyRequest<{ Params: { id: string } }>, _reply: FastifyReply) => {
      const { id } = request.params;
      const application = isUuid(id) ? await readApplication(services.db, id) : undefined;
      if (application?.agencyId !== callerOf(request).agencyId) throw notFound();
      const today = services.today();
      return replyOf(application, await readDeposit(services.db, application, today), today);
    },
  );
};
