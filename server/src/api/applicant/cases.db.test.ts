import { isWithApplicant, statusOf, type ValidationEventKind } from "@latchkey/domain/validations/status.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEvents, pinnedTo, startApplication, startCase } from "../../../test/cases.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { addDocument, answerIdentity, giveConsents, saveFacts, submit } from "../../../test/identity.ts";
import { uploadFile } from "../../../test/upload.ts";
import { signIn, type Visitor } from "../../../test/visitor.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({ SELF_SIGNUP: "false" });
});
afterAll(() => house.close());

let count = 0;
const newAddress = () => {
  count += 1;
  return `person-${count}@example.com`;
};

const firstNameOf = async (visitor: Visitor) =>
  (await visitor.graphql("{ me { name { firstName } } }")).data.me.name.firstName;

const everythingOf = async (visitor: Visitor): Promise<string> => {
  const { data } = await visitor.graphql(
    "{ me { name { firstName lastName } profile { nationality } identityDocuments { id type } latestValidation { validationSubmitted progress { completedDtm submittedDtm } } } }",
  );
  return JSON.stringify(data);
};

const codeOf = ({ errors }: Awaited<ReturnType<Visitor["graphql"]>>) => errors?.[0]?.extensions.code;

describe("an account with several cases", () => {
  test("facts, documents and submission of one case leave the others as they are", async () => {
    const email = newAddress();
    const first = await startCase(house, { email });
    const visitor = pinnedTo(await signIn(house, email), first);
    await giveConsents(visitor);
    await answerIdentity(house, visitor);
    expect((await submit(visitor)).errors).toBeUndefined();
    const before = await everythingOf(visitor);

    const other = pinnedTo(visitor, await startCase(house, { email }));
    await saveFacts(other, { firstName: "Renamed", lastName: "Entirely", nationality: "FR" });
    await addDocument(other, "PASSPORT", await uploadFile(house, other));
    expect(await firstNameOf(other)).toBe("Renamed");
    expect(await everythingOf(visitor)).toBe(before);
    expect(codeOf(await saveFacts(visitor, { firstName: "Renamed" }))).toBe("ALREADY_SUBMITTED");
  });

  test("API-01 a write that names none of several cases is refused and changes nothing", async () => {
    const email = newAddress();
    const parties = [await startCase(house, { email }), await startCase(house, { email })];
    const visitor = await signIn(house, email);
    expect(codeOf(await saveFacts(visitor))).toBe("CASE_NOT_NAMED");
    const signed = await visitor.get(
      "/wizard/api/signedurl/post/user/docs?filename=a.png&filetype=image/png&additionalFilePath=identity",
    );
    expect([signed.statusCode, signed.json()]).toEqual([409, { code: "CASE_NOT_NAMED" }]);
    for (const party of parties) expect(await firstNameOf(pinnedTo(visitor, party))).toBeNull();
  });

  test("ACL-01 somebody else's case is answered like one that never was", async () => {
    const [mine, theirs] = [newAddress(), newAddress()];
    await startCase(house, { email: mine });
    const foreign = await startCase(house, { email: theirs });
    const visitor = await signIn(house, mine);
    for (const partyId of [foreign.partyId, "00000000-0000-4000-8000-000000000000", "nonsense"]) {
      const lost = pinnedTo(visitor, { partyId });
      expect(codeOf(await lost.graphql("{ me { uuid } }"))).toBe("NOT_FOUND");
      expect(codeOf(await saveFacts(lost))).toBe("NOT_FOUND");
      const signed = await lost.get(
        "/wizard/api/signedurl/post/user/docs?filename=a.png&filetype=image/png&additionalFilePath=identity",
      );
      expect(signed.statusCode).toBe(404);
    }
    expect(await firstNameOf(pinnedTo(await signIn(house, theirs), foreign))).toBeNull();
  });

  test("ACL-01 a file of one case cannot be bound to another of the same account", async () => {
    const email = newAddress();
    const one = await startCase(house, { email });
    const two = await startCase(house, { email });
    const visitor = await signIn(house, email);
    const path = await uploadFile(house, pinnedTo(visitor, one));
    expect(codeOf(await addDocument(pinnedTo(visitor, two), "PASSPORT", path))).toBe("NOT_FOUND");
    expect(codeOf(await addDocument(pinnedTo(visitor, one), "PASSPORT", path))).toBeUndefined();
  });

  test("two tabs on two cases that save at once never write into each other", async () => {
    const email = newAddress();
    const parties = [await startCase(house, { email }), await startCase(house, { email })];
    const visitor = await signIn(house, email);
    const tabs = parties.map((party) => pinnedTo(visitor, party));
    const names = ["Anna", "Bruno"];
    for (let round = 0; round < 5; round += 1) {
      const saves = tabs.map((tab, index) => saveFacts(tab, { firstName: names[index] }));
      for (const { errors } of await Promise.all(saves)) expect(errors).toBeUndefined();
    }
    expect(await Promise.all(tabs.map(firstNameOf))).toEqual(names);
  });

  test("two people with one mailbox in one letting both get through", async () => {
    const email = newAddress();
    const couple = await startApplication(house, [
      { email, firstName: "Chiara", lastName: "Rossi" },
      { email, firstName: "Paolo", lastName: "Rossi" },
    ]);
    const visitor = await signIn(house, email);
    const { data } = await visitor.graphql("{ me { cases { uuid application firstName home open } } }");
    const [one, two] = data.me.cases;
    expect(data.me.cases.map(({ firstName }: { firstName: string }) => firstName).sort()).toEqual([
      "Chiara",
      "Paolo",
    ]);
    expect(one.application).toBe(two.application);
    for (const party of couple) {
      const person = pinnedTo(visitor, party);
      await giveConsents(person);
      await answerIdentity(house, person);
      const { data: sent } = await submit(person);
      expect(sent.submitValidation.submittedValidation.validationSubmitted).toBe(true);
    }
  });
});

describe("the case that is shown when none is named", () => {
  const shown = async (visitor: Visitor): Promise<string> =>
    (await visitor.graphql("{ me { uuid } }")).data.me.uuid;

  test("is the newest", async () => {
    const email = newAddress();
    await startCase(house, { email });
    const newest = await startCase(house, { email });
    expect(await shown(await signIn(house, email))).toBe(newest.partyId);
  });

  test.each<[string, readonly ValidationEventKind[], readonly ValidationEventKind[]]>([
    [
      "one that was returned, before a newer one that is under review",
      ["submitted", "returned"],
      ["submitted"],
    ],
    ["one that was returned twice", ["submitted", "returned", "submitted", "returned"], ["decided"]],
    ["one that is under review, before a newer one that is decided", ["submitted"], ["submitted", "decided"]],
    ["one that nobody opened, before a newer one that is withdrawn", [], ["opened", "withdrawn"]],
  ])("is %s", async (_which, older, newer) => {
    const email = newAddress();
    const expected = await startCase(house, { email });
    await addEvents(house, expected, ...older);
    await addEvents(house, await startCase(house, { email }), ...newer);
    const visitor = await signIn(house, email);
    expect(await shown(visitor)).toBe(expected.partyId);
    const { data } = await visitor.graphql("{ me { cases { uuid open } } }");
    expect(data.me.cases[0]).toEqual({
      uuid: expected.partyId,
      open: isWithApplicant(statusOf(["invited", ...older])),
    });
  });
});

describe("a guarantor", () => {
  test("is a party with sections of their own, and sees nothing of the tenant's answers", async () => {
    const [tenantsAddress, guarantorsAddress] = [newAddress(), newAddress()];
    const [tenant, guarantor] = await startApplication(
      house,
      [{ email: tenantsAddress }, { email: guarantorsAddress, role: "guarantor", guarantees: [0] }],
      "scotland-wales-ni-default",
    );
    if (!tenant || !guarantor) throw new Error("Two people were added.");
    await saveFacts(pinnedTo(await signIn(house, tenantsAddress), tenant));
    const other = pinnedTo(await signIn(house, guarantorsAddress), guarantor);
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
      { name: "INCOME_START_STEP", value: "incomeType" },
      { name: "ALLOWED_OTHER_PAYERS", value: [] },
    ]);
  });
});
