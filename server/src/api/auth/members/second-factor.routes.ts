import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { authenticationOptions } from "../../../members/passkeys.ts";
import { findPendingSignIn, keepWithSignIn } from "../../../members/pending-sign-ins.ts";
import { mayEnrol, showCode, showPasskey, showRecoveryCode } from "../../../members/second-factor.ts";
import { noStore } from "../no-store.ts";
import {
  type AtPending,
  answered,
  type MemberAuth,
  memberOfPending,
  pendingIdOf,
  pendingStep,
  refusedWith,
  relyingPartyOf,
  type StepAnswer,
  signedIn,
} from "./pending-step.ts";
import { codeBody, noBody, passkeyBody } from "./step-bodies.ts";

const lookAtPending = (auth: MemberAuth) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { db } = auth.services;
  const id = pendingIdOf(auth, request);
  const pending = id === undefined ? undefined : await findPendingSignIn(db, id);
  const member = await memberOfPending(db, auth, pending);
  if (!pending || !member) return reply.code(401).send({ code: "UNAUTHENTICATED" });
  const mustEnrol = await mayEnrol(db, pending);
  return {
    email: member.email,
    name: member.name,
    isEnrolled: !mustEnrol,
    // After a recovery code the new factor replaces the others.
    addsFactor: pending.addsFactor && !pending.usedRecoveryCode,
    factors: mustEnrol ? [] : member.factors.map((factor) => factor.toLowerCase()),
    triesLeft: pending.triesLeft,
    administrator: (await auth.findAdministrator(member.id))?.name ?? null,
  };
};

const factorStep = <Body>(
  auth: MemberAuth,
  shape: z.ZodType<Body>,
  step: (at: AtPending, body: Body) => Promise<StepAnswer>,
) =>
  pendingStep(auth, shape, async (at, body) =>
    (await mayEnrol(at.work.tx, at.pending)) ? answered({ code: "NOT_ENROLLED" }, 409) : step(at, body),
  );

const proved = async (at: AtPending): Promise<StepAnswer> => {
  if (!at.pending.addsFactor) return signedIn(at);
  await keepWithSignIn(at.work.tx, at.pending, { has_shown_factor: true });
  return answered({ mustEnrol: true });
};

const showCodeStep = (auth: MemberAuth) =>
  factorStep(auth, codeBody, async (at, { code }) => {
    const shown = await showCode(at.work, at.pending, code);
    return shown.kind === "right" ? proved(at) : refusedWith("CODE_WRONG", shown.triesLeft);
  });

const showRecoveryCodeStep = (auth: MemberAuth) =>
  factorStep(auth, codeBody, async (at, { code }) => {
    const shown = await showRecoveryCode(at.work, at.pending, code);
    return shown.kind === "right"
      ? answered({ mustEnrol: true })
      : refusedWith("CODE_WRONG", shown.triesLeft);
  });

const passkeyOptionsStep = (auth: MemberAuth) =>
  factorStep(auth, noBody, async ({ work, pending }) => {
    const options = await authenticationOptions(work.tx, relyingPartyOf(auth), pending.memberId);
    await keepWithSignIn(work.tx, pending, { challenge: options.challenge });
    return answered(options);
  });

const showPasskeyStep = (auth: MemberAuth) =>
  factorStep(auth, passkeyBody, async (at, { response }) => {
    const shown = await showPasskey(at.work, at.pending, { relyingParty: relyingPartyOf(auth), response });
    return shown.kind === "right" ? proved(at) : refusedWith("PASSKEY_REFUSED", shown.triesLeft);
  });

export const secondFactorRoutes = (app: FastifyInstance, auth: MemberAuth): void => {
  const options = { onRequest: noStore };
  const pages = auth.pages.auth;
  app.get(pages.pending, { ...options, exposeHeadRoute: false }, lookAtPending(auth));
  app.post(pages.app, options, showCodeStep(auth));
  app.post(pages.recovery, options, showRecoveryCodeStep(auth));
  app.post(pages.passkeyOptions, options, passkeyOptionsStep(auth));
  app.post(pages.passkey, options, showPasskeyStep(auth));
};
