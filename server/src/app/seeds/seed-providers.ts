import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import {
  addRegisteredProvider,
  changeRegisteredProvider,
  listRegisteredProviders,
  lookAtRegisteredProvider,
  setRegisteredProviderUse,
} from "../../compliance/registered-providers.ts";
import type { Work } from "../../platform/work/work.ts";
import { as } from "./seed-decisions.ts";

/** Invented providers, one in each state that a look in the register finds. */

interface SampleProvider {
  readonly name: string;
  readonly registerId: string;
  readonly services?: readonly string[];
  /** Days ago. */
  readonly looked: number;
  /** Days from today, negative if it has ended. */
  readonly ends: number;
}

export const CLEARMARK: SampleProvider = {
  name: "Clearmark Identity",
  registerId: "DVS-0417",
  looked: 3,
  ends: 107,
};

const sampleProviders: readonly SampleProvider[] = [
  CLEARMARK,
  {
    name: "Harrow Verify",
    registerId: "DVS-0233",
    services: ["right_to_rent", "right_to_work"],
    looked: 18,
    ends: 248,
  },
  { name: "Pinpoint ID", registerId: "DVS-0588", looked: 39, ends: 154 },
  { name: "Oak Lane Trust", registerId: "DVS-0102", looked: 56, ends: -27 },
];

/** A demo that starts again has its entries already; they get their first state back. */
export const seedProviders = async (work: Work, ruth: string): Promise<void> => {
  const today = work.services.today();
  const hers = as(work, ruth);
  const kept = await listRegisteredProviders(work.tx);
  for (const { looked, ends, services = ["right_to_rent"], ...sample } of sampleProviders) {
    // Invented providers have no page in the register.
    const entry = { ...sample, registerUrl: "" };
    const look = {
      services,
      validUntil: addDays(today, ends),
      lookedOn: addDays(today, -looked),
      staffId: ruth,
    };
    const known = kept.find(({ registerId }) => registerId.toLowerCase() === entry.registerId.toLowerCase());
    if (known) {
      await changeRegisteredProvider(hers, known.id, entry);
      await lookAtRegisteredProvider(hers, known.id, look);
      await setRegisteredProviderUse(hers, known.id, true);
    } else {
      await addRegisteredProvider(hers, { ...entry, ...look });
    }
  }
};
