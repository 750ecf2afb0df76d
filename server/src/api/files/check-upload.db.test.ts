import { describe, expect, test, vi } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument, saveFacts } from "../../../test/identity.ts";
import { badChild } from "../../../test/open-checks.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";
import { openRateLimiter } from "../../platform/limits/rate-limit.ts";
import { notChecked, type Verdict, type VerifiedFile } from "../../verification/verifier.ts";
import { verificationRoutes } from "./verification-address.ts";

/** The calls of the verifier, and the stored verdicts. */

interface Asked {
  readonly kind: "document" | "photo";
  readonly key: string;
  readonly answer: (verdict: Verdict) => void;
}

/** Its verdict is pending until the test provides one. */
const patientVerifier = () => {
  const asked: Asked[] = [];
  const look =
    (kind: Asked["kind"]) =>
    ({ key }: VerifiedFile): Promise<Verdict> =>
      new Promise((resolve) => asked.push({ kind, key, answer: resolve }));
  return { asked, verifier: { checkDocument: look("document"), checkPhoto: look("photo") } };
};

const quickVerifier = (...verdicts: readonly Verdict[]) => {
  let times = 0;
  const look = async (): Promise<Verdict> => {
    times += 1;
    return verdicts[times - 1] ?? { outcome: "ok" };
  };
  return { times: () => times, verifier: { checkDocument: look, checkPhoto: look } };
};

const ask = async (
  client: Client,
  url: string,
  kind: keyof typeof verificationRoutes = "document",
  question: object = {},
) => {
  const response = await client.post(verificationRoutes[kind], { url, ...question });
  return [response.statusCode, response.json()];
};

const passed = [200, { checked: true }];
const blurred: Verdict = { outcome: "refused", field: "detect_blur" };

const outcomes = async ({ context }: TestServer): Promise<readonly string[]> => {
  const { rows } = await context.pool.query(
    "select outcome from file_check where kind <> 'look' order by kind",
  );
  return rows.map(({ outcome }) => outcome);
};

test("API-05 two concurrent requests share one verdict per kind of check", async () => {
  const { asked, verifier } = patientVerifier();
  const server = await startTestServer({}, { verifier });
  const client = await signIn(server);
  const path = await uploadFile(server, client);
  const answers = [ask(client, path), ask(client, path), ask(client, path, "photo")];
  // The network decides which kind comes first.
  for (const next of [0, 1]) {
    await expect.poll(() => asked.length).toBe(next + 1);
    asked[next]?.answer(asked[next]?.kind === "document" ? blurred : { outcome: "ok" });
  }
  const refused = [422, { type: "validation_error", field: "detect_blur" }];
  expect(await Promise.all(answers)).toEqual([refused, refused, passed]);
  expect(asked).toHaveLength(2);
});

test("API-05 the files of one applicant wait for each other, and for nobody else's", async () => {
  const { asked, verifier } = patientVerifier();
  const server = await startTestServer({}, { verifier });
  const [eager, other] = [await signIn(server), await signIn(server)];
  const many = await Promise.all([1, 2, 3].map(() => uploadFile(server, eager)));
  const path = await uploadFile(server, other);
  const answers = many.map((one) => ask(eager, one));
  await expect.poll(() => asked.length).toBe(1);
  const others = ask(other, path);
  await expect.poll(() => asked.length).toBe(2);
  expect(path.endsWith(`/${asked[1]?.key}`)).toBe(true);
  asked[1]?.answer({ outcome: "ok" });
  expect(await others).toEqual(passed);
  expect(asked).toHaveLength(2);
  for (const next of [0, 2, 3]) {
    await expect.poll(() => asked.length).toBeGreaterThan(next);
    asked[next]?.answer({ outcome: "ok" });
  }
  expect(await Promise.all(answers)).toEqual([passed, passed, passed]);
});

const unchecked = [200, { checked: false }];
const refusedAs = (field: string) => [422, { type: "validation_error", field }];

test.each<[string, Verdict, unknown[]]>([
  ["not_checked:timeout", notChecked("timeout"), unchecked],
  ["not_checked:memory", notChecked("memory"), unchecked],
  [
    "refused:file_dynamic_form",
    { outcome: "refused", field: "file_dynamic_form" },
    refusedAs("file_dynamic_form"),
  ],
  ["refused:file_encrypted", { outcome: "refused", field: "file_encrypted" }, refusedAs("file_encrypted")],
  ["refused:file_unreadable", { outcome: "refused", field: "file_unreadable" }, refusedAs("file_unreadable")],
  ["refused:file_too_large", { outcome: "refused", field: "file_too_large" }, refusedAs("file_too_large")],
])(
  "FIL-08 (in part) API-05 a file that was %s stays so, and is not decoded again, whatever it is asked as",
  async (outcome, verdict, answer) => {
    const { times, verifier } = quickVerifier(verdict);
    const server = await startTestServer({}, { verifier });
    const client = await signIn(server);
    const path = await uploadFile(server, client);
    expect(await ask(client, path)).toEqual(answer);
    expect(await ask(client, path)).toEqual(answer);
    expect(await ask(client, path, "document", { type: "passport" })).toEqual(answer);
    expect(await ask(client, path, "document", { type: "passport", side: "back" })).toEqual(answer);
    expect(await ask(client, path, "photo")).toEqual(answer);
    expect([times(), await outcomes(server)]).toEqual([1, [outcome, outcome]]);
  },
);

test("FIL-08 (in part) using a file that timed out as another document neither hides that nor has it checked again", async () => {
  const { times, verifier } = quickVerifier(notChecked("timeout"));
  const server = await startTestServer({}, { verifier });
  const client = await signIn(server);
  const path = await uploadFile(server, client);
  await ask(client, path, "document", { type: "visa" });
  await addDocument(client, "PASSPORT", path);
  expect(await outcomes(server)).toEqual(["not_checked:timeout"]);
  await ask(client, path, "document", { type: "passport" });
  expect(times()).toBe(1);
});

describe("API-05 each applicant has a budget of check time", () => {
  // Long enough for a process to start on a busy machine: the second person's file needs a new one.
  const slowly = { ...badChild, timeoutMs: 8_000 };
  const aPhoto = (content: string) => ({
    filename: "Passport.jpg",
    filetype: "image/jpeg",
    content: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(content)]),
  });
  const partyOf = async (client: Client): Promise<string> =>
    (await client.graphql("{ me { uuid } }")).data.me.uuid;
  const passWindows = ({ context }: TestServer) =>
    context.pool.query("update rate_counter set window_start = window_start - interval '1 day'");

  test("a file that takes long uses it up: the next one is not checked, and somebody else's is", async () => {
    const server = await startTestServer({ CHECK_SECONDS_PER_HOUR: "8" }, { checkSettings: slowly });
    const [eager, other] = [await signIn(server), await signIn(server)];
    const opened = vi.spyOn(server.context.checks, "inspect");
    const files = [
      await uploadFile(server, eager, aPhoto("hang")),
      await uploadFile(server, eager, aPhoto("hang")),
    ];
    const checked = vi.spyOn(server.context.checks, "checkFace");
    for (const file of files) expect(await ask(eager, file, "photo")).toEqual(unchecked);
    expect(opened).toHaveBeenCalledTimes(1);
    expect(checked).not.toHaveBeenCalled();
    expect((await outcomes(server)).toSorted()).toEqual([
      "not_checked:budget",
      "not_checked:timeout",
      "not_checked:timeout",
    ]);
    // A slow machine may not finish it in time.
    await ask(other, await uploadFile(server, other, aPhoto("good")), "photo");
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test("is shared by all servers, and whole again when its window has passed", async () => {
    const { verifier } = quickVerifier();
    const server = await startTestServer({ CHECK_SECONDS_PER_HOUR: "2" }, { verifier });
    const client = await signIn(server);
    const path = await uploadFile(server, client);
    const { db, keyring, config } = server.context;
    const elsewhere = openRateLimiter({ db, keyring, limits: config.limits });
    await elsewhere.spend("check-time", await partyOf(client), 1_999.2);
    expect(await ask(client, path)).toEqual(unchecked);
    expect(await outcomes(server)).toEqual(["not_checked:budget"]);
    await passWindows(server);
    await elsewhere.spend("check-time", await partyOf(client), 1_999);
    expect(await ask(client, path)).toEqual(passed);
  });
});

test.each(["busy", "failed", "crashed", "budget"])(
  "FRM-344 (in part) after %s a file is checked again",
  async (reason) => {
    const { verifier } = quickVerifier(notChecked(reason), { outcome: "ok" });
    const server = await startTestServer({}, { verifier });
    const client = await signIn(server);
    const path = await uploadFile(server, client);
    await ask(client, path);
    expect(await ask(client, path)).toEqual(passed);
    expect(await outcomes(server)).toEqual(["ok"]);
  },
);

test("FRM-341 “not checked” does not replace a verdict that another server recorded meanwhile", async () => {
  const { asked, verifier } = patientVerifier();
  const server = await startTestServer({}, { verifier });
  const client = await signIn(server);
  const answer = ask(client, await uploadFile(server, client));
  await expect.poll(() => asked.length).toBe(1);
  await server.context.pool.query(
    `insert into file_check (upload_id, application_id, party_id, kind, asked, outcome, scores, findings)
     select id, application_id, party_id, 'document', 'unknown/front', 'refused:detect_blur', '{}', '{}' from upload`,
  );
  asked[0]?.answer(notChecked("timeout"));
  await answer;
  expect(await outcomes(server)).toEqual(["refused:detect_blur"]);
});

test("IDN-112 a name that changes during a check is compared in its new form", async () => {
  const { asked, verifier } = patientVerifier();
  const server = await startTestServer({}, { verifier });
  const client = await signIn(server);
  await saveFacts(client, { firstName: "Amara", lastName: "Okafor", birthdate: "1990-02-14" });
  const answer = ask(client, await uploadFile(server, client));
  await expect.poll(() => asked.length).toBe(1);
  await saveFacts(client, { firstName: "Amara", lastName: "Smith", birthdate: "1990-02-14" });
  const zone = {
    format: "TD3",
    documentCode: "P",
    issuer: "GBR",
    number: "123456789",
    surname: "OKAFOR",
    givenNames: "AMARA",
    birthdate: "1990-02-14",
    expiry: "2031-05-05",
    nationality: "GBR",
  } as const;
  asked[0]?.answer({ outcome: "ok", zone });
  await answer;
  const { rows } = await server.context.pool.query("select findings from file_check");
  expect(rows).toEqual([{ findings: ["surname"] }]);
});
