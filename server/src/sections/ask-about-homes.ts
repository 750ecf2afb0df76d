import { tenancyAddress } from "@latchkey/domain/references/tenancy-address.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import { homeToAskAbout } from "@latchkey/domain/residence/section.ts";
import { type PartyRow, partyKeyOf } from "../parties/party-row.ts";
import type { Work } from "../platform/work/work.ts";
import { sendReview } from "../references/send-reviews.ts";
import { partyContextOf, readStoredItem } from "./walk.ts";

/**
 * Asks the landlords of all homes on the first submission, and of the requested homes in a later round.
 * @param standing the party before its items were submitted
 */
export const askAboutHomes = async (work: Work, standing: PartyRow): Promise<void> => {
  const items = standing.progress.filter(
    ({ name, optional, submittedDtm }) => name === "RESIDENCE" && !optional && !submittedDtm,
  );
  for (const item of items) {
    const stored = await readStoredItem(work, standing, { name: "RESIDENCE", item });
    const home = stored && homeToAskAbout(stored, partyContextOf(work, standing));
    if (home) await askLandlord(work, standing, home);
  }
};

const askLandlord = (
  work: Work,
  standing: PartyRow,
  { uuid, address, start, end }: Residence,
): Promise<void> =>
  sendReview(work, partyKeyOf(standing), {
    topic: { kind: "rental", residenceId: uuid },
    told: { address: tenancyAddress(address), start, end },
  });
