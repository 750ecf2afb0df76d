import { describe, expect, test } from "vitest";
import { type Client, signIn } from "../../test/client.ts";
import {
  agreeTo,
  answerAsGuarantor,
  guaranteeOf,
  SAMPLE_HOME,
  sendAsGuarantor,
  tenantsOf,
} from "../../test/guarantors.ts";
import { giveConsents, submit } from "../../test/identity.ts";
import { aGuarantorSaid } from "../../test/income.ts";
import { addEvents, consentsOf, partyNamed, paysShare } from "../../test/parties.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { wordsIn } from "../../test/words-in.ts";

const uuidOf = async (client: Client): Promise<string> =>
  (await client.graphql("{ me { uuid } }")).data.me.uuid;

/** Two tenants have named the guarantor; the first has sent, so that the guarantor is here. */
const guarantorOfFirst = async () => {
  const server = await startTestServer();
  const [first, second] = await tenantsOf(server, 2);
  if (!first || !second) throw new Error("Two people have signed in.");
  await submit(first);
  return { server, first, second, guarantor: await signIn(server, aGuarantorSaid.email) };
};

const ofAmara = { tenants: ["Amara Okafor"], home: SAMPLE_HOME, monthlyAmount: 950 };
const ofBoth = { tenants: ["Amara Okafor", "Lukas Brandt"], home: SAMPLE_HOME, monthlyAmount: 1_900 };

const agreements = async (server: TestServer, client: Client) => {
  const { rows } = await server.context.pool.query(
    "select name, given, text_version, language, at, shown from consent where party_id = $1 and name = 'guarantee' order by id",
    [await uuidOf(client)],
  );
  return rows;
};

const codeOf = ({ errors }: Awaited<ReturnType<typeof submit>>) => errors?.[0]?.extensions.code;
const missingOf = ({ errors }: Awaited<ReturnType<typeof submit>>) => errors?.[0]?.extensions.missing;

test("a guarantee says where it ends with the tenant's death", async () => {
  const { server, guarantor } = await guarantorOfFirst();
  const endsIn = async (country: string) => {
    await server.context.pool.query("update application set property_country = $1", [country]);
    return (await guarantor.graphql("{ me { guarantee { endsAtDeath } } }")).data.me.guarantee.endsAtDeath;
  };
  expect([await endsIn("ENG"), await endsIn("SCT")]).toEqual([true, false]);
});

describe("agreeing to guarantee", () => {
  test("is stored with what was shown, the version of its text, the language and the time", async () => {
    const { server, guarantor } = await guarantorOfFirst();
    expect(await guaranteeOf(guarantor)).toEqual({ asked: ofAmara, agreed: null, open: true });
    const { data } = await agreeTo(guarantor, ofAmara, "pt");
    expect(data.agreeToGuarantee.me.guarantee.agreed).toEqual(ofAmara);
    expect(await agreements(server, guarantor)).toEqual([
      {
        name: "guarantee",
        given: true,
        text_version: "2026-12",
        language: "pt",
        at: expect.any(Date),
        shown: { tenants: ["Amara Okafor"], home: SAMPLE_HOME, monthlyPence: 95_000 },
      },
    ]);
    const { rows } = await server.context.pool.query(
      "select action, outcome from audit_entry where party_id = $1 and action = 'guarantee-agreed'",
      [await uuidOf(guarantor)],
    );
    expect(rows).toEqual([{ action: "guarantee-agreed", outcome: "done" }]);
  });

  test("twice is recorded once", async () => {
    const { server, guarantor } = await guarantorOfFirst();
    await agreeTo(guarantor, ofAmara);
    expect((await agreeTo(guarantor, ofAmara, "de")).errors).toBeUndefined();
    expect(await agreements(server, guarantor)).toHaveLength(1);
  });

  test.each([
    ["another amount", { ...ofAmara, monthlyAmount: 949.99 }],
    ["another tenant", { ...ofAmara, tenants: ["Lukas Brandt"] }],
    ["another home", { ...ofAmara, home: "14 Alder Row, Leeds LS6 2QB" }],
  ])("to %s than is asked is refused, and nothing is stored", async (_what, shown) => {
    const { server, guarantor } = await guarantorOfFirst();
    expect(codeOf(await agreeTo(guarantor, shown))).toBe("CHANGED_ELSEWHERE");
    expect(await agreements(server, guarantor)).toEqual([]);
  });

  test("is nothing for a tenant", async () => {
    const { server, first } = await guarantorOfFirst();
    expect(await guaranteeOf(first)).toBeNull();
    expect(codeOf(await agreeTo(first, ofAmara))).toBe("NOT_FOUND");
    expect(await agreements(server, first)).toEqual([]);
  });

  test("the three consents are given without it, and without a word of it", async () => {
    const { server, guarantor } = await guarantorOfFirst();
    await giveConsents(guarantor);
    const names = (await consentsOf(server, await uuidOf(guarantor))).map(({ name }) => name);
    expect(names).toEqual(["backgroundChecks", "dataAccuracy", "marketing", "termsAndConditions"]);
    expect((await guaranteeOf(guarantor)).agreed).toBeNull();
  });
});

describe("a guarantor's submission", () => {
  test("is refused without the agreement, and accepted with it", async () => {
    const { server, guarantor } = await guarantorOfFirst();
    await answerAsGuarantor(server, guarantor);
    const refused = await submit(guarantor);
    expect([codeOf(refused), missingOf(refused)]).toEqual(["SUBMISSION_NOT_ALLOWED", ["CONSENTS"]]);
    await agreeTo(guarantor, ofAmara);
    expect((await submit(guarantor)).errors).toBeUndefined();
  });

  test("is refused after another tenant has named them, until they agree to both", async () => {
    const { server, second, guarantor } = await guarantorOfFirst();
    await answerAsGuarantor(server, guarantor);
    await agreeTo(guarantor, ofAmara);
    await submit(second);
    await server.runJobs();
    expect(await guaranteeOf(guarantor)).toEqual({ asked: ofBoth, agreed: ofAmara, open: true });
    expect(missingOf(await submit(guarantor))).toEqual(["CONSENTS"]);
    await agreeTo(guarantor, ofBoth);
    expect((await submit(guarantor)).errors).toBeUndefined();
    expect((await agreements(server, guarantor)).map(({ shown }) => shown.monthlyPence)).toEqual([
      95_000, 190_000,
    ]);
  });

  test("is refused after a share has changed", async () => {
    const { server, first, guarantor } = await guarantorOfFirst();
    await answerAsGuarantor(server, guarantor);
    await agreeTo(guarantor, ofAmara);
    await paysShare(server, await uuidOf(first), 95_001);
    expect(missingOf(await submit(guarantor))).toEqual(["CONSENTS"]);
    expect(codeOf(await agreeTo(guarantor, ofAmara))).toBe("CHANGED_ELSEWHERE");
    await agreeTo(guarantor, { ...ofAmara, monthlyAmount: 950.01 });
    expect((await submit(guarantor)).errors).toBeUndefined();
  });
});

describe("after the submission", () => {
  test("what has changed is agreed to anew, and nothing else can be", async () => {
    const { server, second, guarantor } = await guarantorOfFirst();
    expect((await sendAsGuarantor(server, guarantor)).errors).toBeUndefined();
    await submit(second);
    await server.runJobs();
    expect(await guaranteeOf(guarantor)).toEqual({ asked: ofBoth, agreed: ofAmara, open: true });
    expect((await agreeTo(guarantor, ofBoth)).errors).toBeUndefined();
    expect(codeOf(await giveConsents(guarantor, { dataAccuracy: false }))).toBe("ALREADY_SUBMITTED");
    expect(await agreements(server, guarantor)).toHaveLength(2);
  });

  test("a decided case asks for nothing more", async () => {
    const { server, second, guarantor } = await guarantorOfFirst();
    await sendAsGuarantor(server, guarantor);
    await addEvents(server, await partyNamed(server, await uuidOf(guarantor)), "taken_for_review", "decided");
    await submit(second);
    await server.runJobs();
    expect((await guaranteeOf(guarantor)).open).toBe(false);
    expect(codeOf(await agreeTo(guarantor, ofBoth))).toBe("ALREADY_SUBMITTED");
    expect(await agreements(server, guarantor)).toHaveLength(1);
  });
});

describe("the e-mail that the guarantee has changed", () => {
  const changesIn = (server: TestServer) =>
    server.emails
      .filter(({ id }) => id.startsWith("guarantee-changed"))
      .map(({ to, message }) => [to, message.subject]);
  const street = "Flat 2/1, 14 Garnethill Street";

  test("reaches whoever has agreed, when another tenant names them, and leads to the page", async () => {
    const { server, second, guarantor } = await guarantorOfFirst();
    await agreeTo(guarantor, ofAmara);
    await submit(second);
    await server.runJobs();
    expect(changesIn(server)).toEqual([[aGuarantorSaid.email, `Your guarantee for ${street} has changed`]]);
    const { message } = server.emails.at(-1) ?? {};
    expect(message?.button?.href).toContain(`?case=${await uuidOf(guarantor)}`);
    expect(wordsIn(message)).not.toMatch(/950|1,?900|Lukas|Amara/);
  });

  test("is not written to whoever has not agreed yet, or has agreed to this already", async () => {
    const { server, first, second } = await guarantorOfFirst();
    await submit(second);
    await server.runJobs();
    await submit(first);
    await server.runJobs();
    expect(changesIn(server)).toEqual([]);
  });

  test("tells whoever is not named any more that nothing is left to do", async () => {
    const { server, first, guarantor } = await guarantorOfFirst();
    await agreeTo(guarantor, ofAmara);
    const party = await partyNamed(server, await uuidOf(first));
    const { pool } = server.context;
    await pool.query("update guarantor_nomination set email = 'otto@example.com' where party_id = $1", [
      party.partyId,
    ]);
    await pool.query("select graphile_worker.add_job('invite-guarantor', $1)", [JSON.stringify(party)]);
    await server.runJobs();
    expect(changesIn(server)).toEqual([
      [aGuarantorSaid.email, `You are no longer asked to be a guarantor for ${street}`],
    ]);
    expect(server.emails.map(({ to, id }) => [to, id.startsWith("invitation")])).toContainEqual([
      "otto@example.com",
      true,
    ]);
  });
});
