import type { PartyEventKind } from "@latchkey/domain/parties/status.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { answerIdentity, giveConsents, ME, submit } from "../../../test/identity.ts";
import { addEvents, consentsOf, partyNamed } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const uuidOf = async (client: Client): Promise<string> =>
  (await client.graphql(ME)).data.me.latestValidation.uuid;

/** Submitted, with the marketing consent, and with whatever happened to the case after that. */
const submittedAnd = async (...events: readonly PartyEventKind[]) => {
  const client = await signIn(server);
  await giveConsents(client, { marketing: true });
  await answerIdentity(server, client);
  await submit(client);
  const uuid = await uuidOf(client);
  await addEvents(server, await partyNamed(server, uuid), ...events);
  return { client, uuid };
};

const audited = async (uuid: string): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    "select action from audit_entry where party_id = $1 and action like '%consent%' order by id",
    [uuid],
  );
  return rows.map(({ action }) => action);
};

test("FRM-158 PRV-08 consents are stored with the version of their text, the language and the time", async () => {
  const client = await signIn(server);
  const { data } = await giveConsents(client, { marketing: true, language: "pt" });
  expect(data.updateConsents.me).toEqual({
    consents: { marketing: true },
    latestValidation: { consents: { termsAndConditions: true, backgroundChecks: true, dataAccuracy: true } },
  });
  const rows = await consentsOf(server, await uuidOf(client));
  expect(rows).toEqual(
    ["backgroundChecks", "dataAccuracy", "marketing", "termsAndConditions"].map((name) => ({
      name,
      given: true,
      language: "pt",
      text_version: "2026-12",
      at: expect.any(Date),
    })),
  );
});

test("PRV-08 (in part) before the submission too, only the marketing consent is recorded when only it changes", async () => {
  const client = await signIn(server);
  await giveConsents(client, { marketing: true });
  const uuid = await uuidOf(client);
  const before = await consentsOf(server, uuid);
  const { data } = await giveConsents(client, { marketing: false, language: "it" });
  expect(data.updateConsents.me.consents).toEqual({ marketing: false });
  await giveConsents(client, { marketing: false, language: "it" });
  const after = await consentsOf(server, uuid);
  const ofMarketing = ({ name }: { name: string }) => name === "marketing";
  expect(after.filter((row) => !ofMarketing(row))).toEqual(before.filter((row) => !ofMarketing(row)));
  expect(after.filter(ofMarketing).map(({ given, language }) => [given, language])).toEqual([
    [true, "en"],
    [false, "it"],
  ]);
  expect(await audited(uuid)).toEqual(["consents-given", "marketing-consent-withdrawn"]);
});

describe.each<[string, readonly PartyEventKind[]]>([
  ["submitted", []],
  ["in review", ["taken_for_review"]],
  ["returned", ["taken_for_review", "returned"]],
  ["decided", ["taken_for_review", "decided"]],
])("ACL-04 PRV-08 the consents of a case that is %s", (_standing, events) => {
  test("the three are neither withdrawn nor recorded anew", async () => {
    const { client, uuid } = await submittedAnd(...events);
    const before = await consentsOf(server, uuid);
    for (const name of ["termsAndConditions", "backgroundChecks", "dataAccuracy"]) {
      const { errors } = await giveConsents(client, { [name]: false, marketing: false });
      expect(errors?.[0]?.extensions.code).toBe("ALREADY_SUBMITTED");
    }
    expect((await giveConsents(client, { marketing: true, language: "de" })).errors).toBeUndefined();
    expect(await consentsOf(server, uuid)).toEqual(before);
    expect(await audited(uuid)).toEqual(["consents-given"]);
  });

  test("the marketing consent is withdrawn and given again, each with its language and time", async () => {
    const { client, uuid } = await submittedAnd(...events);
    const before = await consentsOf(server, uuid);
    const marketing = async (given: boolean) =>
      (await giveConsents(client, { marketing: given, language: "fr" })).data.updateConsents.me.consents
        .marketing;
    expect(await marketing(false)).toBe(false);
    expect(await marketing(false)).toBe(false);
    expect(await marketing(true)).toBe(true);
    const added = (given: boolean) => ({
      name: "marketing",
      given,
      language: "fr",
      text_version: "2026-12",
      at: expect.any(Date),
    });
    const [first, ...others] = before.filter(({ name }) => name === "marketing");
    expect(others).toEqual([]);
    const after = await consentsOf(server, uuid);
    expect(after.filter(({ name }) => name === "marketing")).toEqual([first, added(false), added(true)]);
    const required = (rows: typeof before) => rows.filter(({ name }) => name !== "marketing");
    expect(required(after)).toEqual(required(before));
    expect(await audited(uuid)).toEqual([
      "consents-given",
      "marketing-consent-withdrawn",
      "marketing-consent-given",
    ]);
  });
});
