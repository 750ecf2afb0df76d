import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import {
  beginApp,
  confirmApp,
  confirmPasskey,
  type Enrolled,
  finishEnrolment,
} from "../../../members/enrolment.ts";
import { registrationOptions } from "../../../members/passkeys.ts";
import { keepWithSignIn } from "../../../members/pending-sign-ins.ts";
import { mayEnrol } from "../../../members/second-factor.ts";
import { noStore } from "../no-store.ts";
import {
  type AtPending,
  answered,
  type MemberAuth,
  pendingStep,
  refusedWith,
  relyingPartyOf,
  type StepAnswer,
  signedIn,
} from "./pending-step.ts";
import { codeBody, newPasskeyBody, noBody } from "./step-bodies.ts";

const enrolmentStep = <Body>(
  auth: MemberAuth,
  shape: z.ZodType<Body>,
  step: (at: AtPending, body: Body) => Promise<StepAnswer>,
) =>
  pendingStep(auth, shape, async (at, body) =>
    (await mayEnrol(at.work.tx, at.pending)) ? step(at, body) : answered({ code: "ALREADY_ENROLLED" }, 409),
  );

const answerEnrolled = (enrolled: Enrolled, refusal: "CODE_WRONG" | "PASSKEY_REFUSED"): StepAnswer =>
  enrolled.kind === "enrolled"
    ? answered({ recoveryCodes: enrolled.recoveryCodes })
    : refusedWith(refusal, enrolled.triesLeft);

const beginAppStep = (auth: MemberAuth) =>
  enrolmentStep(auth, noBody, async ({ work, pending, member }) =>
    answered(await beginApp(work, pending, member.email)),
  );

const confirmAppStep = (auth: MemberAuth) =>
  enrolmentStep(auth, codeBody, async ({ work, pending }, { code }) =>
    answerEnrolled(await confirmApp(work, pending, code), "CODE_WRONG"),
  );

const passkeyOptionsStep = (auth: MemberAuth) =>
  enrolmentStep(auth, noBody, async ({ work, pending, member }) => {
    const owner = { memberId: member.id, email: member.email, name: member.name };
    const options = await registrationOptions(work.tx, relyingPartyOf(auth), owner);
    await keepWithSignIn(work.tx, pending, { challenge: options.challenge });
    return answered(options);
  });

const confirmPasskeyStep = (auth: MemberAuth) =>
  enrolmentStep(auth, newPasskeyBody, async ({ work, pending }, { response }) => {
    const made = { relyingParty: relyingPartyOf(auth), response };
    return answerEnrolled(await confirmPasskey(work, pending, made), "PASSKEY_REFUSED");
  });

const finishStep = (auth: MemberAuth) =>
  enrolmentStep(auth, noBody, async (at) =>
    (await finishEnrolment(at.work, at.pending)) ? signedIn(at) : answered({ code: "NOT_ENROLLED" }, 409),
  );

export const enrolmentRoutes = (app: FastifyInstance, auth: MemberAuth): void => {
  const options = { onRequest: noStore };
  const pages = auth.pages.auth;
  app.post(pages.enrolApp, options, beginAppStep(auth));
  app.post(pages.confirmApp, options, confirmAppStep(auth));
  app.post(pages.enrolPasskeyOptions, options, passkeyOptionsStep(auth));
  app.post(pages.enrolPasskey, options, confirmPasskeyStep(auth));
  app.post(pages.finishEnrolment, options, finishStep(auth));
};
