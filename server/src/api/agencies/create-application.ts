import type { NewApplication } from "@latchkey/domain/applications/new-application.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { readOffer } from "../../agencies/agency-offer.ts";
import { noteSender } from "../../applications/note-sender.ts";
import { openApplication } from "../../applications/open-application.ts";
import { recordHoldingDeposit } from "../../compliance/holding-deposits.ts";
import { invalidInput, Refusal } from "../../platform/refusals/refusals.ts";
import { recordOtherAdults } from "../../right-to-rent/other-adults.ts";
import type { AgencyWork } from "./told-application.ts";

/** undefined: the agency's own policy or language. */
export interface AgencysNewApplication extends Omit<NewApplication, "agency" | "policy" | "language"> {
  readonly policy?: string | undefined;
  readonly language?: Language | undefined;
  readonly holdingDepositReceivedOn?: string | undefined;
  readonly otherAdults?: boolean | undefined;
}

/** A field that the law of the home does not know is refused. */
const refusedElsewhere =
  (field: string, code: string) =>
  (cause: unknown): never => {
    const isElsewhere = cause instanceof Refusal && cause.code === "NOT_FOUND";
    throw isElsewhere ? invalidInput({ [field]: { code } }) : cause;
  };

const recordReceipt = (work: AgencyWork, id: string, receivedOn: string): Promise<void> =>
  recordHoldingDeposit(work, id, { receivedOn, agreedOn: "", uploadId: "", staffId: undefined }).catch(
    refusedElsewhere("receivedOn", "deposit.validations.elsewhere"),
  );

const recordOthers = (work: AgencyWork, id: string, livesThere: boolean): Promise<void> =>
  recordOtherAdults(work, id, { livesThere, staffId: undefined }).catch(
    refusedElsewhere("otherAdults", "otherAdults.validations.elsewhere"),
  );

/** @returns its id @throws AGENCY_STOPPED; INVALID_INPUT by field */
export const createForAgency = async (work: AgencyWork, given: AgencysNewApplication): Promise<string> => {
  const { agencyId } = work.actor;
  const offer = await readOffer(work.tx, agencyId);
  if (offer.isStopped) throw new Refusal("AGENCY_STOPPED");
  const { holdingDepositReceivedOn: receivedOn, otherAdults: livesThere, ...application } = given;
  const id = await openApplication(
    work,
    {
      ...application,
      agency: offer.name,
      policy: application.policy ?? offer.standard ?? "",
      language: application.language ?? offer.language ?? "en",
    },
    agencyId,
  );
  if (work.actor.kind === "agency-user") await noteSender(work, id, work.actor.agencyUserId);
  if (receivedOn !== undefined) await recordReceipt(work, id, receivedOn);
  if (livesThere !== undefined) await recordOthers(work, id, livesThere);
  return id;
};
