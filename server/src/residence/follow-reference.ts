import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { createReview } from "../references/draft-review.ts";
import { readResidences } from "./residence-facts.ts";

/** The reference as currently answered is asked on submission. */
export const followReference = async (work: Work, party: PartyKey, uuid: string): Promise<void> => {
  const home = (await readResidences(work.tx, party)).find((one) => one.uuid === uuid);
  if (!home) return;
  const topic = { kind: "rental", residenceId: uuid } as const;
  await createReview(work, party, { topic, referee: home.reference });
};
