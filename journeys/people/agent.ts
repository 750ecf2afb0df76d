import { randomBytes } from "node:crypto";
import type { AgencyUserRole } from "@latchkey/domain/agencies/agency-users.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import type { Page } from "@playwright/test";
import type { World } from "../world/world.ts";
import { type Colleague, invitedMember } from "./colleague.ts";
import { consoleTexts } from "./console-texts.ts";
import { staffApi } from "./staff-api.ts";

interface AgentOptions {
  readonly page: Page;
  readonly world: World;
  readonly agency: string;
  readonly role: AgencyUserRole;
}

/** A user of a new agency, invited by an administrator of the provider, and not there yet. */
export const invitedAgent = async ({ page, world, agency, role }: AgentOptions): Promise<Colleague> => {
  const name = "Hannah Boyd";
  const email = `agent-${randomBytes(5).toString("hex")}@example.com`;
  const { request } = page;
  const ask = await staffApi({ request, world }, { name: "Ruth Adeyemi", roles: ["ADMINISTRATOR"] });
  const { addAgency } = (await ask("mutation ($name: String!) { addAgency(name: $name) { id } }", {
    name: agency,
  })) as { readonly addAgency: { readonly id: string } };
  await ask(
    `mutation ($agencyId: ID!, $email: String!, $name: String!, $roles: [AgencyUserRole!]!) {
      inviteAgencyUser(agencyId: $agencyId, email: $email, name: $name, roles: $roles) { id }
    }`,
    { agencyId: addAgency.id, email, name, roles: [role] },
  );
  return invitedMember({ page, world, texts: consoleTexts }, { email, name, home: portalPages.home });
};
