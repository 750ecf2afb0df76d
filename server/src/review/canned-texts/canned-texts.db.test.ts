import { cannedTextIssues } from "@latchkey/domain/review/canned-text.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, issuesOf, signIn } from "../../../test/client.ts";
import { decide, onDecision, openEvidence, take } from "../../../test/decisions.ts";
import { answerIdentity, giveConsents, submit } from "../../../test/identity.ts";
import { anApplication, somebody } from "../../../test/new-applications.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { keepShippedCannedTexts } from "./keep-shipped-canned-texts.ts";
import { shippedCannedTexts } from "./shipped-canned-texts.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
let ruth: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
  lucia = await aColleague(server);
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());

const FIELDS = "{ id versionId version name reason isRetired by texts { language text } }";

const listOf = async () => (await askConsole(ruth, `{ cannedTexts ${FIELDS} }`)).data.cannedTexts;

const offered = async (use: "REQUEST" | "DECISION") =>
  (await askConsole(priya, `{ offeredCannedTexts(use: ${use}) ${FIELDS} }`)).data.offeredCannedTexts;

const save = (input: object, more: { readonly id?: string; readonly version?: number } = {}) =>
  askConsole(
    ruth,
    `mutation ($id: ID, $version: Int, $input: CannedTextInput!) {
      saveCannedText(id: $id, version: $version, input: $input) ${FIELDS} }`,
    { ...more, input },
  );

const inAll = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));

const aPerson = async () => {
  const person = somebody();
  const made = await anApplication(priya, { people: [person], policy: "identity-only" });
  const client = await signIn(server, person.email);
  await answerIdentity(server, client);
  await giveConsents(client);
  await submit(client);
  const partyId: string = made.people[0].id;
  await take(priya, partyId);
  await server.context.pool.query(
    "update account set language = 'de' where id = (select account_id from party where id = $1)",
    [partyId],
  );
  return { partyId, client, email: person.email };
};

const ask = (partyId: string, request: object) =>
  askConsole(
    priya,
    "mutation ($id: ID!, $requests: [RequestInput!]!) { askForMore(partyId: $id, requests: $requests) }",
    { id: partyId, requests: [request] },
  );

const REASON = "PARTIAL_CROPPED_BLURRY_DOCUMENT";
const again = { section: "IDENTITY", start: "upload", end: "upload", reasons: [REASON] };

const choiceFor = async (use: "REQUEST" | "DECISION", reason: string) => {
  const found = (await offered(use)).find((text: { reason: string }) => text.reason === reason);
  return { reason, versionId: found.versionId };
};

describe("the words that the product ships", () => {
  test.each(shippedCannedTexts.map((text) => [text.name, text] as const))(
    "%s: is complete",
    (_name, text) => {
      expect(cannedTextIssues(text)).toEqual({});
    },
  );

  test("are there from the start, once, and a change of them stays", async () => {
    const [first] = shippedCannedTexts;
    if (!first) throw new Error("Nothing is shipped.");
    const { id, name, use, reason, texts } = first;
    const { errors } = await save(
      { name, use, reason, ...texts, en: `${texts.en} Thank you.` },
      { id, version: 1 },
    );
    expect(errors).toBeUndefined();
    await keepShippedCannedTexts(server.context.db);
    const own = (await listOf()).filter((text: { id: string }) => text.id === id);
    expect(own).toMatchObject([{ version: 2, by: expect.any(String) }]);
    expect((await listOf()).length).toBeGreaterThanOrEqual(shippedCannedTexts.length);
  });
});

describe("an administrator", () => {
  const words = {
    name: "Share code",
    use: "request",
    reason: "SHARECODE_REQUIRED",
    ...inAll("Send it by {day}."),
  };

  test("keeps versions, and a change of an older one is refused", async () => {
    await save(words);
    const made = (await listOf()).find((text: { name: string }) => text.name === "Share code");
    expect(made).toMatchObject({ version: 1, isRetired: false });
    await save({ ...words, ...inAll("Please send it by {day}.") }, { id: made.id, version: 1 });
    expect(codeOf(await save(words, { id: made.id, version: 1 }))).toBe("CHANGED_ELSEWHERE");
    const { rows } = await server.context.pool.query(
      "select version, texts ->> 'fr' as fr from canned_text_version where text_id = $1 order by version",
      [made.id],
    );
    expect(rows).toEqual([
      { version: 1, fr: "Send it by {day}." },
      { version: 2, fr: "Please send it by {day}." },
    ]);
  });

  test("is told which language and which variable is wrong", async () => {
    const refused = await save({ ...words, name: "", it: "", pt: "{rent}" });
    expect(Object.keys(issuesOf(refused)).toSorted()).toEqual(["it", "name", "pt"]);
  });

  test("retires a text, which is not offered and not taken then", async () => {
    await save({ ...words, name: "To be retired" });
    const made = (await listOf()).find((text: { name: string }) => text.name === "To be retired");
    const retire = (isRetired: boolean) =>
      askConsole(
        ruth,
        "mutation ($id: ID!, $is: Boolean!) { retireCannedText(id: $id, isRetired: $is) { id } }",
        {
          id: made.id,
          is: isRetired,
        },
      );
    await retire(true);
    const isOffered = async () => (await offered("REQUEST")).some(({ id }: { id: string }) => id === made.id);
    expect(await isOffered()).toBe(false);
    const { partyId } = await aPerson();
    const canned = [{ reason: "SHARECODE_REQUIRED", versionId: made.versionId }];
    const refused = await ask(partyId, { ...again, reasons: ["SHARECODE_REQUIRED", REASON], canned });
    expect(codeOf(refused)).toBe("INVALID_INPUT");
    await retire(false);
    expect(await isOffered()).toBe(true);
    const { rows } = await server.context.pool.query(
      "select action from audit_entry where action like 'canned-%'",
    );
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(["canned-text-saved", "canned-text-retired", "canned-text-used-again"]),
    );
  });
});

describe("in a request", () => {
  test("the applicant reads them in their language, the reviewer in English, before and after", async () => {
    const { partyId, client } = await aPerson();
    const canned = [await choiceFor("REQUEST", REASON)];
    const request = { ...again, canned };
    const { data } = await askConsole(
      priya,
      "query ($id: ID!, $request: RequestInput!) { cannedOfRequest(partyId: $id, request: $request) { theirs yours } }",
      { id: partyId, request },
    );
    const [seen] = data.cannedOfRequest;
    expect(seen.theirs).toMatch(/^Bitte senden Sie „[^{]+“ noch einmal/);
    expect(seen.yours).toMatch(/^Please send “[^{]+” again/);
    expect((await ask(partyId, { ...request, comment: "Page two." })).errors).toBeUndefined();
    const asked = await client.graphql("{ me { latestValidation { remedialSections { comment } } } }");
    expect(asked.data.me.latestValidation.remedialSections).toEqual([
      { comment: `${seen.theirs}\n\nPage two.` },
    ]);
    const dossier = await askConsole(
      priya,
      "query ($id: ID!) { dossier(partyId: $id) { requests { comment } } }",
      {
        id: partyId,
      },
    );
    expect(dossier.data.dossier.requests).toEqual([{ comment: `${seen.yours}\n\nPage two.` }]);
    await server.runJobs();
  });

  test("words of a reason that is not ticked are refused at their field", async () => {
    const { partyId } = await aPerson();
    const canned = [await choiceFor("REQUEST", "EXPIRED_DOCUMENT")];
    const refused = await ask(partyId, { ...again, canned });
    expect(issuesOf(refused)).toEqual({ "requests.0.canned": "canned.validations.gone" });
  });

  test("a request without words of a reviewer is as before", async () => {
    const { partyId, client } = await aPerson();
    await ask(partyId, again);
    const asked = await client.graphql("{ me { latestValidation { remedialSections { comment } } } }");
    expect(asked.data.me.latestValidation.remedialSections).toEqual([{ comment: null }]);
  });
});

describe("in a refusal", () => {
  test("the applicant reads them in their language with the decision", async () => {
    const { partyId, client } = await aPerson();
    const canned = [await choiceFor("DECISION", "IDENTITY_NOT_SHOWN")];
    const { data } = await askConsole(
      priya,
      "query ($id: ID!, $canned: [CannedChoiceInput!]!) { cannedOfDecision(partyId: $id, canned: $canned) { theirs yours } }",
      { id: partyId, canned },
    );
    const [seen] = data.cannedOfDecision;
    expect(seen.theirs).toMatch(/^Mit den vorliegenden Dokumenten/);
    const reasons = ["IDENTITY_NOT_SHOWN"];
    const proposed = await decide(priya, partyId, { outcome: "DECLINED", reasons, canned });
    expect(proposed.data.proposeDecision.open.canned).toEqual([seen.yours]);
    const { id } = proposed.data.proposeDecision.open;
    await openEvidence(server, lucia, partyId);
    expect((await onDecision(lucia, "agreeToDecision", id)).errors).toBeUndefined();
    const told = await client.graphql("{ me { latestValidation { decision { cannedWords words } } } }");
    expect(told.data.me.latestValidation.decision).toEqual({ cannedWords: [seen.theirs], words: null });
  });
});
