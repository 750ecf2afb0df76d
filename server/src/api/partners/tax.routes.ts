import { TAX_CALLBACK_PATH, TAX_START_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { readRefreshToken } from "../../accounts/refresh-token.ts";
import { findSession, isSessionAlive } from "../../accounts/sessions.ts";
import { findPartyOfSource } from "../../income/find-party.ts";
import type { Given } from "../../income/partner-source.ts";
import { finishTaxLink, startTaxLink, type TaxPermission, taxTokenFor } from "../../income/tax-link.ts";
import type { AskingPerson, TaxService } from "../../partners/tax-service.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import { inTransaction } from "../../platform/work/work.ts";
import type { AppServices } from "../app-services.ts";
import { applicantOf } from "../auth/bearer.ts";
import { sessionCookies } from "../auth/cookies.ts";
import { isFromElsewhere } from "../auth/cross-site.ts";
import type { SignedIn } from "../auth/signed-in.ts";
import type { Exchange } from "../exchange.ts";
import { refuseInvalid } from "../invalid-request.ts";
import { comeBack, type Finish, linkOutcome } from "./partner-return.ts";
import { leaveFor, signedInBy } from "./partner-start.ts";

const startBody = z.object({
  uuid: z.uuid(),
  nino: z.string().max(40),
  remedial_uuid: z.uuid().optional(),
});

interface Beginning extends Exchange {
  readonly signedIn: SignedIn;
  readonly sent: z.infer<typeof startBody>;
}

const begin = async (
  services: AppServices,
  tax: TaxService,
  { sent: { uuid, nino, remedial_uuid }, ...exchange }: Beginning,
): Promise<string | undefined> => {
  const leaving = { ...exchange, sourceUuid: uuid, remedialSectionUuid: remedial_uuid };
  const started = await leaveFor(services, leaving, (wanted) =>
    inTransaction(services, exchange.signedIn.actor, (work) => startTaxLink(work, { ...wanted, nino })),
  );
  return started && tax.authorizeUrl(started);
};

/** Posted by our page, so that the number is in no URL and no log. */
const postStart =
  (services: AppServices, tax: TaxService) => async (request: FastifyRequest, reply: FastifyReply) => {
    const signedIn = await signedInBy(services, request, reply);
    if (!signedIn) return reply;
    const body = startBody.safeParse(request.body);
    if (!body.success) return refuseInvalid(reply, services.config, body.error);
    const url = await begin(services, tax, { signedIn, request, reply, sent: body.data });
    return url === undefined ? reply : reply.send({ hmrc_auth_url: url });
  };

/**
 * A navigation has no bearer token: the session cookie identifies the account, and the source identifies the
 * party.
 */
const signedInByCookie = async (
  services: AppServices,
  request: FastifyRequest,
  sourceUuid: string,
): Promise<SignedIn | undefined> => {
  const cookies = sessionCookies(services.config.publicUrl, services.config.session.hours);
  const text = isFromElsewhere(request) ? undefined : cookies.readRefresh(request);
  const token = text === undefined ? undefined : readRefreshToken(services.keyring, text);
  const session = token && (await findSession(services.db, "applicant", token));
  if (!session) return undefined;
  const bearer = { accountId: session.ownerId, sessionId: session.sessionId };
  if (!(await isSessionAlive(services.db, bearer))) return undefined;
  const party = await findPartyOfSource(services.db, bearer.accountId, sourceUuid);
  return party && { actor: { ...applicantOf(bearer), party }, party };
};

/** The contract's link, a navigation with the number in the URL. It redirects at once and stores nothing. */
const getStart =
  (services: AppServices, tax: TaxService) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    const query = startBody.safeParse(request.query);
    if (!query.success) return refuseInvalid(reply, services.config, query.error);
    const signedIn = await signedInByCookie(services, request, query.data.uuid);
    if (!signedIn) return reply.code(401).send({ code: "UNAUTHENTICATED" });
    const url = await begin(services, tax, { signedIn, request, reply, sent: query.data });
    return url === undefined ? reply : reply.redirect(url, 303);
  };

const permissionOf = (
  token: Given<string>,
  sealedNino: Buffer | null | undefined,
  person: AskingPerson,
): Given<TaxPermission> => {
  if (!("got" in token)) return token;
  return sealedNino ? { got: { token: token.got, sealedNino, person } } : { failure: "other" };
};

/** The outcome is stored only while the session is live and the section is open. */
const finish =
  (services: AppServices, tax: TaxService): Finish =>
  async (flow, { code, failure, visitor }) => {
    const { applicant, party, objectUuid: sourceUuid, remedialSectionUuid, sealedNino } = flow;
    if (!(await isSessionAlive(services.db, applicant))) return false;
    const token = code === undefined ? { failure } : await taxTokenFor(tax, code, services);
    const person = {
      ...visitor,
      accountId: applicant.accountId,
      seenAt: new Date(services.nowSeconds() * 1000),
    };
    const permission = permissionOf(token, sealedNino, person);
    try {
      return await inTransaction(services, applicant, (work) =>
        finishTaxLink(work, party, { sourceUuid, remedialSectionUuid, permission }),
      );
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      return false;
    }
  };

/** The link to the tax authority (spec 3 §7). */
export const taxRoutes = (app: FastifyInstance, services: AppServices): void => {
  const { taxService: tax } = services;
  if (!tax) return;
  const outcome = linkOutcome(services, finish(services, tax));
  app.post(TAX_START_PATH, postStart(services, tax));
  app.get(TAX_START_PATH, { exposeHeadRoute: false }, getStart(services, tax));
  app.get(TAX_CALLBACK_PATH, { exposeHeadRoute: false }, comeBack(services, "hmrc", outcome));
};
