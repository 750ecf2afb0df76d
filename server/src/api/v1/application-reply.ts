import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import type { z } from "zod";
import { withAgencyRights } from "../../agencies/agency-rights.ts";
import {
  type AgencysApplication,
  isProvisionalFor,
  readForAgency,
} from "../../applications/read-for-agency.ts";
import type { Services } from "../../platform/work/services.ts";
import type { Work } from "../../platform/work/work.ts";
import type { Tx } from "../../platform/work/work-of.ts";
import type { ApiActor } from "./api-caller.ts";
import { type applicationReply, problem } from "./schemas.ts";

export const REFUSALS = {
  400: problem,
  401: problem,
  403: problem,
  404: problem,
  422: problem,
  429: problem,
  503: problem,
};

export const ofApplications = { tags: ["Applications"], security: [{ key: [] }] };

export type ApplicationReply = z.infer<typeof applicationReply>;

const replyOf = (application: AgencysApplication): ApplicationReply => ({
  ...application,
  isProvisional: isProvisionalFor(application),
  people: application.people.map((person) => ({ ...person, number: partyNumber(person.number) })),
});

export interface ApiWork extends Work {
  readonly actor: ApiActor;
}

/** @param tx with the rights of the agency @throws NOT_FOUND for another agency's */
export const readReply = async (
  tx: Tx,
  { today }: Pick<Services, "today">,
  id: string,
): Promise<ApplicationReply> => replyOf(await readForAgency(tx, id, today()));

/** The reply to a change, in its transaction. */
export const replyInWork = ({ tx, services, actor }: ApiWork, id: string): Promise<ApplicationReply> =>
  withAgencyRights(tx, actor, (scoped) => readReply(scoped, services, id));
