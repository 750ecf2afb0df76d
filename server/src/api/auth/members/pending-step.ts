import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { type AgencyBearer, issueAccessToken, type StaffBearer } from "../../../accounts/access-token.ts";
import { newToken } from "../../../accounts/links.ts";
import { issueRefreshToken, type RefreshToken } from "../../../accounts/refresh-token.ts";
import type { OwnedSession } from "../../../accounts/sessions.ts";
import type { MemberAudience } from "../../../members/member-audience.ts";
import { startMemberSession } from "../../../members/member-sessions.ts";
import { findMember, type Member } from "../../../members/members.ts";
import type { RelyingParty } from "../../../members/passkeys.ts";
import { lockPendingSignIn, type PendingSignIn } from "../../../members/pending-sign-ins.ts";
import type { Actor } from "../../../platform/actor/actor.ts";
import type { Schema } from "../../../platform/db/schema.ts";
import { tooManyRequests } from "../../../platform/http/refuse-for-now.ts";
import type { Services } from "../../../platform/work/services.ts";
import { inTransaction, type Work } from "../../../platform/work/work.ts";
import { visitorOf } from "../visitor.ts";
import type { MemberCookies } from "./member-cookies.ts";
import { readPendingToken } from "./pending-token.ts";

/** Signing in to one kind of pages. */
export interface MemberAuth {
  readonly services: Services;
  readonly audience: MemberAudience;
  readonly pages: MemberPages;
  readonly cookies: MemberCookies;
  /** Undefined: no access token of a live session. */
  readonly findCaller: (request: FastifyRequest) => Promise<MemberCaller | undefined>;
  /** An administrator who can reset a lost second factor. */
  readonly findAdministrator: (memberId: string) => Promise<{ readonly name: string } | undefined>;
}

export interface MemberCaller extends OwnedSession {
  readonly actor: Actor;
}

/** The member of a live sign-in to these pages. */
export const memberOfPending = async (
  db: Kysely<Schema>,
  { audience }: MemberAuth,
  pending: PendingSignIn | undefined,
): Promise<Member | undefined> =>
  pending?.audience === audience ? findMember(db, pending.memberId) : undefined;

export const relyingPartyOf = ({ services: { config } }: MemberAuth): RelyingParty => ({
  publicUrl: config.publicUrl,
  name: config.provider.name,
});

export interface AtPending {
  readonly work: Work;
  readonly pending: PendingSignIn;
  readonly member: Member;
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
  session: await startMemberSession(at.work, at),
  at,
});

export const memberBearer = (
  { audience }: MemberAuth,
  { ownerId, sessionId }: OwnedSession,
): StaffBearer | AgencyBearer =>
  audience === "staff" ? { staffId: ownerId, sessionId } : { agencyUserId: ownerId, sessionId };

const send = (auth: MemberAuth, reply: FastifyReply, answer: StepAnswer): FastifyReply => {
  if (answer.kind === "answer") return reply.code(answer.status).send(answer.body);
  const { keyring, nowSeconds } = auth.services;
  const { session, at } = answer;
  auth.cookies.writeRefresh(reply, issueRefreshToken(keyring, session));
  auth.cookies.writeKnown(reply, at.browser);
  const bearer = memberBearer(auth, { ownerId: at.member.id, sessionId: session.familyId });
  return reply.send({
    ...issueAccessToken(keyring, bearer, nowSeconds()),
    returnTo: at.pending.returnPath,
  });
};

export const pendingIdOf = ({ services, cookies }: MemberAuth, request: FastifyRequest): string | undefined =>
  readPendingToken(services.keyring, cookies.readPending(request));

/** One transaction; concurrent attempts are serialised. */
const takeStep = async (
  auth: MemberAuth,
  { id, request }: { readonly id: string; readonly request: FastifyRequest },
  step: (at: AtPending) => Promise<StepAnswer>,
): Promise<StepAnswer> =>
  inTransaction(auth.services, visitorOf(request), async (work) => {
    const pending = await lockPendingSignIn(work.tx, id);
    const member = await memberOfPending(work.tx, auth, pending);
    const browser = auth.cookies.readKnown(request) ?? newToken();
    return pending && member ? step({ work, pending, member, browser }) : OVER;
  });

/**
 * A route for one step. Other sites cannot call it: the cookie is Strict, and forms cannot send JSON.
 *
 * @param shape of the body; anything else is answered 400
 */
export const pendingStep =
  <Body>(
    auth: MemberAuth,
    shape: z.ZodType<Body>,
    step: (at: AtPending, body: Body) => Promise<StepAnswer>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const taken = await auth.services.limiter.take("link-tries", visitorOf(request));
    if (!taken.allowed) return tooManyRequests(reply, taken);
    const { data } = shape.safeParse(request.body ?? {});
    if (data === undefined) return reply.code(400).send({ code: "INVALID_REQUEST" });
    const id = pendingIdOf(auth, request);
    const answer = id === undefined ? OVER : await takeStep(auth, { id, request }, (at) => step(at, data));
    return send(auth, reply, answer);
  };
