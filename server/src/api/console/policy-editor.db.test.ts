import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import { contentNamed, withConditions } from "@latchkey/domain/testing/policies.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GraphQLResult, signIn } from "../../../test/client.ts";
import {
  anApplication,
  createApplication,
  newApplication,
  somebody,
} from "../../../test/new-applications.ts";
import { addEvents } from "../../../test/parties.ts";
import {
  createPolicy,
  policyShown,
  proposeDraft,
  publishDraft,
  publishPolicy,
  retirePolicy,
  saveDraft,
  startDraft,
} from "../../../test/policies.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let ruth: Colleague;
let mei: Colleague;
let priya: Colleague;
let today: string;
beforeAll(async () => {
  server = await openTestServer();
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
  mei = await aColleague(server, ["ADMINISTRATOR"]);
  priya = await aColleague(server, ["REVIEWER"]);
  today = server.context.today();
});
afterAll(() => server.close());

const codeOf = ({ errors }: GraphQLResult) => errors?.[0]?.extensions?.code;
const issuesOf = ({ errors }: GraphQLResult) =>
  (errors?.[0]?.extensions as { issues?: { field: string; code: string }[] })?.issues?.map((issue) => [
    issue.field,
    issue.code,
  ]);

const titled =
  (title: string, change: (content: PolicyContent) => PolicyContent = (content) => content) =>
  (content: PolicyContent): PolicyContent => ({ ...change(content), title });

const sectionsOf = async (partyId: string): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query("select sections from party where id = $1", [partyId]);
  return rows[0].sections;
};

const termsOf = async (applicationId: string) => {
  const { rows } = await server.context.pool.query(
    "select policy, policy_version, criteria, timing from application where id = $1",
    [applicationId],
  );
  return rows[0];
};

describe("a policy of one's own", () => {
  test("goes from a draft to a version that applications begin with, and its next version leaves them alone", async () => {
    const created = (await createPolicy(ruth, "Quillfield standard", "scotland-wales-ni-default")).data
      .policy;
    expect(created).toMatchObject({
      name: "quillfield-standard",
      versions: [],
      draft: { revision: 1, basedOn: null },
    });
    expect(codeOf(await createApplication(priya, newApplication({ policy: created.name })))).toBe(
      "INVALID_INPUT",
    );

    const first = titled("Quillfield standard", (content) => ({
      ...content,
      criteria: { ...content.criteria, tenantIncome: 28, guarantorIncome: 30 },
      timing: { ...content.timing, promiseDays: 3 },
    }))(created.draft.content);
    expect((await saveDraft(ruth, created.name, 1, first)).data.policy.draft).toMatchObject({ revision: 2 });
    expect((await proposeDraft(ruth, created.name, 2, today)).data.policy.draft).toMatchObject({
      from: today,
      proposedBy: "Priya Nair",
    });
    expect(codeOf(await publishDraft(ruth, created.name, 2))).toBe("SECOND_PERSON_NEEDED");
    expect((await publishDraft(mei, created.name, 2)).data.policy).toMatchObject({
      draft: null,
      versions: [
        { version: 1, from: today, content: first, proposedBy: "Priya Nair", agreedBy: "Priya Nair" },
      ],
    });

    const { id } = await anApplication(priya, { policy: created.name });
    expect(await termsOf(id)).toMatchObject({
      policy: "quillfield-standard",
      policy_version: 1,
      criteria: {
        name: "quillfield-standard",
        version: 1,
        date: today,
        tenantIncome: 28,
        guarantorIncome: 30,
      },
      timing: { promiseDays: 3 },
    });

    const started = (await startDraft(mei, created.name)).data.policy;
    expect(started.draft).toMatchObject({ basedOn: 1, revision: 1, content: first });
    const second: PolicyContent = {
      ...first,
      terms: { ...first.terms, tenant: { sections: ["IDENTITY_DEFAULT"], conditions: {} } },
    };
    await saveDraft(mei, created.name, 1, second);
    await proposeDraft(mei, created.name, 2, today);
    await publishDraft(ruth, created.name, 2);
    expect((await policyShown(ruth, created.name)).versions.map(({ version }) => version)).toEqual([2, 1]);

    // A person who joins later answers the questions of the application's own version.
    const added = somebody({ shareMinor: 0 });
    const joined = await askConsole(
      priya,
      `mutation ($id: ID!, $added: [NewPersonInput!]!) {
        changePeople(applicationId: $id, shares: [], added: $added) { people { id role } policyTitle policyVersion } }`,
      { id, added: [added] },
    );
    expect(joined.data.changePeople).toMatchObject({ policyTitle: "Quillfield standard", policyVersion: 1 });
    const { id: occupier } = joined.data.changePeople.people.find(
      ({ role }: { role: string }) => role === "occupier",
    );
    expect(await sectionsOf(occupier)).toEqual(["IDENTITY_DEFAULT", "RESIDENCE_DEFAULT"]);
    const later = await anApplication(priya, { policy: created.name });
    expect(await sectionsOf(later.people[0].id)).toEqual(["IDENTITY_DEFAULT"]);
    expect((await policyShown(ruth, created.name)).usedBy).toBe(2);
  });

  test("tells its applicants what it has to say, before and after they have sent everything", async () => {
    const texts = { before: { en: "Welcome.", de: "Willkommen." }, after: { en: "Thank you." } };
    const name = await publishPolicy([ruth, mei], {
      title: "With texts",
      copyOf: "identity-only",
      change: titled("With texts", (content) => ({ ...content, texts })),
      from: today,
    });
    const applicant = somebody();
    const { id, people } = await anApplication(priya, { policy: name, people: [applicant] });
    const client = await signIn(server, applicant.email);
    const told = async () =>
      (await client.graphql("{ me { latestValidation { policyTexts { language text } } } }")).data.me
        .latestValidation.policyTexts;
    expect(await told()).toEqual([
      { language: "de", text: "Willkommen." },
      { language: "en", text: "Welcome." },
    ]);
    await addEvents(server, { applicationId: id, partyId: people[0].id }, "submitted");
    expect(await told()).toEqual([{ language: "en", text: "Thank you." }]);
  });

  test("that begins tomorrow is not offered today", async () => {
    const name = await publishPolicy([ruth, mei], {
      title: "Tomorrow",
      copyOf: "identity-only",
      change: titled("Tomorrow"),
      from: addMonths(today, 1),
    });
    const offered = (await askConsole(priya, "{ policies { name } }")).data.policies;
    expect(offered.map((one: { name: string }) => one.name)).not.toContain(name);
    expect(issuesOf(await createApplication(priya, newApplication({ policy: name })))).toEqual([
      ["policy", "validation.please_select_an_option"],
    ]);
  });

  test("that is retired is not offered any more, and may come back", async () => {
    const name = await publishPolicy([ruth, mei], {
      title: "For a while",
      copyOf: "identity-only",
      change: titled("For a while"),
      from: today,
    });
    const { id } = await anApplication(priya, { policy: name });
    expect((await retirePolicy(ruth, name)).data.policy.isRetired).toBe(true);
    expect(codeOf(await createApplication(priya, newApplication({ policy: name })))).toBe("INVALID_INPUT");
    const people = await askConsole(
      priya,
      `mutation ($id: ID!, $added: [NewPersonInput!]!) { changePeople(applicationId: $id, shares: [], added: $added) { id } }`,
      { id, added: [somebody({ shareMinor: 0 })] },
    );
    expect(people.errors).toBeUndefined();
    await retirePolicy(ruth, name, false);
    expect((await createApplication(priya, newApplication({ policy: name }))).errors).toBeUndefined();
  });

  test("is for the homes of its countries alone", async () => {
    expect(issuesOf(await createApplication(priya, newApplication({ country: "ENG" })))).toEqual([
      ["policy", "newApplication.validations.policyCountry"],
    ]);
  });
});

describe("a draft", () => {
  const aDraft = async (title: string, copyOf = "identity-only") => {
    const { name, draft } = (await createPolicy(ruth, title, copyOf)).data.policy;
    return { name, content: draft.content as PolicyContent };
  };

  test("that two administrators change at once keeps the first, and tells the second", async () => {
    const { name, content } = await aDraft("Two at once");
    const saved = await Promise.all(
      [ruth, mei].map((by, index) => saveDraft(by, name, 1, { ...content, title: `Two at once ${index}` })),
    );
    expect(saved.map(codeOf).toSorted()).toEqual(["POLICY_CHANGED", undefined]);
    expect((await policyShown(ruth, name)).draft?.revision).toBe(2);
  });

  test("that was changed after it was proposed has to be proposed again", async () => {
    const { name, content } = await aDraft("Changed meanwhile");
    await proposeDraft(ruth, name, 1, today);
    await saveDraft(ruth, name, 1, { ...content, title: "Another" });
    expect(codeOf(await publishDraft(mei, name, 1))).toBe("POLICY_CHANGED");
    expect(codeOf(await publishDraft(mei, name, 2))).toBe("POLICY_CHANGED");
    expect((await policyShown(ruth, name)).draft).toMatchObject({ from: null, proposedBy: null });
  });

  test("with mistakes is refused, each at its place, and nothing is saved", async () => {
    const { name, content } = await aDraft("Mistaken");
    const wrong = {
      ...content,
      title: "",
      timing: { ...content.timing, promiseDays: 0 },
      terms: {
        ...content.terms,
        tenant: { sections: ["IDENTITY_DEFAULT"], conditions: { NO_CHILDREN: true } },
      },
    };
    expect(issuesOf(await saveDraft(ruth, name, 1, wrong))).toEqual([
      ["title", "policies.validations.text"],
      ["terms.tenant.conditions.NO_CHILDREN", "policies.validations.known_key"],
      ["timing.promiseDays", "policies.validations.whole_number"],
    ]);
    expect((await policyShown(ruth, name)).draft).toMatchObject({ revision: 1, content });
  });

  test("that is no JSON is refused as a whole", async () => {
    const { name } = await aDraft("No JSON");
    const answer = await askConsole(
      ruth,
      `mutation { savePolicyDraft(name: "${name}", revision: 1, content: "{") { name } }`,
    );
    expect(issuesOf(answer)).toEqual([["policy", "policies.validations.object"]]);
  });

  test("cannot begin in the past, nor before the newest version", async () => {
    const { name } = await aDraft("In the past");
    expect(issuesOf(await proposeDraft(ruth, name, 1, "2020-01-01"))).toEqual([
      ["from", "validation.date.past"],
    ]);
    for (const [day, code] of [
      ["2027-02-31", "validation.date.invalid"],
      ["9999-01-01", "validation.date.after"],
    ]) {
      expect(issuesOf(await proposeDraft(ruth, name, 1, day ?? ""))).toEqual([["from", code]]);
    }
    await proposeDraft(ruth, name, 1, addMonths(today, 6));
    await publishDraft(mei, name, 1);
    await startDraft(ruth, name);
    expect(issuesOf(await proposeDraft(ruth, name, 1, today))).toEqual([
      ["from", "policies.validations.before_newest"],
    ]);
  });

  test("of a policy without a version takes the policy with it when it is discarded", async () => {
    const { name } = await aDraft("Never mind");
    const discard = () => askConsole(ruth, `mutation { discardPolicyDraft(name: "${name}", revision: 1) }`);
    expect((await discard()).data.discardPolicyDraft).toBe(false);
    expect(codeOf(await discard())).toBe("NOT_FOUND");
    expect((await createPolicy(ruth, "Never mind", "identity-only")).errors).toBeUndefined();
  });

  test("needs a title that no policy has", async () => {
    await aDraft("Taken");
    expect(issuesOf(await createPolicy(mei, "taken!", "identity-only"))).toEqual([
      ["title", "policies.validations.taken"],
    ]);
    expect(issuesOf(await createPolicy(mei, "!!", "identity-only"))).toEqual([
      ["title", "policies.validations.name"],
    ]);
  });
});

describe("what the law forbids", () => {
  const unlawful = withConditions(
    { ...contentNamed("scotland-wales-ni-default"), countries: ["SCT"] },
    { ALLOWED_INCOME_TYPES: ["T_EMPLOYED_PERM"] },
  );

  const lifts = async (by: Colleague, mutation: string) =>
    askConsole(by, `mutation { lifts: ${mutation} { id rule agreedBy } }`);
  const LIFT = `proposeLawLift(rule: "benefits-left-out", reason: "An exemption", source: "Sheriff Court, case 7", sourceDay: "2026-11-01")`;

  test("LAW-02 (in part) cannot be published until two administrators lift the rule, and again when the lift ends", async () => {
    const { name } = (await createPolicy(ruth, "Wages only", "scotland-wales-ni-default")).data.policy;
    await saveDraft(ruth, name, 1, { ...unlawful, title: "Wages only" });
    expect(codeOf(await proposeDraft(ruth, name, 2, today))).toBe("POLICY_HAS_PROBLEMS");

    const [proposed] = (await lifts(ruth, LIFT)).data.lifts;
    expect(proposed).toMatchObject({ rule: "benefits-left-out", agreedBy: null });
    expect(codeOf(await proposeDraft(ruth, name, 2, today))).toBe("POLICY_HAS_PROBLEMS");
    expect(codeOf(await lifts(ruth, `agreeToLawLift(id: "${proposed.id}")`))).toBe("SECOND_PERSON_NEEDED");
    await lifts(mei, `agreeToLawLift(id: "${proposed.id}")`);
    expect((await proposeDraft(ruth, name, 2, today)).errors).toBeUndefined();

    await lifts(mei, `endLawLift(id: "${proposed.id}")`);
    expect(codeOf(await publishDraft(mei, name, 2))).toBe("POLICY_HAS_PROBLEMS");
  });

  test("is told before an application begins, if the rule counts again", async () => {
    const [proposed] = (await lifts(ruth, LIFT)).data.lifts;
    await lifts(mei, `agreeToLawLift(id: "${proposed.id}")`);
    const name = await publishPolicy([ruth, mei], {
      title: "Wages alone",
      copyOf: "scotland-wales-ni-default",
      change: () => ({ ...unlawful, title: "Wages alone" }),
      from: today,
    });
    await lifts(ruth, `endLawLift(id: "${proposed.id}")`);
    const { policies } = (await askConsole(priya, "{ policies { name warnings(country: SCT) } }")).data;
    expect(policies.find((one: { name: string }) => one.name === name).warnings).toEqual([
      "benefits-left-out",
    ]);
  });

  test("a lift names its reason, source and day", async () => {
    const answer = await lifts(
      ruth,
      `proposeLawLift(rule: "income-left-out", reason: " ", source: "", sourceDay: "2026-02-30")`,
    );
    expect(issuesOf(answer)).toEqual([
      ["rule", "validation.please_select_an_option"],
      ["reason", "validation.required"],
      ["source", "validation.required"],
      ["sourceDay", "validation.date.invalid"],
    ]);
  });
});

test("a published version cannot be changed, not even by the product's role", async () => {
  await expect(
    server.context.pool.query(
      "update policy_version set valid_from = '2020-01-01' where policy = 'identity-only'",
    ),
  ).rejects.toThrow("permission denied");
});
