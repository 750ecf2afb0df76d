import { createHmac } from "node:crypto";
import type { Asked, MatchReason } from "@latchkey/domain/compliance/sanctions/match.ts";
import type { ListedEntry } from "@latchkey/domain/compliance/sanctions/uk-list.ts";
import { readWrappedKey } from "../../parties/parties.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { unwrapKey } from "../../platform/keys/data-keys.ts";
import { decrypt, encrypt } from "../../platform/keys/encryption.ts";
import type { Work } from "../../platform/work/work.ts";

interface NearName {
  readonly name: string;
  readonly score: number;
}

export interface SealedQuestion {
  readonly asked: Asked;
  readonly near: readonly NearName[];
}

export interface SealedCandidate {
  readonly entry: ListedEntry;
  readonly name: string;
  readonly score: number;
  readonly nameScore: number;
  readonly birthPoints: number;
  readonly reasons: readonly MatchReason[];
}

interface Sealed {
  readonly asked: SealedQuestion;
  readonly candidate: SealedCandidate;
  readonly verdict: string;
}

/** Screenings are encrypted with the party's data key, and compared by a hash that needs it. */
export interface PartySeal {
  readonly seal: <Kind extends keyof Sealed>(value: Sealed[Kind], kind: Kind) => Buffer;
  readonly open: <Kind extends keyof Sealed>(sealed: Buffer, kind: Kind) => Sealed[Kind];
  readonly hash: (value: unknown) => string;
}

export const sealOf = async (
  { tx, services }: Pick<Work, "tx" | "services">,
  party: PartyKey,
): Promise<PartySeal> => {
  const key = unwrapKey(services.keyring, await readWrappedKey(tx, party), party.partyId);
  const contextOf = (kind: keyof Sealed): string => `sanctions-${kind}/${party.partyId}`;
  return {
    seal: (value, kind) => encrypt(key, Buffer.from(JSON.stringify(value)), contextOf(kind)),
    open: (sealed, kind) => JSON.parse(decrypt(key, sealed, contextOf(kind)).toString()),
    hash: (value) => createHmac("sha256", key).update(JSON.stringify(value)).digest("base64url"),
  };
};
