import type { AssessedSource } from "@latchkey/domain/affordability/counted.ts";
import type { FactsPerson, FactsSource, ReplayFacts } from "@latchkey/domain/replay/replay-facts.ts";
import { type ApplicationRow, householdOf } from "../applications/read-application.ts";
import type { Work } from "../platform/work/work.ts";
import { keepReplayFacts } from "../policies/replay-facts.ts";

const factsOf = ({ incomeType, currency, declaredMinor, evidencedMinor }: AssessedSource): FactsSource => ({
  incomeType,
  currency,
  declaredMinor,
  evidencedMinor: evidencedMinor ?? null,
});

const MONTH = "2026-11".length;

const strippedOf = (
  application: ApplicationRow,
  decided: ReadonlySet<string>,
  today: string,
): ReplayFacts => {
  const { country, policy, policyVersion, criteria } = application;
  const { rentPence, tenants, guarantors } = householdOf(application);
  const personOf = (party: {
    readonly id: string;
    readonly sources: readonly AssessedSource[];
  }): FactsPerson => ({
    isDecided: decided.has(party.id),
    sources: party.sources.map(factsOf),
  });
  const guarantorOf = (tenantId: string): number | null => {
    const place = guarantors.findIndex(({ guarantees }) => guarantees.includes(tenantId));
    return place < 0 ? null : place;
  };
  return {
    country,
    month: today.slice(0, MONTH),
    policy: { name: policy, version: policyVersion },
    criteria,
    rentPence,
    tenants: tenants.map((tenant) => ({
      ...personOf(tenant),
      sharePence: tenant.sharePence,
      guarantor: guarantorOf(tenant.id),
    })),
    guarantors: guarantors.map(personOf),
  };
};

/**
 * Keeps the figures of the decisions that become final in this transaction, apart from the case and without ids of its
 * people.
 *
 * @param decided the parties with a calculated outcome
 */
export const keepFacts = async (
  { tx, services }: Work,
  application: ApplicationRow,
  decided: ReadonlySet<string>,
): Promise<void> => {
  if (decided.size > 0) await keepReplayFacts(tx, strippedOf(application, decided, services.today()));
};
