import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { recordHoldingDeposit } from "../../compliance/holding-deposits.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Work } from "../../platform/work/work.ts";
import { proposeExemption } from "../../right-to-rent/exemptions.ts";
import { recordOtherAdults } from "../../right-to-rent/other-adults.ts";
import { storeSampleFile } from "./seed-staff-file.ts";

export const READY = "19 Foundry Lane, Leeds LS9 8AG";
export const OPEN = "8 Calder Wharf, Leeds LS1 4BR";
export const HALL = "Room 12, Calder Hall, Leeds LS2 9JT";

const seedExemption = async (work: Work, party: PartyKey, staffId: string): Promise<void> => {
  const file = { fileName: "RightToRent.png", staffId, keyKind: "right_to_rent" } as const;
  await proposeExemption(work, party.applicationId, {
    ground: "STUDENT_HALL",
    words: "A hall of residence, owned and run by Calder University.",
    confirmedBy: "Accommodation office, by e-mail",
    confirmedOn: addDays(work.services.today(), -2),
    uploadId: await storeSampleFile(work, party, file),
    staffId,
  });
};

const seedDeposit = (work: Work, applicationId: string, staffId: string): Promise<void> =>
  recordHoldingDeposit(work, applicationId, {
    receivedOn: addDays(work.services.today(), -8),
    agreedOn: "",
    uploadId: "",
    staffId,
  });

/** The agency answers the enquiry, names a deposit, claims an exemption. @param party of the first tenant */
export const seedAgencysWords = async (
  work: Work,
  { home, party, staffId }: { readonly home: string; readonly party: PartyKey; readonly staffId: string },
): Promise<void> => {
  const { applicationId } = party;
  if (home === READY) await recordOtherAdults(work, applicationId, { livesThere: false, staffId });
  if (home === OPEN) await seedDeposit(work, applicationId, staffId);
  if (home === HALL) await seedExemption(work, party, staffId);
};
