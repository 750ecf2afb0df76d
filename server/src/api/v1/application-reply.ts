import { agencyOutcome, agencyReason, waitingFor } from "@latchkey/domain/applications/agencys-view.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import type { z } from "zod";
import { type AgencyActor, withAgencyRights } from "../../agencies/agency-rights.ts";
import {
  type AgencysApplication,
  type AgencysPerson,
  type AgencysReport,
  isProvisionalFor,
  readForAgency,
} from "../../applications/read-for-agency.ts";
import type { Services } from "../../platform/work/services.ts";
import type { Work } from "../../platform/work/work.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import { type AgencysSigning, readSigningForAgency } from "../../right-to-rent/signing-for-agency.ts";
import type { ApiActor } from "./api-caller.ts";
import type { applicationReply } from "./schemas.ts";

export type ApplicationReply = z.infer<typeof applicationReply>;

export interface ApiWork extends Work {
  readonly actor: ApiActor;
}

const reportMarkOf = (report: AgencysReport | null, path: string): ApplicationReply["report"] =>
  report && { ...report, path: `${path}/report` };

const personReply = (person: AgencysPerson, path: string): ApplicationReply["people"][number] => {
  const { decision, references, report, ...told } = person;
  return {
    ...told,
    report: reportMarkOf(report, `${path}/people/${person.id}`),
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

const replyOf = (application: AgencysApplication, signing: AgencysSigning | null): ApplicationReply => {
  const path = `/applications/${application.id}`;
  return {
    ...application,
    report: reportMarkOf(application.report, path),
    isProvisional: isProvisionalFor(application),
    readyToSign: signing?.isReady ?? null,
    rightToRent: signing && { isExempt: signing.isExempt, checks: [...signing.checks] },
    people: application.people.map((person) => personReply(person, path)),
  };
};

interface Asked extends AgencyActor {
  readonly id: string;
}

/** The state of the signature is derived with the product's rights, once the agency's have found the home. @throws NOT_FOUND */
export const readReply = async (
  tx: Tx,
  { today }: Pick<Services, "today">,
  { id, agencyId }: Asked,
): Promise<ApplicationReply> => {
  const application = await withAgencyRights(tx, { agencyId }, (scoped) =>
    readForAgency(scoped, id, today()),
  );
  return replyOf(application, await readSigningForAgency(tx, application.id, today()));
};

/** The reply to a change, in its transaction. */
export const replyInWork = ({ tx, services, actor }: ApiWork, id: string): Promise<ApplicationReply> =>
  readReply(tx, services, { id, agencyId: actor.agencyId });
