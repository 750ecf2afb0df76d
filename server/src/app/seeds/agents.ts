import type { AgencyUserRole } from "@latchkey/domain/agencies/agency-users.ts";

/** One click signs in as this user of the sample agency and counts as both factors. Only on the visitor's own machine. */
export interface AgentOfDemo {
  readonly id: "marcus" | "hannah";
  readonly name: string;
  readonly email: string;
  readonly roles: readonly AgencyUserRole[];
}

export const agentsOfDemo: readonly AgentOfDemo[] = [
  {
    id: "marcus",
    name: "Marcus Ibe",
    email: "marcus.ibe@quillfieldlettings.example",
    roles: ["AGENCY_ADMINISTRATOR"],
  },
  {
    id: "hannah",
    name: "Hannah Boyd",
    email: "hannah.boyd@quillfieldlettings.example",
    roles: ["NEGOTIATOR", "RIGHT_TO_RENT_CHECKER"],
  },
];
