import { describe, expect, test, vi } from "vitest";
import { answeringPartner } from "../../test/answering-partner.ts";
import type { NewEmploymentVerification } from "./employment-service.ts";
import { konfir } from "./konfir.ts";

/** Responses that the sandbox does not give: Konfir's own words are not public. */

const verifierAt = (url: string) => konfir({ url, clientId: "latchkey", clientSecret: "secret" });

const asked: NewEmploymentVerification = {
  person: { firstName: "Amara", lastName: "Osei", email: "amara@example.com" },
  asker: "Quillfield Lettings",
  activity: { customId: "one", kind: "employed", employer: "Brightwater Ltd" },
  redirectUrl: "https://apply.example/konfir/return",
  state: "state",
  webhookUrl: "https://apply.example/hooks/konfir/secret",
};

const find = async (data: object) => {
  const { url } = await answeringPartner({ body: { data } });
  return verifierAt(url).find("ver_1");
};

describe("a verification", () => {
  test.each([
    ["waitingForCandidate", "waiting"],
    ["Waiting for Candidate", "waiting"],
    ["something new", "waiting"],
    ["constructor", "waiting"],
    ["completed", "completed"],
    ["COMPLETED", "completed"],
    ["Cancelled", "cancelled"],
    ["canceled", "cancelled"],
    ["timed_out", "cancelled"],
    ["rejected", "cancelled"],
  ])("that is %s counts as %s", async (status, expected) => {
    expect((await find({ status })).status).toBe(expected);
  });

  test.each([
    ["Verified", "verified"],
    ["connected", "connected"],
    ["Not Connected", "not-connected"],
    ["notVerified", "not-connected"],
    ["unverified", "not-connected"],
    [null, "not-connected"],
  ])("of work that is %s counts as %s", async (status, expected) => {
    const activities = [{ customId: "one", status }];
    expect((await find({ status: "completed", activities })).activities).toEqual([
      { customId: "one", status: expected },
    ]);
  });

  test("keeps of what it tells only what can be", async () => {
    const activities = [
      { customId: "one", status: "verified", startDate: "soon", endDate: "2026-02-30", annualIncome: 1e300 },
    ];
    expect((await find({ status: "completed", activities })).activities).toEqual([
      { customId: "one", status: "verified" },
    ]);
  });
});

describe("the page for a candidate", () => {
  const begin = async (candidateUrl: string) => {
    const { url } = await answeringPartner({
      status: 201,
      body: { data: { id: "ver_1" }, meta: { candidateUrl } },
    });
    return verifierAt(url).begin(asked);
  };

  test.each(["http:", "https:"])("is where the partner says, at %s", async (protocol) => {
    const candidateUrl = `${protocol}//candidate.example/v/1`;
    expect(await begin(candidateUrl)).toEqual({ id: "ver_1", candidateUrl });
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "/v/1", "", "ftp://candidate.example/v/1"])(
    "is not %j",
    async (candidateUrl) => {
      await expect(begin(candidateUrl)).rejects.toMatchObject({ name: "PartnerFailed", reason: "malformed" });
    },
  );
});

test("a partner who is asked over https names no plain page", async () => {
  const body = { data: { id: "ver_1" }, meta: { candidateUrl: "http://candidate.example/v/1" } };
  const answer = async () =>
    new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
  vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  const begun = verifierAt("https://konfir.example/").begin(asked);
  await expect(begun).rejects.toMatchObject({ reason: "malformed" });
});

test.each(["ver/1", "..", ""])("an id that is %j is no answer", async (id) => {
  const body = { data: { id }, meta: { candidateUrl: "http://candidate.example/v/1" } };
  const { url } = await answeringPartner({ body });
  await expect(verifierAt(url).begin(asked)).rejects.toMatchObject({ reason: "malformed" });
});
