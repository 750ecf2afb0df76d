import type { PartyRole } from "../vocabulary/party-roles.ts";
import { type Consents, type RequiredConsent, requiredConsents } from "./consents.ts";

export const GUARANTEE_CONSENT = "guarantee";

/** The terms of a guarantee as the guarantor reads them: tenants, home and monthly amount. */
export interface Guarantee {
  readonly tenants: readonly string[];
  readonly home: string;
  readonly monthlyPence: number;
}

export interface GuaranteeStanding {
  readonly asked: Guarantee;
  readonly agreed: Guarantee | null;
}

export const guaranteeParts = ["tenants", "home", "amount"] as const;
export type GuaranteePart = (typeof guaranteeParts)[number];

const inOneOrder = (names: readonly string[]): string => JSON.stringify(names.toSorted());

const differs: Readonly<Record<GuaranteePart, (one: Guarantee, other: Guarantee) => boolean>> = {
  tenants: (one, other) => inOneOrder(one.tenants) !== inOneOrder(other.tenants),
  home: (one, other) => one.home !== other.home,
  amount: (one, other) => one.monthlyPence !== other.monthlyPence,
};

export const changedParts = (before: Guarantee, now: Guarantee): readonly GuaranteePart[] =>
  guaranteeParts.filter((part) => differs[part](before, now));

/** An agreement covers exactly the terms that were read. Agreeing without tenants is impossible. */
export const agreementHolds = ({ asked, agreed }: GuaranteeStanding): boolean =>
  agreed !== null && asked.tenants.length > 0 && changedParts(agreed, asked).length === 0;

type RequiredBox = RequiredConsent | typeof GUARANTEE_CONSENT;

export const requiredBoxes = (role: PartyRole): readonly RequiredBox[] =>
  role === "guarantor" ? [...requiredConsents, GUARANTEE_CONSENT] : requiredConsents;

interface ConsentStanding {
  readonly role: PartyRole;
  readonly consents: Partial<Consents>;
  readonly guarantee: GuaranteeStanding | null;
}

export const missingConsents = ({ role, consents, guarantee }: ConsentStanding): readonly RequiredBox[] =>
  requiredBoxes(role).filter((box) => {
    if (box === GUARANTEE_CONSENT) return guarantee === null || !agreementHolds(guarantee);
    return consents[box] !== true;
  });
