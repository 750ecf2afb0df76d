import { staffAuthPaths } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import {
  beginApp,
  confirmApp,
  confirmPasskey,
  type Enrolled,
  finishEnrolment,
} from "../../../staff/enrolment.ts";
import { registrationOptions } from "../../../staff/passkeys.ts";
import { keepWithSignIn } from "../../../staff/pending-sign-ins.ts";
import { mayEnrol } from "../../../staff/second-factor.ts";
import { noStore } from "../no-store.ts";
import {
  type AtPending,
  answered,
  pendingStep,
  refusedWith,
  relyingPartyOf,
  type StaffAuth,
  type StepAnswer,
  signedIn,
} from "./pending-step.ts";
import { codeBody, newPasskeyBody, noBody } from "./step-bodies.ts";

const enrolmentStep = <Body>(
  auth: StaffAuth,
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

const beginAppStep = (auth: StaffAuth) =>
  enrolmentStep(auth, noBody, async ({ work, pending, member }) =>
    answered(await beginApp(work, pending, member.email)),
  );

const confirmAppStep = (auth: StaffAuth) =>
  enrolmentStep(auth, codeBody, async ({ work, pending }, { code }) =>
    answerEnrolled(await confirmApp(work, pending, code), "CODE_WRONG"),
  );

const passkeyOptionsStep = (auth: StaffAuth) =>
  enrolmentStep(auth, noBody, async ({ work, pending, member }) => {
    const owner = { staffId: member.id, email: member.email, name: member.name };
    const options = await registrationOptions(work.tx, relyingPartyOf(auth), owner);
    await keepWithSignIn(work.tx, pending, { challenge: options.challenge });
    return answered(options);
  });

const confirmPasskeyStep = (auth: StaffAuth) =>
  enrolmentStep(auth, newPasskeyBody, async ({ work, pending }, { response }) => {
    const made = { relyingParty: relyingPartyOf(auth), response };
    return answerEnrolled(await confirmPasskey(work, pending, made), "PASSKEY_REFUSED");
  });

const finishStep = (auth: StaffAuth) =>
  enrolmentStep(auth, noBody, async (at) =>
    (await finishEnrolment(at.work, at.pending)) ? signedIn(at) : answered({ code: "NOT_ENROLLED" }, 409),
  );

export const enrolmentRoutes = (app: FastifyInstance, auth: StaffAuth): void => {
  const options = { onRequest: noStore };
  app.post(staffAuthPaths.enrolApp, options, beginAppStep(auth));
  app.post(staffAuthPaths.confirmApp, options, confirmAppStep(auth));
  app.post(staffAuthPaths.enrolPasskeyOptions, options, passkeyOptionsStep(auth));
  app.post(staffAuthPaths.enrolPasskey, options, confirmPasskeyStep(auth));
  app.post(staffAuthPaths.finishEnrolment, options, finishStep(auth));
};
