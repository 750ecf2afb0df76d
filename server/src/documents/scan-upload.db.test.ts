import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HARMFUL, hasClamd, type PretendClamd, pretendClamd, realClamd } from "../../test/clamd.ts";
import { aHouse, type House } from "../../test/house.ts";
import { addDocument, answerIdentity, giveConsents, ME, saveProgress, submit } from "../../test/identity.ts";
import { aPicture, type FileToSend, postForm, signForm, uploadFile } from "../../test/upload.ts";
import { signIn, type Visitor } from "../../test/visitor.ts";
import { clamd, ScannerUnavailable, type VirusScanner } from "../partners/clamd.ts";
import { scanPendingHandler } from "./scan-pending.ts";

const aHarmfulPicture = (): FileToSend => {
  const picture = aPicture();
  return { ...picture, content: Buffer.concat([picture.content, Buffer.from(HARMFUL)]) };
};

const send = async (house: House, visitor: Visitor, file: FileToSend) => {
  const { url, fields } = await signForm(visitor, file);
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return postForm(house, url, [...parts, { name: "file", value: file.content }]);
};

const scanStates = async ({ context }: House): Promise<readonly string[]> => {
  const { rows } = await context.pool.query("select scan_state from upload order by created_at");
  return rows.map(({ scan_state }) => scan_state);
};

/** The minute's round, for files that have waited long enough. */
const theClockStrikes = async ({ context }: House): Promise<void> => {
  await context.pool.query("update upload set stored_at = stored_at - interval '1 minute'");
  await scanPendingHandler.run({}, context);
};

const quarantines = async ({ context }: House): Promise<number> => {
  const { rows } = await context.pool.query(
    "select 1 from audit_entry where action = 'file-quarantined' and actor = 'job:scan'",
  );
  return rows.length;
};

let pretend: PretendClamd;
let scanner: VirusScanner;
beforeEach(async () => {
  pretend = await pretendClamd();
  scanner = impatient(clamd(pretend.address));
});
afterEach(() => pretend.close());

/** As the real one, but nobody waits for seconds here. */
const impatient = (patient: VirusScanner): VirusScanner => ({
  ...patient,
  scan: (open, patience) => patient.scan(open, { ...patience, timeoutMs: 300 }),
});

test("FIL-05 a clean file is clean before the answer", async () => {
  const house = await aHouse({}, { scanner });
  const visitor = await signIn(house);
  const path = await uploadFile(house, visitor);
  expect(await scanStates(house)).toEqual(["clean"]);
  expect((await addDocument(visitor, "PASSPORT", path)).errors).toBeUndefined();
});

test("FIL-05 an infected file is quarantined, the applicant is told, and nothing can be made of it", async () => {
  const house = await aHouse({}, { scanner });
  const visitor = await signIn(house);
  const { url, fields } = await signForm(visitor, aHarmfulPicture());
  const answer = await postForm(house, url, [
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: "file", value: aHarmfulPicture().content },
  ]);
  expect([answer.statusCode, answer.json()]).toEqual([400, { code: "INFECTED" }]);
  expect(answer.headers.location).toBeUndefined();
  expect(await scanStates(house)).toEqual(["infected"]);
  expect(await quarantines(house)).toBe(1);
  const { errors } = await addDocument(visitor, "PASSPORT", `${url}/${fields.key}`);
  expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  await house.runJobs();
  // They saw it on the screen: no letter.
  expect(house.letters.filter(({ id }) => id.startsWith("quarantined"))).toEqual([]);
});

describe("while the scanner is away", () => {
  test.each(["hangs", "breaks", "babbles"] as const)(
    "FIL-05 REL-04 it %s: the file is taken, stays pending, blocks the submission; afterwards it goes on without a restart",
    async (mood) => {
      const house = await aHouse({}, { scanner });
      const visitor = await signIn(house);
      pretend.mood = mood;
      await answerIdentity(house, visitor);
      await giveConsents(visitor);
      expect(await scanStates(house)).toEqual(["pending"]);
      expect((await submit(visitor)).errors?.[0]?.extensions).toEqual({
        code: "SUBMISSION_NOT_ALLOWED",
        missing: ["FILE_CHECK"],
      });
      await theClockStrikes(house);
      expect(await scanStates(house)).toEqual(["pending"]);
      pretend.mood = "works";
      await theClockStrikes(house);
      expect(await scanStates(house)).toEqual(["clean"]);
      expect((await submit(visitor)).errors).toBeUndefined();
    },
  );

  test("FIL-05 REL-04 nobody listens there: pending as well", async () => {
    const house = await aHouse({}, { scanner });
    await pretend.close();
    await uploadFile(house, await signIn(house));
    expect(await scanStates(house)).toEqual(["pending"]);
    pretend = await pretendClamd();
  });

  test("FIL-05 a file found bad later leaves the section, the card goes back to in progress, and a letter tells", async () => {
    const house = await aHouse({}, { scanner });
    const visitor = await signIn(house, "told.later@example.com");
    pretend.mood = "hangs";
    const path = await uploadFile(house, visitor, aHarmfulPicture());
    await answerIdentity(house, visitor, path);
    pretend.mood = "works";
    await theClockStrikes(house);
    expect(await scanStates(house)).toEqual(["infected"]);
    const { me } = (await visitor.graphql(ME)).data;
    expect(me.identityDocuments).toEqual([]);
    expect(me.latestValidation.progress).toMatchObject([{ name: "IDENTITY", completedDtm: null }]);
    await house.runJobs();
    const told = house.letters.filter(({ id }) => id.startsWith("quarantined"));
    expect(told.map(({ to, letter }) => [to, letter.subject])).toEqual([
      ["told.later@example.com", "We could not use one of your files"],
    ]);
    await theClockStrikes(house);
    await house.runJobs();
    expect(await quarantines(house)).toBe(1);
    const again = await uploadFile(house, visitor);
    await addDocument(visitor, "PASSPORT", again);
    const saved = await saveProgress(visitor, { steps: ["upload"], completed: true });
    expect(saved.errors).toBeUndefined();
  });
});

test("FIL-05 a verdict and a save that binds the file never pass each other", async () => {
  const house = await aHouse({}, { scanner });
  const visitor = await signIn(house);
  pretend.mood = "hangs";
  const path = await uploadFile(house, visitor, aHarmfulPicture());
  pretend.mood = "works";
  await Promise.all([theClockStrikes(house), addDocument(visitor, "PASSPORT", path)]);
  expect((await visitor.graphql(ME)).data.me.identityDocuments).toEqual([]);
});

test("FIL-05 without a scanner a file is unscanned, and so is one that waited for a scanner that was taken away", async () => {
  const without = await aHouse();
  await uploadFile(without, await signIn(without));
  expect(await scanStates(without)).toEqual(["unscanned"]);
  await without.context.pool.query("update upload set scan_state = 'pending'");
  await theClockStrikes(without);
  expect(await scanStates(without)).toEqual(["unscanned"]);
});

describe.runIf(hasClamd)("with the real clamd", () => {
  test("FIL-05 a signature of the test's own is found, a picture is clean, and a dead daemon gives no verdict", async () => {
    const address = await realClamd();
    const house = await aHouse({}, { scanner: clamd(address) });
    const visitor = await signIn(house);
    expect((await send(house, visitor, aPicture())).statusCode).toBe(204);
    expect((await send(house, visitor, aHarmfulPicture())).json()).toEqual({ code: "INFECTED" });
    const large = { ...aPicture(), content: Buffer.concat([aPicture().content, Buffer.alloc(9_000_000)]) };
    expect((await send(house, visitor, large)).statusCode).toBe(204);
    expect(await scanStates(house)).toEqual(["clean", "infected", "clean"]);
    await expect(clamd({ path: "/nowhere.sock" }).ping()).rejects.toThrow(ScannerUnavailable);
  });
});
