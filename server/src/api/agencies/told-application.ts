import {
  type AgencyOutcome,
  type AgencyReason,
  agencyOutcome,
  agencyReason,
  type WaitingFor,
  waitingFor,
} from "@latchkey/domain/applications/agencys-view.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import type { DecisionCondition } from "@latchkey/domain/review/decision.ts";
import { type AgencyActor, withAgencyRights } from "../../agencies/agency-rights.ts";
import {
  type AgencysApplication,
  type AgencysPerson,
  type AgencysReport,
  isProvisionalFor,
  readForAgency,
} from "../../applications/read-for-agency.ts";
import type { Actor } from "../../platform/actor/actor.ts";
import type { Services } from "../../platform/work/services.ts";
import type { Work } from "../../platform/work/work.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import { type AgencysSigning, readSigningForAgency } from "../../right-to-rent/signing-for-agency.ts";

/** An application as programs and the portal tell it to its agency. */

export interface AgencyWork extends Work {
  readonly actor: Actor & AgencyActor;
}

type ToldReport = AgencysReport & { readonly path: string };

export interface ToldPerson extends Omit<AgencysPerson, "decision" | "references" | "report" | "number"> {
  readonly number: string;
  readonly report: ToldReport | null;
  readonly outcome: AgencyOutcome | null;
  readonly decision: {
    readonly decidedOn: string;
    readonly reasons: AgencyReason[];
    readonly conditions: DecisionCondition[];
    readonly conditionsMetBy: string | null;
  } | null;
  readonly waitingFor: WaitingFor[];
}

export interface ToldApplication extends Omit<AgencysApplication, "people" | "report"> {
  readonly report: ToldReport | null;
  readonly isProvisional: boolean;
  /** null: the home is not in England. */
  readonly readyToSign: boolean | null;
  readonly rightToRent: {
    readonly isExempt: boolean;
    readonly checks: AgencysSigning["checks"][number][];
  } | null;
  readonly people: ToldPerson[];
}

const toldReport = (report: AgencysReport | null, path: string): ToldReport | null =>
  report && { ...report, path: `${path}/report` };

const toldPerson = (person: AgencysPerson, path: string): ToldPerson => {
  const { decision, references, report, ...told } = person;
  return {
    ...told,
    report: toldReport(report, `${path}/people/${person.id}`),
    number: partyNumber(person.number),
    outcome: agencyOutcome(person.status, decision ?? undefined) ?? null,
    decision:
      person.status === "decided" && decision
        ? {
            decidedOn: decision.decidedOn,
            reasons: decision.reasons.map(agencyReason),
            conditions: [...decision.conditions],
            conditionsMetBy: decision.metBy,
          }
        : null,
    waitingFor: [...waitingFor({ ...person, references })],
  };
};

const told = (application: AgencysApplication, signing: AgencysSigning | null): ToldApplication => {
  const path = `/applications/${application.id}`;
  return {
    ...application,
    report: toldReport(application.report, path),
    isProvisional: isProvisionalFor(application),
    readyToSign: signing?.isReady ?? null,
    rightToRent: signing && { isExempt: signing.isExempt, checks: [...signing.checks] },
    people: application.people.map((person) => toldPerson(person, path)),
  };
};

interface Asked extends AgencyActor {
  readonly id: string;
}

/** The state of the signature is derived with the product's rights, once the agency's have found the home. @throws NOT_FOUND */
export const readTold = async (
  tx: Tx,
  { today }: Pick<Services, "today">,
  { id, agencyId }: Asked,
): Promise<ToldApplication> => {
  const application = await withAgencyRights(tx, { agencyId }, (scoped) =>
    readForAgency(scoped, id, today()),
  );
  return told(application, await readSigningForAgency(tx, application.id, today()));
};

/** The reply to a change, in its transaction. */
export const toldInWork = ({ tx, services, actor }: AgencyWork, id: string): Promise<ToldApplication> =>
  readTold(tx, services, { id, agencyId: actor.agencyId });
