import type { EmploymentService } from "../partners/employment-service.ts";
import { PartnerFailed } from "../partners/partner-call.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { settleVerification } from "./settle-verification.ts";
import { readVerification } from "./verification.jobs.ts";

const ACTOR = { kind: "job", name: readVerification.name } as const;

interface VerificationServices extends Services {
  readonly employmentService: EmploymentService | undefined;
}

/** Polls until the provider knows the outcome, or the attempts are used up. */
export const readVerificationHandler = handle<{ readonly verificationId: string }, VerificationServices>(
  readVerification,
  async ({ verificationId }, services) => {
    const { employmentService: service } = services;
    if (!service) return;
    const outcome = await settleVerification(services, service, {
      wanted: { id: verificationId },
      actor: ACTOR,
      hasReturned: false,
    });
    if (outcome === "waiting" || outcome === "no-answer") throw new PartnerFailed(outcome);
  },
);
