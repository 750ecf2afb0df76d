import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { issueAccessToken } from "../../../accounts/access-token.ts";
import { newToken } from "../../../accounts/links.ts";
import { issueRefreshToken, type RefreshToken } from "../../../accounts/refresh-token.ts";
import { tooManyRequests } from "../../../platform/http/refuse-for-now.ts";
import type { Services } from "../../../platform/work/services.ts";
import { inTransaction, type Work } from "../../../platform/work/work.ts";
import type { RelyingParty } from "../../../staff/passkeys.ts";
import { lockPendingSignIn, type PendingSignIn } from "../../../staff/pending-sign-ins.ts";
import { findStaff, type StaffMember } from "../../../staff/staff-members.ts";
import { startStaffSession } from "../../../staff/staff-sessions.ts";
import { visitorOf } from "../visitor.ts";
import { readPendingToken } from "./pending-token.ts";
import type { StaffCookies } from "./staff-cookies.ts";

export interface StaffAuth {
  readonly services: Services;
  readonly cookies: StaffCookies;
}

export const relyingPartyOf = ({ services: { config } }: StaffAuth): RelyingParty => ({
  publicUrl: config.publicUrl,
  name: config.provider.name,
});

export interface AtPending {
  readonly work: Work;
  readonly pending: PendingSignIn;
  readonly member: StaffMember;
  readonly browser: string;
}

export type StepAnswer =
  | { readonly kind: "answer"; readonly status: number; readonly body: object }
  | { readonly kind: "signed-in"; readonly session: RefreshToken; readonly at: AtPending };

export const answered = (body: object, status = 200): StepAnswer => ({ kind: "answer", status, body });

const OVER = answered({ code: "SIGN_IN_OVER" }, 410);

export const refusedWith = (code: "CODE_WRONG" | "PASSKEY_REFUSED", triesLeft: number): StepAnswer =>
  triesLeft === 0 ? OVER : answered({ code, triesLeft }, 422);

export const signedIn = async (at: AtPending): Promise<StepAnswer> => ({
  kind: "signed-in",
  session: await startStaffSession(at.work, at),
  at,
});

const send = (auth: StaffAuth, reply: FastifyReply, answer: StepAnswer): FastifyReply => {
  if (answer.kind === "answer") return reply.code(answer.status).send(answer.body);
  const { keyring, nowSeconds } = auth.services;
  const { session, at } = answer;
  auth.cookies.writeRefresh(reply, issueRefreshToken(keyring, session));
  auth.cookies.writeKnown(reply, at.browser);
  const bearer = { staffId: at.member.id, sessionId: session.familyId };
  return reply.send({
    ...issueAccessToken(keyring, bearer, nowSeconds()),
    returnTo: at.pending.returnPath,
  });
};

export const pendingIdOf = ({ services, cookies }: StaffAuth, request: FastifyRequest): string | undefined =>
  readPendingToken(services.keyring, cookies.readPending(request));

/** One transaction; concurrent attempts are serialised. */
const takeStep = async (
  { services, cookies }: StaffAuth,
  { id, request }: { readonly id: string; readonly request: FastifyRequest },
  step: (at: AtPending) => Promise<StepAnswer>,
): Promise<StepAnswer> =>
  inTransaction(services, visitorOf(request), async (work) => {
    const pending = await lockPendingSignIn(work.tx, id);
    const member = pending && (await findStaff(work.tx, pending.staffId));
    const browser = cookies.readKnown(request) ?? newToken();
    return pending && member ? step({ work, pending, member, browser }) : OVER;
  });

/**
 * A route for one step. Other sites cannot call it: the cookie is Strict, and forms cannot send JSON.
 *
 * @param shape of the body; anything else is answered 400
 */
export const pendingStep =
  <Body>(auth: StaffAuth, shape: z.ZodType<Body>, step: (at: AtPending, body: Body) => Promise<StepAnswer>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const taken = await auth.services.limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const { data } = shape.safeParse(request.body ?? {});
    if (data === undefined) return reply.code(400).send({ code: "INVALID_REQUEST" });
    const id = pendingIdOf(auth, request);
    const answer = id === undefined ? OVER : await takeStep(auth, { id, request }, (at) => step(at, data));
    return send(auth, reply, answer);
  };
