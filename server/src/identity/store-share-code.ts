import { normaliseShareCode } from "@latchkey/domain/identity/share-code.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { readIdentity, storeIdentityFacts } from "./identity-facts.ts";
import { openShareCode, sealShareCode } from "./share-code.ts";

/** The same code keeps its day. @param typed empty: it is removed */
export const storeShareCode = async (work: Work, party: PartyKey, typed: string): Promise<void> => {
  const code = normaliseShareCode(typed);
  if (code === "") return storeIdentityFacts(work, party, { shareCode: null });
  const { sealedShareCode } = await readIdentity(work.tx, party);
  if (openShareCode(sealedShareCode, work.services.keyring) === code) return;
  const sealed = await sealShareCode(work, party, code);
  await storeIdentityFacts(work, party, { shareCode: { sealed, givenOn: work.services.today() } });
};
