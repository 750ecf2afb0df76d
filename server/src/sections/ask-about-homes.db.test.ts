import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Client, signIn } from "../../test/client.ts";
import { answerIdentity, giveConsents, saveProgress, submit } from "../../test/identity.ts";
import { seedPeople, startSingle } from "../../test/parties.ts";
import { reviewsOf } from "../../test/references.ts";
import { aHistoryItem, aLandlord, aRent, saveAboutHome, saveHome } from "../../test/residence.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { seededPeople } from "../app/seeds/people.ts";

const saveNamed = async (client: Client, email: string, more: object = {}): Promise<string> => {
  const { uuid, ...said } = aHistoryItem();
  await saveHome(client, { uuid, ...said }, more);
  await saveAboutHome(client, { uuid, ...aRent }, more);
  await saveAboutHome(client, { uuid, reference: { ...aLandlord, email } }, more);
  return uuid;
};

const withoutDocuments = {
  docSignposting: ["TENANCY_AGREEMENT"],
  withoutDocument: { TENANCY_AGREEMENT: "lost" },
  thanks: "read",
  documents: "none",
  none: "acknowledged",
};

const landlordsAsked = (server: TestServer) =>
  server.emails.map(({ to }) => to).filter((to) => to.endsWith("@harbourstreet.example"));

test("only whoever was named for the home in question is asked at the submission", async () => {
  const server = await startTestServer();
  const email = `${randomUUID()}@example.com`;
  const party = await startSingle(server, { email }, "identity-residence");
  const client = await signIn(server, email);
  await giveConsents(client);
  await answerIdentity(server, client);
  await saveNamed(client, "left@harbourstreet.example");
  const chosen = await saveNamed(client, "chosen@harbourstreet.example");
  const answers = { "in-uk": "yes", "select-address": chosen, ...withoutDocuments };
  await saveProgress(client, { name: "RESIDENCE", steps: ["in-uk"], completed: true, answers });
  expect((await submit(client)).errors).toBeUndefined();
  await server.runJobs();
  expect(landlordsAsked(server)).toEqual(["chosen@harbourstreet.example"]);
  const reviews = await reviewsOf(server, party);
  expect(reviews.map(({ residence_id, state }) => [residence_id === chosen, state])).toEqual([
    [false, "draft"],
    [true, "sent"],
  ]);
});

test("in a later round it is the home that the request asks about", async () => {
  const renter = seededPeople.find(({ email }) => email === "landlord.asked@example.com");
  if (!renter) throw new Error("Nobody of the seeded people has named a landlord.");
  const server = await startTestServer();
  const [start, end] = ["uk-residential-history", "landlordDetails"];
  const remedial = { section: "RESIDENCE", start, end, reasons: ["OTHER"], comment: "" } as const;
  await seedPeople(server, [{ ...renter, remedial }]);
  const client = await signIn(server, renter.email);
  const { data } = await client.graphql(
    "{ me { latestValidation { remedialSections { uuid progressId } } } }",
  );
  const [{ uuid: remedialSectionUuid, progressId: id }] = data.me.latestValidation.remedialSections;
  await saveNamed(client, "left@harbourstreet.example", { remedialSectionUuid });
  const chosen = await saveNamed(client, "chosen@harbourstreet.example", { remedialSectionUuid });
  await saveProgress(client, {
    id,
    name: "RESIDENCE",
    remedial: remedialSectionUuid,
    steps: [start],
    completed: true,
    answers: { "select-address": chosen },
  });
  expect((await submit(client)).errors).toBeUndefined();
  await server.runJobs();
  expect(landlordsAsked(server)).toEqual(["chosen@harbourstreet.example"]);
});
