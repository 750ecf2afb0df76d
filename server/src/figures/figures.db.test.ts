import { randomUUID } from "node:crypto";
import { countsOfDecision } from "@latchkey/domain/figures/case-counts.ts";
import type { ShownFigures } from "@latchkey/domain/figures/shown-figures.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../test/client.ts";
import { anEarnerDecided } from "../../test/decided-earner.ts";
import { decide, decideFully, onDecision, openEvidence } from "../../test/decisions.ts";
import { everyRow } from "../../test/every-row.ts";
import { endQueuedChecks, saveProgress, submit } from "../../test/identity.ts";
import { asOwner } from "../../test/owner.ts";
import { partyNamed, startApplication } from "../../test/parties.ts";
import { askAgain } from "../../test/requests.ts";
import { aSentDocument, type SentDocument } from "../../test/reviewed.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { uploadFile } from "../../test/upload.ts";
import { countsOfEarlierCases } from "./figures.migration.ts";
import { keepCounts, sumCounts } from "./keep-counts.ts";

let server: TestServer;
let reviewers: readonly [Colleague, Colleague];
let ruth: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  reviewers = [await aColleague(server), await aColleague(server)];
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());
beforeEach(() => asOwner(server, "delete from figure_count", []));

/** `measure grouping=value count`, sorted. */
const stored = async (where = "true"): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    `select measure || ' ' || "grouping" || '=' || value || ' ' || sum(count) as said from figure_count where ${where}
      group by measure, "grouping", value order by 1`,
  );
  return rows.map(({ said }) => said);
};

/** The later counts minus the earlier ones. */
const lessThan = (later: readonly string[], before: readonly string[]): readonly string[] => {
  const countOf = (said: string) => Number(said.slice(said.lastIndexOf(" ")));
  const nameOf = (said: string) => said.slice(0, said.lastIndexOf(" "));
  const known = new Map(before.map((said) => [nameOf(said), countOf(said)]));
  return later.flatMap((said) => {
    const more = countOf(said) - (known.get(nameOf(said)) ?? 0);
    return more > 0 ? [`${nameOf(said)} ${more}`] : [];
  });
};

const ofAll = () => stored(`"grouping" = 'all'`);

/** @returns the request's id */
const askForPassport = async (partyId: string): Promise<string> =>
  askAgain(server, await partyNamed(server, partyId), {
    section: "IDENTITY",
    start: "upload",
    end: "upload",
  });

const answerWithPassport = async ({ client }: SentDocument, remedial: string): Promise<void> => {
  const path = await uploadFile(server, client);
  await client.graphql(
    `mutation MutateMe($path: String!, $remedial: ID!) {
      updateMe(identityDocuments: [{ type: "PASSPORT", path: $path }], remedialSectionUuid: $remedial) { me { uuid } } }`,
    { path, remedial },
  );
  const { data } = await client.graphql("{ me { latestValidation { remedialSections { progressId } } } }");
  const [{ progressId: id }] = data.me.latestValidation.remedialSections;
  await saveProgress(client, { id, remedial, steps: ["upload"], completed: true });
  await submit(client);
  await endQueuedChecks(server);
};

const figures = async (by: Colleague, args = "period: three_months") => {
  const { data, errors } = await askConsole(
    by,
    `{ figures(${args}) { from to agencyId policy isWithheld shown agencies { id name } policies { id name } reviewers { id name } } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.figures as {
    readonly from: string;
    readonly to: string;
    readonly agencyId: string | null;
    readonly policy: string | null;
    readonly isWithheld: boolean;
    readonly shown: ShownFigures;
    readonly agencies: readonly { readonly id: string; readonly name: string }[];
    readonly policies: readonly { readonly id: string; readonly name: string }[];
    readonly reviewers: readonly { readonly id: string; readonly name: string }[];
  };
};

describe("what is counted", () => {
  test("a final decision, by one group at a time and with nothing that leads to its case", async () => {
    const partyId = await anEarnerDecided(server, reviewers);
    expect(await ofAll()).toEqual([
      "days/0 all= 1",
      "met all= 1",
      "outcome/accepted all= 1",
      "requests/0 all= 1",
    ]);
    expect(await stored("measure = 'outcome/accepted'")).toEqual([
      "outcome/accepted all= 1",
      "outcome/accepted benefits=none 1",
      "outcome/accepted country=SCT 1",
      "outcome/accepted income=T_EMPLOYED_PERM 1",
      "outcome/accepted language=en 1",
      "outcome/accepted proof=papers 1",
      `outcome/accepted reviewer=${reviewers[0].id} 1`,
      "outcome/accepted role=tenant 1",
    ]);
    const kept = (await everyRow(server)).split("\n").filter((row) => row.startsWith("public.figure_count"));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.join()).not.toMatch(new RegExp(`${partyId}|Harbour|Baker|@`));
  });

  test("a decline although the sums are met, with its reason and who agreed", async () => {
    await anEarnerDecided(server, reviewers, { outcome: "DECLINED", reasons: ["RENT_ARREARS"] });
    expect(await ofAll()).toEqual(
      expect.arrayContaining([
        "met_adverse all= 1",
        "met_adverse/RENT_ARREARS all= 1",
        "deviation/RENT_ARREARS/against all= 1",
        "second/declined/agreed all= 1",
      ]),
    );
  });

  test("the first submission, what was asked again, a refused proposal and a reconsideration", async () => {
    const [priya, lucia] = reviewers;
    const asked = await aSentDocument(server, priya);
    expect(await ofAll()).toEqual(["received all= 1"]);
    await answerWithPassport(asked, await askForPassport(asked.partyId));
    expect(await ofAll()).toEqual(["received all= 1"]);
    await decideFully(server, reviewers, { partyId: asked.partyId, outcome: "ACCEPTED" });
    expect(await ofAll()).toEqual(expect.arrayContaining(["asked/IDENTITY all= 1", "requests/1 all= 1"]));
    await asOwner(server, "delete from figure_count", []);
    const { partyId: other, client: theirs } = await aSentDocument(server, priya);
    const { data } = await decide(priya, other, { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] });
    await openEvidence(server, lucia, other);
    await onDecision(lucia, "refuseDecision", data.proposeDecision.open.id, "The passport is fine.");
    expect(await ofAll()).toEqual(["received all= 1", "second/declined/refused all= 1"]);
    await decideFully(server, reviewers, {
      partyId: other,
      outcome: "DECLINED",
      reasons: ["IDENTITY_NOT_SHOWN"],
    });
    await theirs.graphql(`mutation { askForSecondLook(text: "It is mine.") { __typename } }`);
    const carol = await aColleague(server);
    await decideFully(server, [carol, await aColleague(server)], { partyId: other, outcome: "ACCEPTED" });
    const counts = await ofAll();
    expect(counts).toContain("second_look/changed all= 1");
    expect(counts.filter((count) => count.startsWith("outcome"))).toEqual(["outcome/declined all= 1"]);
  });

  test("a case that ends without a decision, and that a request was open", async () => {
    const [priya] = reviewers;
    const email = `${randomUUID()}@example.com`;
    await startApplication(server, [{ email }], "identity-only");
    await (await signIn(server, email)).graphql("mutation { leaveApplication { __typename } }");
    expect(await ofAll()).toEqual(["ended/withdrawn all= 1"]);
    const { client, partyId } = await aSentDocument(server, priya);
    await askForPassport(partyId);
    await client.graphql("mutation { leaveApplication { __typename } }");
    expect(await ofAll()).toEqual(["ended/withdrawn all= 2", "received all= 1", "unanswered all= 1"]);
  });

  test("is added up without loss, also while counts arrive", async () => {
    await anEarnerDecided(server, reviewers);
    await anEarnerDecided(server, reviewers);
    const before = await stored();
    await sumCounts(server.context.db);
    await anEarnerDecided(server, reviewers);
    await Promise.all([sumCounts(server.context.db), sumCounts(server.context.db)]);
    const { rows } = await server.context.pool.query(
      "select count(*)::int as left from figure_count where not is_sum",
    );
    expect(rows).toEqual([{ left: 0 }]);
    const raised = before.map((said) => said.replace(/2$/, "3"));
    expect(await stored()).toEqual(raised);
  });

  test("of earlier cases is what their decisions counted, without proof, working days and second reviewers", async () => {
    const backfilled = async (): Promise<readonly string[]> => {
      await asOwner(server, "delete from figure_count", []);
      await countsOfEarlierCases.execute(server.context.db);
      const kept = await stored(
        "measure like 'outcome/%' or measure like 'met%' or measure like 'deviation/%'",
      );
      await asOwner(server, "delete from figure_count", []);
      return kept;
    };
    const before = await backfilled();
    await anEarnerDecided(server, reviewers);
    await anEarnerDecided(server, reviewers, { outcome: "DECLINED", reasons: ["RENT_ARREARS"] });
    const counted = await stored(
      `"grouping" <> 'proof' and (measure like 'outcome/%' or measure like 'met%' or measure like 'deviation/%')`,
    );
    expect(counted).toContain("deviation/RENT_ARREARS/against all= 1");
    expect(counted).toContain("met income=T_EMPLOYED_PERM 2");
    expect(lessThan(await backfilled(), before)).toEqual(counted);
  });
});

describe("the figures that an administrator reads", () => {
  interface KeptAt {
    readonly agencyId: string;
    readonly today: string;
    readonly policy?: string;
  }

  const keepMany = async (count: number, { agencyId, today, policy = "no-references" }: KeptAt) => {
    const counts = countsOfDecision(
      {
        role: "tenant",
        income: "T_BENFITS",
        benefits: "some",
        proof: "papers",
        country: "SCT",
        language: "de",
        reviewer: reviewers[1].id,
      },
      {
        outcome: "accepted",
        reasons: [],
        conditions: [],
        override: null,
        calculated: "accepted",
        income: null,
        requests: 0,
        asked: [],
        days: 2,
      },
    );
    for (let left = count; left > 0; left -= 1) {
      await keepCounts(server.context.db, { agencyId, policy, today }, counts);
    }
  };

  const agencies = async (): Promise<readonly string[]> => {
    const { rows } = await server.context.pool.query("select id from agency order by created_at");
    return rows.map(({ id }) => id);
  };

  test("say nothing about nine people, and name the group of ten", async () => {
    const [agencyId = ""] = await agencies();
    const today = server.context.today();
    await keepMany(9, { agencyId, today });
    expect((await figures(ruth)).shown.total).toMatchObject({ decided: null, yes: null });
    await keepMany(1, { agencyId, today });
    const { shown, policies, reviewers: named } = await figures(ruth);
    expect(shown.total).toMatchObject({ decided: 10, days: { median: 2, p90: 2 } });
    expect(shown.groups.find(({ grouping }) => grouping === "language")?.groups).toMatchObject([
      { value: "de", decided: 10 },
    ]);
    expect(policies.map(({ id }) => id)).toEqual(["no-references"]);
    expect(named).toEqual([{ id: reviewers[1].id, name: expect.any(String) }]);
    expect(shown.groups.find(({ grouping }) => grouping === "agency")?.groups).toMatchObject([
      { value: agencyId, decided: 10 },
    ]);
  });

  test("are those of the months, the agency and the policy that are asked for", async () => {
    const [agencyId = ""] = await agencies();
    const today = server.context.today();
    await keepMany(10, { agencyId, today });
    await keepMany(12, { agencyId, today: addDays(today, -120) });
    expect((await figures(ruth)).shown.total.decided).toBe(10);
    expect((await figures(ruth)).shown.before.days).toEqual({ median: 2, p90: 2 });
    expect((await figures(ruth, "period: twelve_months")).shown.total.decided).toBe(22);
    expect(await figures(ruth)).toMatchObject({ agencyId: null, policy: null });
    const chosen = { agencyId, policy: "no-references" };
    expect(
      await figures(ruth, `period: this_year, agencyId: "${agencyId}", policy: "no-references"`),
    ).toMatchObject(chosen);
    const other = randomUUID();
    const of = async (args: string) =>
      (await figures(ruth, `period: twelve_months, ${args}`)).shown.total.decided;
    expect(await of(`agencyId: "${agencyId}"`)).toBe(22);
    expect(await of(`agencyId: "${other}"`)).toBe(0);
    expect(await of(`agencyId: "not-an-id"`)).toBe(0);
    expect(await of(`policy: "no-references"`)).toBe(22);
    expect(await of(`policy: "every-proof"`)).toBe(0);
  });

  test("are not shown of a choice that would tell a small group beside the figures of all", async () => {
    const [agencyId = ""] = await agencies();
    const today = server.context.today();
    await keepMany(30, { agencyId, today });
    await keepMany(6, { agencyId, today, policy: "every-proof" });
    expect(await figures(ruth)).toMatchObject({ isWithheld: false, shown: { total: { decided: 36 } } });
    for (const policy of ["no-references", "every-proof"]) {
      const { isWithheld, shown } = await figures(ruth, `period: this_year, policy: "${policy}"`);
      expect([isWithheld, shown.total.decided]).toEqual([true, 0]);
      expect(shown.groups.flatMap(({ groups }) => groups)).toEqual([]);
    }
    await keepMany(4, { agencyId, today, policy: "every-proof" });
    expect(await figures(ruth, `period: this_year, policy: "no-references"`)).toMatchObject({
      isWithheld: false,
      shown: { total: { decided: 30 } },
    });
    const { rows } = await server.context.pool.query(
      "insert into agency (name) values ('Pennant Lets') returning id",
    );
    await keepMany(9, { agencyId: rows[0].id, today });
    expect((await figures(ruth, `period: this_year, agencyId: "${agencyId}"`)).isWithheld).toBe(true);
  });

  test("remain when the cases themselves are deleted", async () => {
    await anEarnerDecided(server, reviewers);
    const before = await stored();
    await asOwner(server, "truncate application cascade", []);
    expect(await stored()).toEqual(before);
  });
});
