import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, type GraphQLResult, signIn } from "../../../test/client.ts";
import { ME, saveFacts, saveProgress } from "../../../test/identity.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

/** Two tabs, or two devices, on one section: nothing that was saved is lost without a word. */

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const SAVE_FACTS = `mutation MutateMe($firstName: String, $middleName: String, $lastName: String, $before: Json) {
  updateMe(firstName: $firstName, middleName: $middleName, lastName: $lastName, before: $before) { me { name { firstName } } } }`;
const SAVE_ANSWERS = `mutation MutateProgress($answers: Json, $before: Json, $completed: Boolean = false) {
  updateWizardProgress(name: IDENTITY, completedSteps: ["name"], completed: $completed, answers: $answers, answersBefore: $before) {
    wizardProgress { answers completedDtm } } }`;

const codeOf = ({ errors }: GraphQLResult) => errors?.[0]?.extensions;
const answersOf = async (client: Client) =>
  (await client.graphql(ME)).data.me.latestValidation.progress[0].answers;
const nameOf = async (client: Client) => (await client.graphql(ME)).data.me.name.firstName;

describe("REL-03 (in part) facts", () => {
  test("a page that has read an older name does not replace a newer one", async () => {
    const client = await signIn(server);
    await saveFacts(client, { firstName: "Amara" });
    const older = { firstName: "Amara", lastName: "Okafor" };
    await client.graphql(SAVE_FACTS, { firstName: "Amarachi", lastName: "Okafor", before: older });
    const late = await client.graphql(SAVE_FACTS, {
      firstName: "Mara",
      lastName: "Okafor",
      before: older,
    });
    expect(codeOf(late)).toEqual({ code: "CHANGED_ELSEWHERE" });
    expect(await nameOf(client)).toBe("Amarachi");
    await client.graphql(SAVE_FACTS, { firstName: "Mara", lastName: "Okafor" });
    expect(await nameOf(client)).toBe("Mara");
  });

  test("a save whose response was lost may be repeated; an empty fact is known as empty", async () => {
    const client = await signIn(server);
    const first = {
      firstName: "Amara",
      middleName: "",
      lastName: "Okafor",
      before: { firstName: "", middleName: "", lastName: "" },
    };
    for (const answer of [await client.graphql(SAVE_FACTS, first), await client.graphql(SAVE_FACTS, first)]) {
      expect(answer.errors).toBeUndefined();
    }
  });

  test.each<unknown>([7, [], "Amara", { firstName: 7 }, { toString: "x" }])(
    "nonsense is no knowledge: %j",
    async (before) => {
      const client = await signIn(server);
      expect(
        (await client.graphql(SAVE_FACTS, { firstName: "Amara", lastName: "Okafor", before })).errors,
      ).toBeUndefined();
    },
  );
});

describe("REL-03 (in part) choices", () => {
  test("of two tabs add up, and an older page that knows none wipes none", async () => {
    const client = await signIn(server);
    await saveProgress(client, { answers: { documents: "PASSPORT", docSignposting: ["PASSPORT"] } });
    await client.graphql(SAVE_ANSWERS, { answers: {}, before: {} });
    expect(await answersOf(client)).toEqual({ documents: "PASSPORT", docSignposting: ["PASSPORT"] });
    const before = { documents: "PASSPORT" };
    await client.graphql(SAVE_ANSWERS, { answers: { documents: "none" }, before });
    expect(await answersOf(client)).toEqual({ documents: "none", docSignposting: ["PASSPORT"] });
  });

  test("the same choice made differently is refused, and stays as it is until somebody decides", async () => {
    const client = await signIn(server);
    await saveProgress(client, { answers: { documents: "PASSPORT" } });
    const before = { documents: "PASSPORT" };
    await client.graphql(SAVE_ANSWERS, { answers: { documents: "NATIONAL_ID" }, before });
    const late = await client.graphql(SAVE_ANSWERS, { answers: { documents: "none" }, before });
    expect(codeOf(late)).toEqual({ code: "CHANGED_ELSEWHERE" });
    expect(await answersOf(client)).toEqual({ documents: "NATIONAL_ID" });
    await client.graphql(SAVE_ANSWERS, { answers: { documents: "none" } });
    expect(await answersOf(client)).toEqual({ documents: "none" });
  });

  test("a page that would complete what another tab has changed is told so", async () => {
    const client = await signIn(server);
    await saveFacts(client);
    await saveProgress(client, { answers: { documents: "PASSPORT" } });
    const before = { documents: "none" };
    const answers = { documents: "none", none: "acknowledged" };
    const late = await client.graphql(SAVE_ANSWERS, { answers, before, completed: true });
    expect(codeOf(late)).toEqual({ code: "CHANGED_ELSEWHERE" });
  });
});
