import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeClamd, fakeClamd, HARMFUL, hasClamd, realClamd } from "../../test/clamd.ts";
import { type Client, signIn } from "../../test/client.ts";
import { addDocument, answerIdentity, giveConsents, ME, saveProgress, submit } from "../../test/identity.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { aPicture, type FileToSend, postForm, signForm, uploadFile } from "../../test/upload.ts";
import { clamd, ScannerUnavailable, type VirusScanner } from "../partners/clamd.ts";
import { scanPendingHandler } from "./scan-pending.ts";

const aHarmfulPicture = (): FileToSend => {
  const picture = aPicture();
  return { ...picture, content: Buffer.concat([picture.content, Buffer.from(HARMFUL)]) };
};

const send = async (server: TestServer, client: Client, file: FileToSend) => {
  const { url, fields } = await signForm(client, file);
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return postForm(server, url, [...parts, { name: "file", value: file.content }]);
};

const scanStates = async ({ context }: TestServer): Promise<readonly string[]> => {
  const { rows } = await context.pool.query("select scan_state from upload order by created_at");
  return rows.map(({ scan_state }) => scan_state);
};

/** Runs the scheduled job, for files that have waited long enough. */
const theClockStrikes = async ({ context }: TestServer): Promise<void> => {
  await context.pool.query("update upload set stored_at = stored_at - interval '1 minute'");
  await scanPendingHandler.run({}, context);
};

const quarantines = async ({ context }: TestServer): Promise<number> => {
  const { rows } = await context.pool.query(
    "select 1 from audit_entry where action = 'file-quarantined' and actor = 'job:scan'",
  );
  return rows.length;
};

let fake: FakeClamd;
let scanner: VirusScanner;
beforeEach(async () => {
  fake = await fakeClamd();
  scanner = impatient(clamd(fake.address));
});
afterEach(() => fake.close());

/** Like the real one, but with short timeouts. */
const impatient = (patient: VirusScanner): VirusScanner => ({
  ...patient,
  scan: (open, patience) => patient.scan(open, { ...patience, timeoutMs: 300 }),
});

test("FIL-05 (in part) a clean file is clean before the response", async () => {
  const server = await startTestServer({}, { scanner });
  const client = await signIn(server);
  const path = await uploadFile(server, client);
  expect(await scanStates(server)).toEqual(["clean"]);
  expect((await addDocument(client, "PASSPORT", path)).errors).toBeUndefined();
});

test("FIL-05 (in part) an infected file is quarantined, the applicant is told, and it cannot be used", async () => {
  const server = await startTestServer({}, { scanner });
  const client = await signIn(server);
  const { url, fields } = await signForm(client, aHarmfulPicture());
  const answer = await postForm(server, url, [
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: "file", value: aHarmfulPicture().content },
  ]);
  expect([answer.statusCode, answer.json()]).toEqual([400, { code: "INFECTED" }]);
  expect(answer.headers.location).toBeUndefined();
  expect(await scanStates(server)).toEqual(["infected"]);
  expect(await quarantines(server)).toBe(1);
  const { errors } = await addDocument(client, "PASSPORT", `${url}/${fields.key}`);
  expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  await server.runJobs();
  // They saw it on the screen: no e-mail.
  expect(server.emails.filter(({ id }) => id.startsWith("quarantined"))).toEqual([]);
});

describe("while the scanner is down", () => {
  test.each(["hangs", "breaks", "babbles"] as const)(
    "FIL-05 (in part) REL-04 (in part) it %s: the file is accepted, stays pending, blocks the submission, and is scanned later without a restart",
    async (mood) => {
      const server = await startTestServer({}, { scanner });
      const client = await signIn(server);
      fake.mood = mood;
      await answerIdentity(server, client);
      await giveConsents(client);
      expect(await scanStates(server)).toEqual(["pending"]);
      expect((await submit(client)).errors?.[0]?.extensions).toEqual({
        code: "SUBMISSION_NOT_ALLOWED",
        missing: ["FILE_CHECK"],
      });
      await theClockStrikes(server);
      expect(await scanStates(server)).toEqual(["pending"]);
      fake.mood = "works";
      await theClockStrikes(server);
      expect(await scanStates(server)).toEqual(["clean"]);
      expect((await submit(client)).errors).toBeUndefined();
    },
  );

  test("FIL-05 (in part) REL-04 (in part) nobody listens there: pending as well", async () => {
    const server = await startTestServer({}, { scanner });
    await fake.close();
    await uploadFile(server, await signIn(server));
    expect(await scanStates(server)).toEqual(["pending"]);
    fake = await fakeClamd();
  });

  test("FIL-05 (in part) a file found infected later leaves the section, the card goes back to in progress, and an e-mail is sent", async () => {
    const server = await startTestServer({}, { scanner });
    const client = await signIn(server, "told.later@example.com");
    fake.mood = "hangs";
    const path = await uploadFile(server, client, aHarmfulPicture());
    await answerIdentity(server, client, path);
    fake.mood = "works";
    await theClockStrikes(server);
    expect(await scanStates(server)).toEqual(["infected"]);
    const { me } = (await client.graphql(ME)).data;
    expect(me.identityDocuments).toEqual([]);
    expect(me.latestValidation.progress).toMatchObject([{ name: "IDENTITY", completedDtm: null }]);
    await server.runJobs();
    const told = server.emails.filter(({ id }) => id.startsWith("quarantined"));
    expect(told.map(({ to, message }) => [to, message.subject])).toEqual([
      ["told.later@example.com", "We could not use one of your files"],
    ]);
    await theClockStrikes(server);
    await server.runJobs();
    expect(await quarantines(server)).toBe(1);
    const again = await uploadFile(server, client);
    await addDocument(client, "PASSPORT", again);
    const saved = await saveProgress(client, { steps: ["upload"], completed: true });
    expect(saved.errors).toBeUndefined();
  });
});

test("FIL-05 (in part) a verdict and a save that binds the file are serialised", async () => {
  const server = await startTestServer({}, { scanner });
  const client = await signIn(server);
  fake.mood = "hangs";
  const path = await uploadFile(server, client, aHarmfulPicture());
  fake.mood = "works";
  await Promise.all([theClockStrikes(server), addDocument(client, "PASSPORT", path)]);
  expect((await client.graphql(ME)).data.me.identityDocuments).toEqual([]);
});

test("FIL-05 (in part) without a scanner a file is unscanned, and so is one that waited for a scanner that was removed", async () => {
  const without = await startTestServer();
  await uploadFile(without, await signIn(without));
  expect(await scanStates(without)).toEqual(["unscanned"]);
  await without.context.pool.query("update upload set scan_state = 'pending'");
  await theClockStrikes(without);
  expect(await scanStates(without)).toEqual(["unscanned"]);
});

describe.runIf(hasClamd)("with the real clamd", () => {
  test("FIL-05 (in part) a signature of the test's own is found, a picture is clean, and a dead daemon yields no verdict", async () => {
    const address = await realClamd();
    const server = await startTestServer({}, { scanner: clamd(address) });
    const client = await signIn(server);
    expect((await send(server, client, aPicture())).statusCode).toBe(204);
    expect((await send(server, client, aHarmfulPicture())).json()).toEqual({ code: "INFECTED" });
    const large = { ...aPicture(), content: Buffer.concat([aPicture().content, Buffer.alloc(9_000_000)]) };
    expect((await send(server, client, large)).statusCode).toBe(204);
    expect(await scanStates(server)).toEqual(["clean", "infected", "clean"]);
    await expect(clamd({ path: "/nowhere.sock" }).ping()).rejects.toThrow(ScannerUnavailable);
  });
});
