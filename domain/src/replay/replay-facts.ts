import type { AssessedHousehold } from "../affordability/assess.ts";
import type { AssessedSource } from "../affordability/counted.ts";
import type { Criteria } from "../affordability/criteria.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import type { Currency, IncomeType } from "../vocabulary/money.ts";

/** Amounts in minor units of the source's currency. */
export interface FactsSource {
  readonly incomeType: IncomeType;
  readonly currency: Currency;
  readonly declaredMinor: number;
  readonly evidencedMinor: number | null;
}

export interface FactsPerson {
  /** The decision is about this person, and the affordability rule gave an outcome. */
  readonly isDecided: boolean;
  /** null: the figures are not stored, so that nothing can be calculated for the home. */
  readonly sources: readonly FactsSource[] | null;
}

export interface FactsTenant extends FactsPerson {
  readonly sharePence: number;
  /** Place in `guarantors`. */
  readonly guarantor: number | null;
}

/** Figures that the affordability rule read when people of a home were decided, without anything that names them. */
export interface ReplayFacts {
  readonly country: HomeCountry;
  /** The month of the decision: `2026-11`. */
  readonly month: string;
  readonly policy: { readonly name: string; readonly version: number };
  /** The criteria of the decision. */
  readonly criteria: Criteria;
  readonly rentPence: number;
  readonly tenants: readonly FactsTenant[];
  readonly guarantors: readonly FactsPerson[];
}

export interface DecidedPerson {
  readonly id: string;
  readonly role: "tenant" | "guarantor";
  readonly guarantorId: string | null;
  readonly sharePence: number;
  readonly sources: readonly AssessedSource[];
}

const tenantId = (place: number): string => `tenant-${place}`;
const guarantorId = (place: number): string => `guarantor-${place}`;

const sourcesOf = (id: string, sources: readonly FactsSource[]): readonly AssessedSource[] =>
  sources.map(({ evidencedMinor, ...source }, place) => ({
    ...source,
    uuid: `${id}-${place}`,
    evidencedMinor: evidencedMinor ?? undefined,
  }));

/** @returns undefined if figures are not stored */
export const householdOfFacts = ({
  rentPence,
  tenants,
  guarantors,
}: ReplayFacts): AssessedHousehold | undefined => {
  if ([...tenants, ...guarantors].some(({ sources }) => sources === null)) return undefined;
  return {
    rentPence,
    tenants: tenants.map(({ sharePence, sources }, place) => ({
      id: tenantId(place),
      sharePence,
      sources: sourcesOf(tenantId(place), sources ?? []),
    })),
    guarantors: guarantors.map(({ sources }, place) => ({
      id: guarantorId(place),
      guarantees: tenants.flatMap(({ guarantor }, index) => (guarantor === place ? [tenantId(index)] : [])),
      sources: sourcesOf(guarantorId(place), sources ?? []),
    })),
  };
};

export const decidedCount = ({ tenants, guarantors }: ReplayFacts): number =>
  [...tenants, ...guarantors].filter(({ isDecided }) => isDecided).length;

/** The people whose outcomes are replayed; the share of a guarantor is the sum of what they guarantee. */
export const decidedPeople = (
  { tenants, guarantors }: ReplayFacts,
  household: AssessedHousehold,
): readonly DecidedPerson[] => {
  const shareOf = (ids: readonly string[]): number =>
    household.tenants.reduce((sum, { id, sharePence }) => sum + (ids.includes(id) ? sharePence : 0), 0);
  return [
    ...household.tenants.flatMap((tenant, place): readonly DecidedPerson[] => {
      const facts = tenants[place];
      if (!facts?.isDecided) return [];
      const by = facts.guarantor === null ? null : guarantorId(facts.guarantor);
      return [{ ...tenant, role: "tenant", guarantorId: by }];
    }),
    ...household.guarantors.flatMap(({ id, guarantees, sources }, place): readonly DecidedPerson[] =>
      guarantors[place]?.isDecided
        ? [{ id, role: "guarantor", guarantorId: null, sharePence: shareOf(guarantees), sources }]
        : [],
    ),
  ];
};
