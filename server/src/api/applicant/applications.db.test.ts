import { isWithApplicant, type PartyEventKind, statusOf } from "@latchkey/domain/parties/status.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument, answerIdentity, giveConsents, saveFacts, submit } from "../../../test/identity.ts";
import { addEvents, pinnedTo, startApplication, startSingle } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ SELF_SIGNUP: "false" });
});
afterAll(() => server.close());

let count = 0;
const newAddress = () => {
  count += 1;
  return `person-${count}@example.com`;
};

const firstNameOf = async (client: Client) =>
  (await client.graphql("{ me { name { firstName } } }")).data.me.name.firstName;

const everythingOf = async (client: Client): Promise<string> => {
  const { data } = await client.graphql(
    "{ me { name { firstName lastName } profile { nationality } identityDocuments { id type } latestValidation { validationSubmitted progress { completedDtm submittedDtm } } } }",
  );
  return JSON.stringify(data);
};

const codeOf = ({ errors }: Awaited<ReturnType<Client["graphql"]>>) => errors?.[0]?.extensions.code;

describe("an account with several cases", () => {
  test("facts, documents and submission of one case leave the others unchanged", async () => {
    const email = newAddress();
    const first = await startSingle(server, { email });
    const client = pinnedTo(await signIn(server, email), first);
    await giveConsents(client);
    await answerIdentity(server, client);
    expect((await submit(client)).errors).toBeUndefined();
    const before = await everythingOf(client);

    const other = pinnedTo(client, await startSingle(server, { email }));
    await saveFacts(other, { firstName: "Renamed", lastName: "Entirely", nationality: "FR" });
    await addDocument(other, "PASSPORT", await uploadFile(server, other));
    expect(await firstNameOf(other)).toBe("Renamed");
    expect(await everythingOf(client)).toBe(before);
    expect(codeOf(await saveFacts(client, { firstName: "Renamed" }))).toBe("ALREADY_SUBMITTED");
  });

  test("a write without a case, where there are several, is refused and changes nothing", async () => {
    const email = newAddress();
    const parties = [await startSingle(server, { email }), await startSingle(server, { email })];
    const client = await signIn(server, email);
    expect(codeOf(await saveFacts(client))).toBe("CASE_NOT_NAMED");
    const signed = await client.get(
      "/wizard/api/signedurl/post/user/docs?filename=a.png&filetype=image/png&additionalFilePath=identity",
    );
    expect([signed.statusCode, signed.json()]).toEqual([409, { code: "CASE_NOT_NAMED" }]);
    for (const party of parties) expect(await firstNameOf(pinnedTo(client, party))).toBeNull();
  });

  test("ACL-01 SHR-003 somebody else's case gets the same response as an unknown one", async () => {
    const [mine, theirs] = [newAddress(), newAddress()];
    await startSingle(server, { email: mine });
    const foreign = await startSingle(server, { email: theirs });
    const client = await signIn(server, mine);
    for (const partyId of [foreign.partyId, "00000000-0000-4000-8000-000000000000", "nonsense"]) {
      const lost = pinnedTo(client, { partyId });
      expect(codeOf(await lost.graphql("{ me { uuid } }"))).toBe("NOT_FOUND");
      expect(codeOf(await saveFacts(lost))).toBe("NOT_FOUND");
      const signed = await lost.get(
        "/wizard/api/signedurl/post/user/docs?filename=a.png&filetype=image/png&additionalFilePath=identity",
      );
      expect(signed.statusCode).toBe(404);
    }
    expect(await firstNameOf(pinnedTo(await signIn(server, theirs), foreign))).toBeNull();
  });

  test("ACL-01 a file of one case cannot be bound to another of the same account", async () => {
    const email = newAddress();
    const one = await startSingle(server, { email });
    const two = await startSingle(server, { email });
    const client = await signIn(server, email);
    const path = await uploadFile(server, pinnedTo(client, one));
    expect(codeOf(await addDocument(pinnedTo(client, two), "PASSPORT", path))).toBe("NOT_FOUND");
    expect(codeOf(await addDocument(pinnedTo(client, one), "PASSPORT", path))).toBeUndefined();
  });

  test("two tabs that save to two cases at once never mix them up", async () => {
    const email = newAddress();
    const parties = [await startSingle(server, { email }), await startSingle(server, { email })];
    const client = await signIn(server, email);
    const tabs = parties.map((party) => pinnedTo(client, party));
    const names = ["Anna", "Bruno"];
    for (let round = 0; round < 5; round += 1) {
      const saves = tabs.map((tab, index) => saveFacts(tab, { firstName: names[index] }));
      for (const { errors } of await Promise.all(saves)) expect(errors).toBeUndefined();
    }
    expect(await Promise.all(tabs.map(firstNameOf))).toEqual(names);
  });

  test("two people with one mailbox in one letting can both submit", async () => {
    const email = newAddress();
    const couple = await startApplication(server, [
      { email, firstName: "Chiara", lastName: "Rossi" },
      { email, firstName: "Paolo", lastName: "Rossi" },
    ]);
    const client = await signIn(server, email);
    const { data } = await client.graphql("{ me { applications { uuid application firstName home open } } }");
    const [one, two] = data.me.applications;
    expect(data.me.applications.map(({ firstName }: { firstName: string }) => firstName).sort()).toEqual([
      "Chiara",
      "Paolo",
    ]);
    expect(one.application).toBe(two.application);
    for (const party of couple) {
      const person = pinnedTo(client, party);
      await giveConsents(person);
      await answerIdentity(server, person);
      const { data: sent } = await submit(person);
      expect(sent.submitValidation.submittedValidation.validationSubmitted).toBe(true);
    }
  });
});

describe("the case that is shown when none is named", () => {
  const shown = async (client: Client): Promise<string> =>
    (await client.graphql("{ me { uuid } }")).data.me.uuid;

  test("is the newest", async () => {
    const email = newAddress();
    await startSingle(server, { email });
    const newest = await startSingle(server, { email });
    expect(await shown(await signIn(server, email))).toBe(newest.partyId);
  });

  test.each<[string, readonly PartyEventKind[], readonly PartyEventKind[]]>([
    [
      "one that was returned, before a newer one that is under review",
      ["submitted", "returned"],
      ["submitted"],
    ],
    ["one that was returned twice", ["submitted", "returned", "submitted", "returned"], ["decided"]],
    ["one that is under review, before a newer one that is decided", ["submitted"], ["submitted", "decided"]],
    ["one that nobody opened, before a newer one that is withdrawn", [], ["opened", "withdrawn"]],
    [
      "one that is resumed, before a newer one that is under review",
      ["opened", "expired", "resumed"],
      ["submitted"],
    ],
    [
      "one that is looked at again, before a newer one that is decided",
      ["submitted", "decided", "contested"],
      ["submitted", "decided"],
    ],
  ])("is %s", async (_which, older, newer) => {
    const email = newAddress();
    const expected = await startSingle(server, { email });
    await addEvents(server, expected, ...older);
    await addEvents(server, await startSingle(server, { email }), ...newer);
    const client = await signIn(server, email);
    expect(await shown(client)).toBe(expected.partyId);
    const { data } = await client.graphql("{ me { applications { uuid open } } }");
    expect(data.me.applications[0]).toEqual({
      uuid: expected.partyId,
      open: isWithApplicant(statusOf(["invited", ...older])),
    });
  });
});

describe("a guarantor", () => {
  test("is a party with their own sections, and sees none of the tenant's answers", async () => {
    const [tenantsAddress, guarantorsAddress] = [newAddress(), newAddress()];
    const [tenant, guarantor] = await startApplication(
      server,
      [{ email: tenantsAddress }, { email: guarantorsAddress, role: "guarantor", guarantees: [0] }],
      "scotland-wales-ni-default",
    );
    if (!tenant || !guarantor) throw new Error("Two people were added.");
    await saveFacts(pinnedTo(await signIn(server, tenantsAddress), tenant));
    const other = pinnedTo(await signIn(server, guarantorsAddress), guarantor);
    const { data } = await other.graphql(
      "{ me { role name { firstName } latestValidation { sections { variant } sectionMetaData { conditions { name value } } } } }",
    );
    expect(data.me).toMatchObject({ role: "guarantor", name: { firstName: null } });
    const { sections, sectionMetaData } = data.me.latestValidation;
    expect(sections.map(({ variant }: { variant: string }) => variant)).toEqual([
      "IDENTITY_DEFAULT",
      "INCOME_WITHOUT_GUARANTOR",
    ]);
    expect(sectionMetaData.conditions).toEqual([
      { name: "ALLOWED_OTHER_PAYERS", value: [] },
      { name: "INCOME_START_STEP", value: "incomeType" },
    ]);
  });
});
