import { jobToAskAbout } from "@latchkey/domain/income/section.ts";
import { askEmployer } from "../income/ask-about-work.ts";
import { type PartyRow, partyKeyOf } from "../parties/party-row.ts";
import type { Work } from "../platform/work/work.ts";
import { partyContextOf, readStoredItem } from "./walk.ts";

/**
 * Asks the employers of all jobs on the first submission, and of the requested jobs in a later round.
 *
 * @param standing the party before its items were submitted
 */
export const askAboutJobs = async (work: Work, standing: PartyRow): Promise<void> => {
  const items = standing.progress.filter(({ name, submittedDtm }) => name === "INCOME" && !submittedDtm);
  for (const item of items) {
    const stored = await readStoredItem(work, standing, { name: "INCOME", item });
    const job = stored && jobToAskAbout(stored, partyContextOf(work, standing));
    if (job) await askEmployer(work, partyKeyOf(standing), job);
  }
};
