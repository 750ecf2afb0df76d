import type { ApplicantCallDirection, ApplicantCallWay } from "@latchkey/domain/review/applicant-call.ts";
import { jsonList, utcInstant } from "../../platform/db/json-sql.ts";

export interface ApplicantCall {
  readonly id: number;
  readonly way: ApplicantCallWay;
  readonly direction: ApplicantCallDirection;
  readonly calledAt: string;
  readonly spokeTo: string;
  readonly said: string;
  readonly corrects: number | null;
  readonly isCorrected: boolean;
  readonly by: string;
  readonly at: string;
}

/** SQL for the talks with the party `p`, the newest record first. */
export const APPLICANT_CALLS = jsonList(
  `json_build_object('id', c.id, 'way', c.way, 'direction', c.direction, 'calledAt', c.called_at, 'spokeTo', c.spoke_to, 'said', c.said,
    'corrects', c.corrects, 'isCorrected', exists (select from applicant_call later where later.corrects = c.id),
    'by', s.name, 'at', ${utcInstant("c.at")})`,
  "from applicant_call c join staff_member s on s.id = c.staff_id where c.application_id = p.application_id and c.party_id = p.id",
  "c.id desc",
);
