import { createHash, randomUUID } from "node:crypto";
import { readUkList } from "@latchkey/domain/compliance/sanctions/uk-list.ts";
import { personRow, type UkListRow, ukListText } from "@latchkey/domain/testing/sanctions-list.ts";
import { importList } from "../src/compliance/sanctions/sanctions-lists.ts";
import type { PartyKey } from "../src/platform/actor/actor.ts";
import { asParty, signIn } from "./client.ts";
import { submit } from "./identity.ts";
import { seedPeople } from "./parties.ts";
import { askConsole, type Colleague } from "./staff.ts";
import type { TestServer } from "./test-server.ts";

/** Lists, and what a reviewer does with candidates. */

/** A person of the list with almost the name of Lukas Brandt. */
export const BRANDT = personRow("UTO0042", ["Lukas Emil", "BRANDT"], {
  "D.O.B": "00/00/1992",
  "Nationality(/ies)": "Utopia",
});

/** None of these names resembles a name of the tests. */
export const OTHERS: readonly UkListRow[] = [
  personRow("UTO0100", ["Zoltan", "VEREKES"]),
  personRow("UTO0101", ["Ilmari", "TAKKUNEN"]),
  personRow("UTO0102", ["Oyelaran", "BAMIDELE"]),
];

export const someoneOf = ([firstName, lastName]: readonly [string, string]) =>
  ({
    email: `${randomUUID()}@example.com`,
    firstName,
    lastName,
    birthdate: "1991-04-14",
    nationality: "DE",
    policy: "identity-only",
    consents: true,
    identity: "completed",
  }) as const;

/** Sends an application as an applicant does, and lets the jobs run. */
export const sendAs = async (
  server: TestServer,
  name: readonly [string, string],
): Promise<PartyKey & { readonly email: string }> => {
  const person = someoneOf(name);
  const [party] = await seedPeople(server, [{ ...person, submitted: false }]);
  if (!party) throw new Error("Nobody was seeded.");
  const { errors } = await submit(asParty(await signIn(server, person.email), party.partyId));
  if (errors) throw new Error(JSON.stringify(errors));
  await server.runJobs();
  return { ...party, email: person.email };
};

/** Imports an invented list, as the program does. The jobs wait. */
export const importRows = async (
  { context }: TestServer,
  reported: string,
  rows: readonly UkListRow[],
): Promise<string> => {
  const text = ukListText(reported, rows);
  const list = readUkList(text);
  if ("problems" in list) throw new Error(JSON.stringify(list.problems));
  const hash = createHash("sha256").update(text).digest("hex");
  const actor = { kind: "job", name: "sanctions-import" } as const;
  await context.db
    .transaction()
    .execute((tx) => importList({ tx, actor }, { list, hash, fileName: "list.csv" }));
  return hash;
};

const DESK = `id standing { state day open } names birthdate nationality hasContact near { name score } screenings { day hash found }
  candidates { id isOpen entryId name otherNames births nationalities score nameScore birthPoints reasons { code number of }
    verdicts { verdict reason seenOn tellsAgency by } report { name value } emailFailed }`;

export const sanctionsDeskOf = async (by: Colleague, partyId: string) => {
  const { data, errors } = await askConsole(
    by,
    `query ($id: ID!) { sanctionsDesk(partyId: $id) { ${DESK} } }`,
    {
      id: partyId,
    },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.sanctionsDesk;
};

export interface TestVerdict {
  readonly partyId: string;
  readonly candidateId: string;
  readonly verdict: "other_person" | "unsure" | "same_person";
  readonly reason?: string;
  readonly seenOn?: readonly string[];
}

export const judge = (by: Colleague, given: TestVerdict) =>
  askConsole(
    by,
    `mutation ($partyId: ID!, $candidateId: ID!, $verdict: SanctionsVerdict!, $reason: String!, $seenOn: [SanctionsSight!]!) {
      judgeSanctionsCandidate(partyId: $partyId, candidateId: $candidateId, verdict: $verdict, reason: $reason, seenOn: $seenOn) { ${DESK} } }`,
    {
      reason: "Born twenty years later, and of another nationality.",
      seenOn: ["identity_document"],
      ...given,
    },
  );
