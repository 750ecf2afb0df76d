import type { PartyRole } from "../vocabulary/party-roles.ts";
import { type Consents, type RequiredConsent, requiredConsents } from "./consents.ts";

/** A consent of its own, in words that name the tenants, the home and the amount. */
export const GUARANTEE_CONSENT = "guarantee";

/** What a guarantor agrees to, as they read it: whose rent, for which home, and how much a month. */
export interface Guarantee {
  /** Their names, each tenant once; empty where nobody knows it yet. */
  readonly tenants: readonly string[];
  readonly home: string;
  readonly monthlyPence: number;
}

/** What a guarantor is asked now, and what they have agreed to last. */
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

/** In what two guarantees differ; the order of the tenants says nothing. */
export const changedParts = (before: Guarantee, now: Guarantee): readonly GuaranteePart[] =>
  guaranteeParts.filter((part) => differs[part](before, now));

/** An agreement counts for exactly what was read, and nobody can agree to guarantee nobody's rent. */
export const agreementHolds = ({ asked, agreed }: GuaranteeStanding): boolean =>
  agreed !== null && asked.tenants.length > 0 && changedParts(agreed, asked).length === 0;

type RequiredBox = RequiredConsent | typeof GUARANTEE_CONSENT;

/** The boxes that somebody has to tick: a guarantor agrees to guarantee as well. */
export const requiredBoxes = (role: PartyRole): readonly RequiredBox[] =>
  role === "guarantor" ? [...requiredConsents, GUARANTEE_CONSENT] : requiredConsents;

interface ConsentStanding {
  readonly role: PartyRole;
  /** The latest word on each. */
  readonly consents: Partial<Consents>;
  /** Of a guarantor alone. */
  readonly guarantee: GuaranteeStanding | null;
}

/** What still has to be agreed to before the case may be submitted. */
export const missingConsents = ({ role, consents, guarantee }: ConsentStanding): readonly RequiredBox[] =>
  requiredBoxes(role).filter((box) => {
    if (box === GUARANTEE_CONSENT) return guarantee === null || !agreementHolds(guarantee);
    return consents[box] !== true;
  });
