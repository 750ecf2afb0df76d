import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EmploymentVisits, startEmploymentVisits } from "../sandbox/src/employment/testing/visit.ts";
import { FAKE_EMPLOYMENT_CLIENT } from "../sandbox/src/employment/verification-routes.ts";
import type {
  EmploymentService,
  NewEmploymentVerification,
} from "../server/src/partners/employment-service.ts";
import { type KonfirOptions, konfir } from "../server/src/partners/konfir.ts";

/**
 * What our adapter needs of a verifier of employment. The service shows its documentation to customers alone, so this
 * runs against the fake, over HTTP; whoever has an account corrects `konfir.ts` and the fake together.
 */

let visits: EmploymentVisits;
beforeAll(async () => {
  visits = await startEmploymentVisits();
});
afterAll(() => visits.close());
beforeEach(() => {
  visits.control.reset();
  visits.receiver.reset();
});

const verifier = (more: Partial<KonfirOptions> = {}): EmploymentService =>
  konfir({
    url: visits.url,
    clientId: FAKE_EMPLOYMENT_CLIENT.clientId,
    clientSecret: FAKE_EMPLOYMENT_CLIENT.clientSecret,
    ...more,
  });

const work: NewEmploymentVerification["activity"] = {
  customId: "0d0f9a2e-3c5d-4a53-9d0e-5d0b8f1c2a11",
  kind: "employed",
  employer: "Brightwater Ltd",
  jobTitle: "Analyst",
  startDate: "2022-05-09",
  yearlyMinor: 3_100_050,
};

const asked = (activity: Partial<NewEmploymentVerification["activity"]> = {}): NewEmploymentVerification => ({
  person: {
    firstName: "Amara",
    lastName: "Osei",
    email: "amara@example.com",
    phone: "+447700900456",
    birthdate: "1991-02-28",
  },
  asker: "Quillfield Lettings",
  activity: { ...work, ...activity },
  redirectUrl: "http://localhost:8080/konfir/return",
  state: "a-state",
  webhookUrl: visits.receiver.url,
});

/** Somebody has been sent to the candidate's page and decides. @returns the id of the verification */
const decided = async (decision: string, more?: Parameters<typeof asked>[0]): Promise<string> => {
  const { id, candidateUrl } = await verifier().begin(asked(more));
  await visits.decide(candidateUrl, decision, "before_redirect");
  return id;
};

const stated = {
  customId: work.customId,
  employer: "Brightwater Ltd",
  jobTitle: "Analyst",
  startDate: "2022-05-09",
  yearlyMinor: 3_100_050,
};

describe("INT-09 (in part) the contract with a verifier of employment, kept by the fake", () => {
  test("a verification begins, waits, and leads to a page for its candidate", async () => {
    const { id, candidateUrl } = await verifier().begin(asked());
    expect(await verifier().find(id)).toEqual({
      status: "waiting",
      activities: [{ customId: work.customId, status: "not-connected" }],
    });
    const page = await (await visits.get(candidateUrl)).text();
    for (const words of ["Amara Osei", "Quillfield Lettings", "Brightwater Ltd"])
      expect(page).toContain(words);
  });

  test("the way back brings the state, and a message names the verification", async () => {
    const { id, candidateUrl } = await verifier().begin(asked());
    const back = await visits.decide(candidateUrl, "hmrc", "before_redirect");
    expect(visits.goesTo(back)).toBe("http://localhost:8080/konfir/return?state=a-state");
    expect(visits.receiver.received()).toMatchObject([
      { path: "/hooks/konfir/a-secret", body: { event: "verificationCompleted", data: { id } } },
    ]);
  });

  test.each([
    ["hmrc", "completed", { ...stated, status: "verified" }],
    ["payroll", "completed", { ...stated, status: "verified" }],
    ["bank", "completed", { ...stated, status: "connected" }],
    ["cancel", "cancelled", { customId: work.customId, status: "not-connected" }],
    ["time_out", "cancelled", { customId: work.customId, status: "not-connected" }],
  ])("a candidate who decides on %s: %s", async (decision, status, activity) => {
    expect(await verifier().find(await decided(decision))).toEqual({ status, activities: [activity] });
  });

  test("work that has ended, work of one's own, and work about which little is known", async () => {
    const ended = await verifier().find(await decided("hmrc", { endDate: "2025-12-31" }));
    expect(ended.activities).toEqual([{ ...stated, status: "verified", endDate: "2025-12-31" }]);
    const own = await verifier().find(
      await decided("hmrc", { kind: "self-employed", employer: "Femi Builds" }),
    );
    expect(own.activities).toMatchObject([{ employer: "Femi Builds", status: "verified" }]);
    const little = { jobTitle: undefined, startDate: undefined, yearlyMinor: undefined };
    expect((await verifier().find(await decided("payroll", little))).activities).toEqual([
      { customId: work.customId, status: "verified", employer: "Brightwater Ltd" },
    ]);
  });

  test("what waits can be cancelled, once", async () => {
    const { id, candidateUrl } = await verifier().begin(asked());
    await verifier().cancel(id);
    expect((await verifier().find(id)).status).toBe("cancelled");
    expect((await visits.get(candidateUrl)).status).toBe(410);
    const refused = { reason: "status-409", code: "verification_closed" };
    await expect(verifier().cancel(id)).rejects.toMatchObject(refused);
  });

  test("who lets it lie for two weeks has cancelled it", async () => {
    const { id } = await verifier().begin(asked());
    visits.control.setNow(new Date(Date.now() + 14 * 86_400_000));
    expect((await verifier().find(id)).status).toBe("cancelled");
  });

  test("somebody else's secret, and a verification that there is none of", async () => {
    const stranger = verifier({ clientSecret: "another" });
    const unauthorized = { name: "PartnerFailed", reason: "status-401", code: "unauthorized" };
    await expect(stranger.begin(asked())).rejects.toMatchObject(unauthorized);
    await expect(stranger.find("ver_0")).rejects.toMatchObject(unauthorized);
    const unknown = { reason: "status-404", code: "not_found" };
    await expect(verifier().find("ver_0")).rejects.toMatchObject(unknown);
    await expect(verifier().cancel("ver_0")).rejects.toMatchObject(unknown);
  });

  test.each(["", "..", "ver_0/cancel", "ver 0", "ver_0?x=1", "%2e%2e"])(
    "%j is no id, and nobody is asked about it",
    async (id) => {
      await expect(verifier().find(id)).rejects.toMatchObject({ reason: "malformed" });
      await expect(verifier().cancel(id)).rejects.toMatchObject({ reason: "malformed" });
      expect(visits.control.requests()).toEqual([]);
    },
  );
});

/** A call of each kind, for a verification that waits. */
const calls = {
  begin: (from: EmploymentService) => from.begin(asked()),
  find: (from: EmploymentService, id: string) => from.find(id),
  cancel: (from: EmploymentService, id: string) => from.cancel(id),
} as const;

const kinds = Object.entries(calls).map(([name, call]) => ({ name, call }));

const waiting = async (): Promise<string> => (await verifier().begin(asked())).id;

describe("INT-06 (in part) whatever the verifier does, the outcome has a name", () => {
  const faults = [
    ["timeout", "timeout"],
    ["slow:5000", "timeout"],
    ["500", "status-500"],
    ["429", "status-429"],
    ["malformed_json", "malformed"],
    ["wrong_content_type", "not-json"],
    ["drop_connection", "unreachable"],
    ["huge", "too-long"],
  ] as const;
  const matrix = kinds.flatMap((kind) => faults.map(([scenario, reason]) => ({ ...kind, scenario, reason })));

  test.each(matrix)("$name, $scenario: $reason", async ({ call, scenario, reason }) => {
    const id = await waiting();
    const before = visits.control.requests().length;
    visits.control.plan("konfir", scenario, 1);
    const impatient = reason === "timeout" ? { timeoutMs: 300 } : {};
    const failure = { name: "PartnerFailed", reason, code: undefined };
    await expect(call(verifier(impatient), id)).rejects.toMatchObject(failure);
    expect(visits.control.requests()).toHaveLength(before + 1);
  });

  test.each(kinds)("$name, nobody there: unreachable", async ({ call }) => {
    const failure = { name: "PartnerFailed", reason: "unreachable" };
    await expect(call(verifier({ url: "http://127.0.0.1:1/" }), await waiting())).rejects.toMatchObject(
      failure,
    );
  });

  test.each(kinds)("$name, slow but in time: as always", async ({ call }) => {
    const id = await waiting();
    visits.control.plan("konfir", "slow:50", 1);
    await expect(call(verifier(), id)).resolves.not.toBeNull();
  });
});

describe("INT-04 (in part) what is secret", () => {
  test("is in no address that our server asks for or the browser sees", async () => {
    const { id, candidateUrl } = await verifier().begin(asked());
    await verifier().find(id);
    await verifier().cancel(id);
    const urls = visits.control.requests().map(({ url }) => url);
    expect(urls).toEqual(["/v1/verifications", `/v1/verifications/${id}`, `/v1/verifications/${id}/cancel`]);
    expect(`${candidateUrl} ${urls.join(" ")}`).not.toContain(FAKE_EMPLOYMENT_CLIENT.clientSecret);
  });

  test.each(kinds)("$name: is not in an error", async ({ call }) => {
    const id = await waiting();
    for (const scenario of ["500", "drop_connection", "malformed_json"] as const) {
      visits.control.plan("konfir", scenario, 1);
      const error: unknown = await call(verifier(), id).catch((cause: unknown) => cause);
      const { message, stack, cause } = error as Error;
      const told = `${message} ${stack} ${JSON.stringify(error)}`;
      const secrets = [FAKE_EMPLOYMENT_CLIENT.clientSecret, id, "a-state", "a-secret", "amara@example.com"];
      for (const secret of secrets) expect(told).not.toContain(secret);
      expect(cause).toBeUndefined();
    }
  });
});
