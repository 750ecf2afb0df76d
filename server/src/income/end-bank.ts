import type { BankService } from "../partners/bank-service.ts";
import { PartnerFailed } from "../partners/partner-call.ts";
import type { Services } from "../platform/work/services.ts";

/** Ends an unused connection. If the partner cannot be reached, the token expires within the hour. */
export const endConnection = async (
  bank: BankService,
  token: string,
  { log }: Pick<Services, "log">,
): Promise<void> => {
  try {
    await bank.end(token);
  } catch (cause) {
    if (!(cause instanceof PartnerFailed)) throw cause;
    log.warn({ reason: cause.reason }, "A bank connection was not ended at the partner");
  }
};
