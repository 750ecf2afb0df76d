import { shippedVersions } from "@latchkey/domain/policies/shipped.ts";
import { type PartyRole, partyRoles } from "@latchkey/domain/vocabulary/party-roles.ts";
import { expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { seedPeople, startApplication } from "../../../test/parties.ts";
import { startTestServer } from "../../../test/test-server.ts";

const CASE = `{ me { latestValidation {
  consents { termsAndConditions backgroundChecks dataAccuracy }
  sections { name variant }
  sectionMetaData { enableIdvt conditions { name value } } } } }`;

const dossierOf = async (client: Client) => {
  const { data } = await client.graphql(CASE);
  const { consents, sections, sectionMetaData } = data.me.latestValidation;
  const conditions: Record<string, unknown> = Object.fromEntries(
    sectionMetaData.conditions.map(({ name, value }: { name: string; value: unknown }) => [name, value]),
  );
  const variants: string[] = sections.map(({ variant }: { variant: string }) => variant);
  return { consents, variants, conditions, enableIdvt: sectionMetaData.enableIdvt as boolean };
};

/** The shipped policies, by name: live photo of every role, the tenant's identity and conditions. */
const DECIDED: Readonly<Record<string, { identity: string; livePhoto: boolean; reference?: boolean }>> = {
  "england-default": { identity: "IDENTITY_RTR", livePhoto: true, reference: true },
  "scotland-wales-ni-default": { identity: "IDENTITY_DEFAULT", livePhoto: false, reference: true },
  "no-references": { identity: "IDENTITY_DEFAULT", livePhoto: false, reference: false },
  "guarantor-required": { identity: "IDENTITY_DEFAULT", livePhoto: false, reference: true },
  "every-proof": { identity: "IDENTITY_DEFAULT", livePhoto: false, reference: true },
  "identity-only": { identity: "IDENTITY_DEFAULT", livePhoto: false },
  "england-identity-only": { identity: "IDENTITY_RTR", livePhoto: true },
  "identity-residence": { identity: "IDENTITY_DEFAULT", livePhoto: false, reference: true },
};

test("IDN-006 RES-006 RES-007 a case of every built-in policy carries what the policy decides, for every role", async () => {
  expect(shippedVersions.map(({ name }) => name).toSorted()).toEqual(Object.keys(DECIDED).toSorted());
  const server = await startTestServer();
  for (const [policy, decided] of Object.entries(DECIDED)) {
    const people = partyRoles.map((role) => ({ role, email: `${role}.of.${policy}@example.com` }));
    await startApplication(server, people, policy);
    for (const { role, email } of people) {
      const { variants, conditions, enableIdvt } = await dossierOf(await signIn(server, email));
      expect(enableIdvt, email).toBe(decided.livePhoto);
      expect(conditions.LIVE_PHOTO, email).toBe(decided.livePhoto || undefined);
      if (role === "guarantor") {
        expect(variants[0], email).toBe("IDENTITY_DEFAULT");
        continue;
      }
      expect(variants[0], email).toBe(decided.identity);
      expect(conditions.REQUIRE_RENTAL_REFERENCE, email).toBe(decided.reference);
      const covers = variants.includes("RESIDENCE_DEFAULT");
      expect(conditions.REQUIRED_ADDRESS_MONTHS, email).toBe(covers ? 36 : undefined);
      expect(conditions.ADDRESS_GAP_DAYS, email).toBe(covers ? 31 : undefined);
    }
  }
});

test.each<[PartyRole, string, string]>([
  ["tenant", "oliver.in.england@example.com", "IDENTITY_RTR"],
  ["guarantor", "guarantor@example.com", "IDENTITY_DEFAULT"],
])(
  "IDN-006 in the demo a %s reaches the live photo, in a case of identity alone that begins with the onboarding",
  async (_role, email, variant) => {
    const server = await startTestServer();
    await seedPeople(server);
    const { consents, variants, enableIdvt } = await dossierOf(await signIn(server, email));
    expect(variants).toEqual([variant]);
    expect(enableIdvt).toBe(true);
    expect(consents).toEqual({ termsAndConditions: false, backgroundChecks: false, dataAccuracy: false });
  },
);

test("a seeded guarantor pays no share and stands for the tenant of the same home", async () => {
  const server = await startTestServer();
  await seedPeople(server);
  const { rows } = await server.context.pool.query(
    `select t.rent_share_minor = a.monthly_rent_minor as whole, g.rent_share_minor as share
       from party t join party g on g.id = t.guarantor_id join account m on m.id = g.account_id
       join application a on a.id = t.application_id where m.email = 'guarantor@example.com'`,
  );
  expect(rows).toEqual([{ whole: true, share: expect.anything() }]);
  expect(Number(rows[0].share)).toBe(0);
});

test("in the demo somebody's second application offers the addresses of the first, one in the UK and one abroad", async () => {
  const server = await startTestServer();
  await seedPeople(server);
  const client = await signIn(server, "two.homes@example.com");
  const { data } = await client.graphql(
    `{ me { earlierHomes { appliedFor homes { isCurrent residenceType address { country } } }
        latestValidation { sections { variant } validationSubmitted } } }`,
  );
  expect(data.me.latestValidation).toEqual({
    sections: [{ variant: "IDENTITY_DEFAULT" }, { variant: "RESIDENCE_DEFAULT" }],
    validationSubmitted: false,
  });
  const { appliedFor, homes } = data.me.earlierHomes;
  expect(appliedFor).toBe("8 Mill Lane, Perth PH1 5AB");
  // Both come with the same seed, so neither came first.
  expect(new Set(homes)).toEqual(
    new Set([
      { isCurrent: true, residenceType: "RENTED_FLAT", address: { country: "GB" } },
      { isCurrent: false, residenceType: "FAMILY_HOME", address: { country: "BG" } },
    ]),
  );
});
