import { type HandledJob, handle, type Job } from "../jobs/job.ts";
import type { Cause } from "../mail/cause.ts";
import type { Email, EmailBrand } from "../mail/email.ts";
import type { Services } from "./services.ts";

export interface ComposedEmail {
  readonly to: string;
  readonly email: Email;
  /** The agency in whose name it is written; undefined: the provider. */
  readonly brand?: EmailBrand | undefined;
  /** Runs when the mail server has taken the e-mail, or has refused it for good. */
  readonly afterwards?: () => unknown;
}

/**
 * Composes an e-mail when its job runs, and sends it.
 *
 * @param causeOf depends on the payload alone, so that a retry is the same e-mail
 * @param compose returns undefined if nothing is to be sent any more
 */
export const emailHandler = <Payload>(
  job: Job<Payload>,
  causeOf: (payload: Payload) => Cause,
  compose: (payload: Payload, services: Services) => Promise<ComposedEmail | undefined>,
): HandledJob<Services> =>
  handle(job, async (payload, services) => {
    const composed = await compose(payload, services);
    if (!composed) return;
    const { to, email, brand } = composed;
    await services.mailer.send(to, brand ? { ...email, brand } : email, causeOf(payload));
    await composed.afterwards?.();
  });
