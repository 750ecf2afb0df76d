import { Readable } from "node:stream";
import type { Policy } from "@latchkey/domain/policies/policy.ts";
import { sql } from "kysely";
import { findOrCreateAccount } from "../../accounts/accounts.ts";
import { countReceipt } from "../../applications/count-cases.ts";
import { addParty, createApplication, type Terms } from "../../applications/create-application.ts";
import { sampleApplication } from "../../applications/sample-application.ts";
import { bindDocument } from "../../documents/documents.ts";
import { storeFile } from "../../documents/store-file.ts";
import { storeIdentityFacts } from "../../identity/identity-facts.ts";
import { appendEvent } from "../../parties/events.ts";
import { giveConsents } from "../../parties/give-consents.ts";
import { partyChanged, readParty } from "../../parties/party-row.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Work } from "../../platform/work/work.ts";
import { policyInForce } from "../../policies/read-policies.ts";
import { askAboutHomes } from "../../sections/ask-about-homes.ts";
import { askAboutJobs } from "../../sections/ask-about-jobs.ts";
import { keepSummary } from "../../sections/summarise.ts";
import type { SeededPerson } from "./people.ts";
import { samplePassport } from "./sample-passport.ts";
import { seedIncome } from "./seed-income.ts";
import { seedReply, seedResidence } from "./seed-residence.ts";

const IDENTITY_STEPS = ["name", "birthdate", "nationality", "documents", "upload"];
const now = sql<Date>`now()`;

/** An agreement in England has no term. */
const ENGLISH_HOME = {
  propertyAddress: "11 Quayside Court, Bristol BS1 4QA",
  propertyCountry: "ENG",
  termMonths: undefined,
} as const;

interface Household {
  readonly applicationId: string;
  /** Minor units of each tenant's share. */
  readonly share: number;
  readonly tenants: PartyKey[];
}

interface Homes {
  readonly known: Map<string, Household>;
  readonly sizeOf: (home: string) => number;
}

const policyOf = async ({ tx, services }: Work, { policy: name }: SeededPerson): Promise<Policy> => {
  const policy = await policyInForce(tx, name, services.today());
  if (!policy) throw new Error(`No policy is called ${name}.`);
  return policy;
};

const openApplication = async (work: Work, person: SeededPerson, homes: Homes): Promise<Household> => {
  const known = person.home && homes.known.get(person.home);
  if (known) return known;
  const policy = await policyOf(work, person);
  const terms: Terms = {
    ...sampleApplication(work.services.today()),
    ...(policy.content.countries.includes("ENG") ? ENGLISH_HOME : {}),
    ...(person.home ? { propertyAddress: person.home } : {}),
    ...(person.rentMinor ? { monthlyRentMinor: person.rentMinor } : {}),
    reference: `DEMO-${person.lastName.toUpperCase()}`,
  };
  const applicationId = await createApplication(work, {
    policy,
    terms: { ...terms, advertisedRentMinor: terms.monthlyRentMinor },
    language: "en",
  });
  const size = person.home ? homes.sizeOf(person.home) : 1;
  const application = { applicationId, share: terms.monthlyRentMinor / size, tenants: [] };
  if (person.home) homes.known.set(person.home, application);
  return application;
};

const openDossier = async (work: Work, person: SeededPerson, homes: Homes): Promise<PartyKey> => {
  const { accountId } = await findOrCreateAccount(work.tx, { email: person.email, language: "en" });
  const { applicationId, share, tenants } = await openApplication(work, person, homes);
  const { role = "tenant", firstName, lastName } = person;
  const isTenant = role === "tenant";
  const party = await addParty(work, {
    applicationId,
    accountId,
    policy: await policyOf(work, person),
    role,
    rentShareMinor: isTenant ? share : 0,
    firstName,
    lastName,
    isInvited: false,
    guarantees: role === "guarantor" ? tenants : [],
  });
  if (isTenant) tenants.push(party);
  await storeIdentityFacts(work, party, {
    firstName: person.firstName,
    lastName: person.lastName,
    ...(person.birthdate ? { birthdate: person.birthdate } : {}),
    ...(person.nationality ? { nationality: person.nationality } : {}),
  });
  return party;
};

const storePassport = async (work: Work, person: SeededPerson, party: PartyKey): Promise<void> => {
  const key = await storeFile(work, party, {
    fileName: "Passport.png",
    contentType: "image/png",
    extension: "png",
    content: Readable.from([await samplePassport(person.email)]),
    scanState: "unscanned",
  });
  const place = { section: "IDENTITY", relatedObjectUuid: null, remedialSectionUuid: null } as const;
  await bindDocument(work, party, { place, type: "PASSPORT", side: "front", key, expiresOn: null });
};

const seedIdentity = async (work: Work, person: SeededPerson, party: PartyKey): Promise<void> => {
  if (person.identity === "none") return;
  const completed = person.identity === "completed";
  if (completed) await storePassport(work, person, party);
  await work.tx
    .insertInto("progress_item")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      section: "IDENTITY",
      completed_steps: completed ? IDENTITY_STEPS : IDENTITY_STEPS.slice(0, 2),
      answers: JSON.stringify(completed ? { documents: "PASSPORT" } : {}),
      started_at: now,
      completed_at: completed ? now : null,
    })
    .execute();
};

interface Asked {
  readonly remedial: NonNullable<SeededPerson["remedial"]>;
  readonly sourceId: string | undefined;
}

const seedRemedial = async (work: Work, party: PartyKey, { remedial, sourceId }: Asked): Promise<void> => {
  const owner = {
    application_id: party.applicationId,
    party_id: party.partyId,
    related_object_uuid: (remedial.aboutIncome && sourceId) || null,
  };
  const { id } = await work.tx
    .insertInto("remedial_section")
    .values({
      ...owner,
      section: remedial.section,
      start_step: remedial.start,
      end_step: remedial.end ?? remedial.start,
      reasons: [...remedial.reasons],
      comment: remedial.comment,
      document_type: remedial.documentType ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await work.tx
    .insertInto("progress_item")
    .values({
      ...owner,
      section: remedial.section,
      completed_steps: [],
      answers: "{}",
      remedial_section_id: id,
      reason: null,
    })
    .execute();
};

const markSubmitted = async (work: Work, party: PartyKey): Promise<void> => {
  await work.tx
    .updateTable("progress_item")
    .set({ submitted_at: now })
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .execute();
};

const seedPerson = async (work: Work, person: SeededPerson, homes: Homes): Promise<PartyKey> => {
  const party = await openDossier(work, person, homes);
  if (person.consents) {
    await giveConsents(work, party, {
      termsAndConditions: true,
      backgroundChecks: true,
      dataAccuracy: true,
      marketing: false,
      language: "en",
    });
  }
  await seedIdentity(work, person, party);
  const sourceId = person.income && (await seedIncome(work, party, person.income));
  if (person.residence) await seedResidence(work, party, person.residence);
  if (person.identity !== "none") await appendEvent(work, party, "opened");
  if (person.submitted) {
    await appendEvent(work, party, "submitted");
    await work.tx
      .updateTable("party")
      .set({ round: 1 })
      .where("application_id", "=", party.applicationId)
      .where("id", "=", party.partyId)
      .execute();
    partyChanged(work, party);
    await countReceipt(work, party);
    const standing = await readParty(work, party);
    await askAboutHomes(work, standing);
    await askAboutJobs(work, standing);
    await markSubmitted(work, party);
    await keepSummary(work, party, 1);
    if (person.residence?.landlordAnswered) await seedReply(work, party);
  }
  if (person.remedial) {
    await appendEvent(work, party, "returned");
    await seedRemedial(work, party, { remedial: person.remedial, sourceId });
  }
  return party;
};

export const seedPeople = async (
  work: Work,
  people: readonly SeededPerson[],
): Promise<readonly PartyKey[]> => {
  const sizeOf = (home: string) =>
    people.filter(({ home: own, role = "tenant" }) => own === home && role === "tenant").length;
  const homes: Homes = { known: new Map(), sizeOf };
  const parties: PartyKey[] = [];
  for (const person of people) parties.push(await seedPerson(work, person, homes));
  return parties;
};
