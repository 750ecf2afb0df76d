import { expect, test } from "vitest";
import { aHouse, type House } from "../../../test/house.ts";
import { saveFacts } from "../../../test/identity.ts";
import { uploadFile } from "../../../test/upload.ts";
import { signIn, type Visitor } from "../../../test/visitor.ts";
import { notChecked, type Verdict, type VerifiedFile } from "../../verification/verifier.ts";
import { verificationRoutes } from "./verification-address.ts";

/** What is asked of whoever looks, and what stays of the answer. */

interface Asked {
  readonly key: string;
  readonly answer: (verdict: Verdict) => void;
}

/** Looks until the test says what it found. */
const patientVerifier = () => {
  const asked: Asked[] = [];
  const look = ({ key }: VerifiedFile): Promise<Verdict> =>
    new Promise((resolve) => asked.push({ key, answer: resolve }));
  return { asked, verifier: { checkDocument: look, checkPhoto: look } };
};

const quickVerifier = (...verdicts: readonly Verdict[]) => {
  let times = 0;
  const look = async (): Promise<Verdict> => {
    times += 1;
    return verdicts[times - 1] ?? { outcome: "ok" };
  };
  return { times: () => times, verifier: { checkDocument: look, checkPhoto: look } };
};

const ask = async (visitor: Visitor, url: string, kind: keyof typeof verificationRoutes = "document") => {
  const response = await visitor.post(verificationRoutes[kind], { url });
  return [response.statusCode, response.json()];
};

const checked = [200, { checked: true }];
const blurred: Verdict = { outcome: "refused", field: "detect_blur" };

const outcomes = async ({ context }: House): Promise<readonly string[]> => {
  const { rows } = await context.pool.query("select outcome from file_check order by kind");
  return rows.map(({ outcome }) => outcome);
};

test("API-05 who asks twice at once gets one answer to both, once for each kind of check", async () => {
  const { asked, verifier } = patientVerifier();
  const house = await aHouse({}, { verifier });
  const visitor = await signIn(house);
  const path = await uploadFile(house, visitor);
  const answers = [ask(visitor, path), ask(visitor, path), ask(visitor, path, "photo")];
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer(blurred);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer({ outcome: "ok" });
  const refused = [422, { type: "validation_error", field: "detect_blur" }];
  expect(await Promise.all(answers)).toEqual([refused, refused, checked]);
  expect(asked).toHaveLength(2);
});

test("API-05 the files of one applicant wait for each other, and for nobody else's", async () => {
  const { asked, verifier } = patientVerifier();
  const house = await aHouse({}, { verifier });
  const [eager, other] = [await signIn(house), await signIn(house)];
  const many = await Promise.all([1, 2, 3].map(() => uploadFile(house, eager)));
  const path = await uploadFile(house, other);
  const answers = many.map((one) => ask(eager, one));
  await expect.poll(() => asked.length).toBe(1);
  const others = ask(other, path);
  await expect.poll(() => asked.length).toBe(2);
  expect(path.endsWith(`/${asked[1]?.key}`)).toBe(true);
  asked[1]?.answer({ outcome: "ok" });
  expect(await others).toEqual(checked);
  expect(asked).toHaveLength(2);
  for (const next of [0, 2, 3]) {
    await expect.poll(() => asked.length).toBeGreaterThan(next);
    asked[next]?.answer({ outcome: "ok" });
  }
  expect(await Promise.all(answers)).toEqual([checked, checked, checked]);
});

test.each(["too-large", "unreadable", "encrypted"])(
  "FIL-08 what is %s stays so, and is not opened again",
  async (reason) => {
    const { times, verifier } = quickVerifier(notChecked(reason));
    const house = await aHouse({}, { verifier });
    const visitor = await signIn(house);
    const path = await uploadFile(house, visitor);
    expect([await ask(visitor, path), await ask(visitor, path)]).toEqual([
      [200, { checked: false }],
      [200, { checked: false }],
    ]);
    expect([times(), await outcomes(house)]).toEqual([1, [`not_checked:${reason}`]]);
  },
);

test.each(["timeout", "busy", "failed", "crashed"])(
  "FRM-344 after %s a file is looked at again",
  async (reason) => {
    const { verifier } = quickVerifier(notChecked(reason), { outcome: "ok" });
    const house = await aHouse({}, { verifier });
    const visitor = await signIn(house);
    const path = await uploadFile(house, visitor);
    await ask(visitor, path);
    expect(await ask(visitor, path)).toEqual(checked);
    expect(await outcomes(house)).toEqual(["ok"]);
  },
);

test("FRM-341 a verdict that another server recorded meanwhile is not replaced by none", async () => {
  const { asked, verifier } = patientVerifier();
  const house = await aHouse({}, { verifier });
  const visitor = await signIn(house);
  const answer = ask(visitor, await uploadFile(house, visitor));
  await expect.poll(() => asked.length).toBe(1);
  await house.context.pool.query(
    `insert into file_check (upload_id, application_id, party_id, kind, asked, outcome, scores, findings)
     select id, application_id, party_id, 'document', 'unknown/front', 'refused:detect_blur', '{}', '{}' from upload`,
  );
  asked[0]?.answer(notChecked("timeout"));
  await answer;
  expect(await outcomes(house)).toEqual(["refused:detect_blur"]);
});

test("IDN-112 a name that changes while a document is looked at is compared as it is then", async () => {
  const { asked, verifier } = patientVerifier();
  const house = await aHouse({}, { verifier });
  const visitor = await signIn(house);
  await saveFacts(visitor, { firstName: "Amara", lastName: "Okafor", birthdate: "1990-02-14" });
  const answer = ask(visitor, await uploadFile(house, visitor));
  await expect.poll(() => asked.length).toBe(1);
  await saveFacts(visitor, { firstName: "Amara", lastName: "Smith", birthdate: "1990-02-14" });
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
  const { rows } = await house.context.pool.query("select findings from file_check");
  expect(rows).toEqual([{ findings: ["surname"] }]);
});
