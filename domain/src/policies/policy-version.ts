import type { CivilDate } from "../rules/civil-date.ts";
import { recordWith } from "../rules/records.ts";
import { partyRoles } from "../vocabulary/party-roles.ts";
import { conditionsOf } from "./condition-kinds.ts";
import type { Policy, PolicyContent } from "./policy.ts";

export interface PolicyVersion {
  readonly name: string;
  readonly version: number;
  /** The first day on which applications begin under it. */
  readonly from: CivilDate;
  readonly content: PolicyContent;
}

export const policyOf = ({ name, version, from, content }: PolicyVersion): Policy => ({
  name,
  version,
  content,
  terms: recordWith(partyRoles, (role) => ({
    sections: content.terms[role].sections,
    conditions: conditionsOf(content.terms[role].conditions),
  })),
  criteria: { name, version, date: from, ...content.criteria },
  timing: content.timing,
});
