import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, codeOf, signIn } from "../../test/client.ts";
import { decide, deskOf, type GivenInput, onDecision, openEvidence } from "../../test/decisions.ts";
import { sendAsGuarantor } from "../../test/guarantors.ts";
import { addEvents, change, startApplication } from "../../test/parties.ts";
import { aColleague, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { decisionsMayChange } from "../parties/settle-decisions.job.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
let tom: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
  lucia = await aColleague(server);
  tom = await aColleague(server);
});
afterAll(() => server.close());

interface Home {
  readonly applicationId: string;
  readonly tenant: string;
  readonly guarantor: string;
  readonly client: Client;
  readonly guarantors: Client;
}

/** A tenant and who guarantees their rent, both sent. */
const aHome = async (): Promise<Home> => {
  const [own, other] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  const [tenant, guarantor] = await startApplication(
    server,
    [
      { email: own, firstName: "Amara", lastName: "Okafor", rentShareMinor: 95_000 },
      { email: other, role: "guarantor", firstName: "Grace", lastName: "Okafor", guarantees: [0] },
    ],
    "no-references",
  );
  if (!tenant || !guarantor) throw new Error("Nobody was added.");
  await addEvents(server, tenant, "opened", "submitted");
  const guarantors = await signIn(server, other);
  const { errors } = await sendAsGuarantor(server, guarantors);
  expect(errors).toBeUndefined();
  return {
    applicationId: tenant.applicationId,
    tenant: tenant.partyId,
    guarantor: guarantor.partyId,
    client: await signIn(server, own),
    guarantors,
  };
};

const withGuarantor: GivenInput = { outcome: "ACCEPTED_WITH_GUARANTOR", reasons: ["INCOME_BELOW_RULE"] };
const decline: GivenInput = { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] };

/** By one, and by Lucia where it needs two. */
const decideFully = async (by: Colleague, partyId: string, given: GivenInput): Promise<void> => {
  const { data, errors } = await decide(by, partyId, given);
  expect(errors).toBeUndefined();
  const { open } = data.proposeDecision;
  if (open?.state !== "PROPOSED") return;
  await openEvidence(server, lucia, partyId);
  expect((await onDecision(lucia, "agreeToDecision", open.id)).errors).toBeUndefined();
};

const settle = async ({ applicationId }: Home): Promise<void> => {
  await change(server, ({ tx }) => decisionsMayChange(tx, applicationId));
  await server.runJobs();
};

describe("somebody accepted with a guarantor", () => {
  test("stays so while a no about the guarantor is only proposed, and falls once it is agreed", async () => {
    const home = await aHome();
    await decideFully(priya, home.tenant, withGuarantor);
    const { data } = await decide(priya, home.guarantor, decline);
    await settle(home);
    expect((await deskOf(priya, home.tenant)).open).toMatchObject({ state: "AGREED" });
    await openEvidence(server, lucia, home.guarantor);
    await onDecision(lucia, "agreeToDecision", data.proposeDecision.open.id);
    expect(await deskOf(priya, home.tenant)).toMatchObject({
      open: null,
      party: { status: "IN_REVIEW" },
      earlier: [{ state: "DROPPED", droppedBecause: "evidence-changed" }],
    });
  });

  test("cannot be so after a second look, if the guarantor was told no", async () => {
    const home = await aHome();
    await decideFully(priya, home.tenant, decline);
    await decideFully(priya, home.guarantor, decline);
    expect((await deskOf(tom, home.tenant)).party.status).toBe("DECIDED");
    await home.client.graphql(`mutation { askForSecondLook(text: "Please.") { validation { uuid } } }`);
    expect((await deskOf(tom, home.tenant)).blocked).toContainEqual({
      outcome: "ACCEPTED_WITH_GUARANTOR",
      block: "GUARANTOR_DECLINED",
    });
    expect(codeOf(await decide(tom, home.tenant, withGuarantor))).toBe("GUARANTOR_DECLINED");
    await decideFully(tom, home.tenant, decline);
    expect((await deskOf(tom, home.tenant)).party.status).toBe("DECIDED");
  });
});

describe("second looks of one home", () => {
  const contest = async (client: Client) => {
    const asked = await client.graphql(
      `mutation { askForSecondLook(text: "Please.") { validation { uuid } } }`,
    );
    expect(asked.errors).toBeUndefined();
  };
  const statusOf = async (partyId: string): Promise<string> => (await deskOf(tom, partyId)).party.status;
  const bothAskAgain = async (): Promise<Home> => {
    const home = await aHome();
    await decideFully(priya, home.tenant, decline);
    await decideFully(priya, home.guarantor, decline);
    await contest(home.client);
    await contest(home.guarantors);
    return home;
  };

  test("do not wait for each other", async () => {
    const home = await bothAskAgain();
    expect((await deskOf(tom, home.guarantor)).waitsFor).toEqual([]);
    await decideFully(tom, home.tenant, decline);
    expect(await statusOf(home.tenant)).toBe("DECIDED");
    expect(await statusOf(home.guarantor)).toBe("SUBMITTED");
  });

  test("wait for the guarantor whom it takes, and nobody who decided before takes one back", async () => {
    const home = await bothAskAgain();
    await decideFully(tom, home.tenant, withGuarantor);
    const { open, waitsFor } = await deskOf(tom, home.tenant);
    expect(open).toMatchObject({ state: "AGREED" });
    expect(waitsFor).toEqual([{ id: home.guarantor }]);
    for (const decider of [priya, lucia]) {
      expect(codeOf(await onDecision(decider, "takeBackDecision", open.id, "No."))).toBe(
        "SECOND_PERSON_NEEDED",
      );
    }
    await decideFully(tom, home.guarantor, { outcome: "ACCEPTED", overrideReason: "EVIDENCE_ELSEWHERE" });
    expect(await statusOf(home.guarantor)).toBe("DECIDED");
    expect(await statusOf(home.tenant)).toBe("DECIDED");
  });
});

test("neither a guarantor nor somebody who pays alone is told anything of the household", async () => {
  const home = await aHome();
  await decideFully(priya, home.tenant, decline);
  await decideFully(priya, home.guarantor, decline);
  const told = async (client: Client) =>
    (await client.graphql("{ me { latestValidation { decision { householdMet } } } }")).data.me
      .latestValidation.decision;
  expect(await told(home.guarantors)).toEqual({ householdMet: null });
  expect(await told(home.client)).toEqual({ householdMet: null });
});
