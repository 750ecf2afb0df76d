import { randomUUID } from "node:crypto";
import { type Criteria, defaultCriteria } from "@latchkey/domain/affordability/criteria.ts";
import { factsSource, replayFacts } from "@latchkey/domain/testing/replay-facts.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../test/client.ts";
import { addIncome, aGuarantorSaid, aJob, saveIncome } from "../../test/income.ts";
import { addEvents, startApplication } from "../../test/parties.ts";
import { keepHomes } from "../../test/replays.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { replayCriteria } from "./replay-criteria.ts";
import { storedParties } from "./stored-parties.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

type Person = Partial<Parameters<typeof startApplication>[1][number]>;

/** An application of these people. @returns its parties and their browsers */
const applicationOf = async (reference: string, people: readonly Person[], policy = "no-references") => {
  const all = people.map((person) => ({ email: `${randomUUID()}@example.com`, ...person }));
  const parties = await startApplication(server, all, policy, { reference });
  return Promise.all(
    parties.map(async (party, index) => ({
      ...party,
      client: await signIn(server, all[index]?.email ?? ""),
    })),
  );
};

const tenantOf = async (reference: string, said?: Person) => {
  const [tenant] = await applicationOf(reference, [{ rentShareMinor: 100_000, ...said }]);
  if (!tenant) throw new Error("Nobody lives there.");
  return tenant;
};

type Tenant = Awaited<ReturnType<typeof tenantOf>>;

const earns = async ({ client }: Pick<Tenant, "client">, annualGrossIncome: number, currency = "GBP") =>
  addIncome(client, { ...aJob, annualGrossIncome, currency });

const replayed = async (after: Partial<Criteria>, batchSize = 500): Promise<string> => {
  const lines: string[] = [];
  await replayCriteria(server.context.db, {
    files: {
      before: { file: "old.json", criteria: defaultCriteria },
      after: { file: "new.json", criteria: { ...defaultCriteria, version: 2, ...after } },
    },
    print: async (line) => void lines.push(line),
    batchSize,
  });
  return lines.join("\n");
};

const allParties = async (size: number) => {
  const batches: string[][] = [];
  for await (const batch of storedParties(server.context.db, size)) batches.push(batch.map(({ id }) => id));
  return batches;
};

describe("a replay", () => {
  test("prints why a case changes, and nothing of one that does not", async () => {
    const [close, rich] = [await tenantOf("CLOSE-1"), await tenantOf("RICH-1")];
    const job = await earns(close, 30_500);
    await earns(rich, 90_000);
    const text = await replayed({ tenantIncome: 31 });
    expect(text).toContain("  tenantIncome: 30 → 31\n");
    expect(text).toContain(`CLOSE-1  ${close.partyId}  tenant, share £1,000.00 a month
  passes → does not pass
  affordable rent a month: £1,016.66 → £983.87
  distance before: none
  distance after: £16.13 less rent, or £500.00 more income, or £580.65 more savings
`);
    expect(text).toContain(`RICH-1  ${rich.partyId}  tenant, share £1,000.00 a month
  passes, as before, with other figures
  affordable rent a month: £3,000.00 → £2,903.22
`);
    const dear = { ...defaultCriteria.rates.tenThousandths, EUR: 9_000 };
    const rates = { date: "2026-12-01", tenThousandths: dear };
    expect(await replayed({ rates })).toBe(`old: default, version 1 of 2026-11-01 (old.json)
new: default, version 2 of 2026-11-01 (new.json)
  rates.date: 2026-11-01 → 2026-12-01
  rates.EUR: 0.8700 → 0.9000

2 cases read (0 without an answer yet), 0 changed:
  0 would newly pass
  0 would no longer pass
  0 same outcome with other figures

No facts of decided cases are stored.`);
    const euros = await tenantOf("EURO-1");
    const abroad = await earns(euros, 34_000, "EUR");
    const withEuros = await replayed({ rates });
    expect(withEuros).toContain(`EURO-1  ${euros.partyId}  tenant, share £1,000.00 a month
  does not pass → passes
  T_EMPLOYED_PERM ${abroad}: €34,000.00 counts as £29,580.00 → £30,600.00, at 0.8700 of 2026-11-01 → 0.9000 of 2026-12-01
  income a year: £29,580.00 → £30,600.00
  affordable rent a month: £986.00 → £1,020.00
  distance before: £14.00 less rent, or £420.00 more income, or £504.00 more savings
  distance after: none
`);
    expect(withEuros).toContain("3 cases read (0 without an answer yet), 1 changed:\n  1 would newly pass");
    expect(withEuros).not.toMatch(new RegExp(`CLOSE-1|RICH-1|${job}`));
  });

  test("assesses guarantors by all the shares that they guarantee, and prints nobody's name", async () => {
    const people: readonly Person[] = [
      { rentShareMinor: 60_000, firstName: "Oliver", lastName: "Bennett" },
      { rentShareMinor: 40_000, firstName: "Oscar", lastName: "Bennett" },
      { role: "occupier", firstName: "Olga", lastName: "Bennett" },
      { role: "guarantor", guarantees: [0, 1], firstName: "Margaret", lastName: "Bennett" },
    ];
    const [oliver, oscar, , margaret] = await applicationOf("HOME-1", people);
    if (!oliver || !oscar || !margaret) throw new Error("Somebody is missing.");
    await earns(margaret, 36_000);
    await saveIncome(oscar.client, aGuarantorSaid);
    const text = await replayed({ guarantorIncome: 40 });
    expect(text).toContain(`HOME-1  ${margaret.partyId}  guarantor, share £1,000.00 a month
  passes → does not pass
  affordable rent a month: £1,000.00 → £900.00
`);
    expect(text).toContain(`HOME-1  ${oscar.partyId}  tenant, share £400.00 a month
  does not pass, as before, with other figures
  income that a guarantor needs: £14,400.00 → £16,000.00
`);
    expect(text).toContain("3 cases read (1 without an answer yet), 2 changed:");
    expect(text).not.toMatch(/Bennett|Oliver|Oscar|Margaret|Harbour|@|07700/);
  });

  test("says where the old file is not what the stored outcomes follow from", async () => {
    await earns(await tenantOf("A-1"), 30_500);
    expect(await replayed({})).not.toContain("another outcome than the old file");
    const lines: string[] = [];
    const other = { file: "old.json", criteria: { ...defaultCriteria, tenantIncome: 40 } };
    await replayCriteria(server.context.db, {
      files: { before: other, after: other },
      print: async (line) => void lines.push(line),
    });
    expect(lines.join("\n")).toContain("The rules are the same.");
    expect(lines.at(-2)).toMatch(
      /0 changed[\s\S]*1 case stored with another outcome than the old file gives/,
    );
  });

  test("works out what is stored, whatever the income", async () => {
    const offered: readonly [string, number, string][] = [
      ["T_EMPLOYED_PERM", 29_999.99, "GBP"],
      ["T_SELFEMPLOYED", 34_482.76, "EUR"],
      ["T_SAVINGS", 36_000, "GBP"],
      ["T_SAVINGS", 35_999.99, "GBP"],
      ["T_SCHOLARSHIP_LOANS", 39_473.69, "USD"],
    ];
    for (const [incomeType, annualGrossIncome, currency] of offered) {
      const { client } = await tenantOf(incomeType);
      await addIncome(client, { incomeType, annualGrossIncome, currency });
    }
    await saveIncome((await tenantOf("ZERO-1")).client, { incomeType: "T_ZERO_PERCENT_RENT_SHARE" });
    await addIncome((await tenantOf("HALF-1")).client);
    const text = await replayed({});
    expect(text).toContain("7 cases read (0 without an answer yet), 0 changed");
    expect(text).not.toContain("another outcome than the old file");
  });

  test("is of one moment: what changes meanwhile is not seen", async () => {
    const tenants = [await tenantOf("ONE-1"), await tenantOf("TWO-1")];
    for (const tenant of tenants) await earns(tenant, 30_500);
    const blocks: string[] = [];
    await replayCriteria(server.context.db, {
      files: {
        before: { file: "old.json", criteria: defaultCriteria },
        after: { file: "new.json", criteria: { ...defaultCriteria, tenantIncome: 31 } },
      },
      batchSize: 1,
      print: async (text) => {
        if (!text.includes("-1  ")) return;
        blocks.push(text);
        for (const tenant of tenants) await earns(tenant, 50_000);
      },
    });
    expect(blocks).toEqual([
      expect.stringContaining("passes → does not pass"),
      expect.stringContaining("passes → does not pass"),
    ]);
  });
});

describe("decided cases", () => {
  test("are counted at the end from the facts that are kept apart, a batch at a time", async () => {
    await keepHomes(server, 3, replayFacts([factsSource("T_EMPLOYED_PERM", 30_500)]));
    await keepHomes(server, 2, replayFacts([factsSource("T_BENFITS", 90_000)]));
    await keepHomes(server, 1, replayFacts(null));
    expect(await replayed({ tenantIncome: 31, counted: { T_BENFITS: 90 } }, 2)).toContain(`
5 decided people (and 1 whose figures are not stored), 3 changed:
  0 would get a better result
  3 would get a worse result
  because of tenantIncome: 0 better, 3 worse
  as it was             meets the criteria      with guarantor               below
  meets the criteria                     2                   0                   3
  with guarantor                         0                   0                   0
  below                                  0                   0                   0
  3 with a job: with benefits of the same amount and evidence, 0 would do worse and 0 better`);
  });
});

describe("the stored cases", () => {
  test("are those that ask for income and have not ended", async () => {
    const open = await tenantOf("OPEN-1");
    const [noIncome] = await applicationOf("NONE-1", [{}], "identity-only");
    const reviewed = await tenantOf("SENT-1");
    await addEvents(server, reviewed, "opened", "submitted", "taken_for_review");
    for (const end of ["decided", "withdrawn", "expired"] as const) {
      await addEvents(server, await tenantOf(`${end}-1`), "opened", "submitted", end);
    }
    const [ids] = await allParties(500);
    expect(ids).toEqual([open.partyId, reviewed.partyId].toSorted());
    expect(ids).not.toContain(noIncome?.partyId);
  });

  test.each([
    [1, [1, 1, 1, 1, 1]],
    [2, [2, 2, 1]],
    [5, [5]],
    [6, [5]],
  ])("come %i at a time, each once", async (size, lengths) => {
    const people: readonly Person[] = Array.from({ length: 5 }, () => ({ rentShareMinor: 20_000 }));
    const parties = await applicationOf("BATCH-1", people);
    const batches = await allParties(size);
    expect(batches.map(({ length }) => length)).toEqual(lengths);
    expect(batches.flat()).toEqual(parties.map(({ partyId }) => partyId).toSorted());
  });

  test("none: no batch, and a summary all the same", async () => {
    expect(await allParties(2)).toEqual([]);
    expect(await replayed({ tenantIncome: 31 })).toContain(
      "0 cases read (0 without an answer yet), 0 changed:",
    );
  });
});
